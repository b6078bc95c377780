import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Controlla le tue risposte',
  edit: 'Modifica {{name}}',
  none: 'Nessuno',
  notAnswered: 'Senza risposta: {{fields}}.',
} satisfies Translation<typeof english>
