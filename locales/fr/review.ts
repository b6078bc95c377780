import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Vérifiez vos réponses',
  edit: 'Modifier {{name}}',
  none: 'Aucun',
  notAnswered: 'Sans réponse : {{fields}}.',
} satisfies Translation<typeof english>
