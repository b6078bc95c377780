import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Verifique as suas respostas',
  edit: 'Editar {{name}}',
  none: 'nenhum',
  notAnswered: 'Sem resposta: {{fields}}.',
} satisfies Translation<typeof english>
