import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Revisa tus respuestas',
  edit: 'Editar {{name}}',
  none: 'Ninguno',
  notAnswered: 'Sin respuesta: {{fields}}.',
} satisfies Translation<typeof english>
