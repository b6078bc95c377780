import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Controleer je antwoorden',
  edit: '{{name}} bewerken',
  none: 'Geen',
  notAnswered: 'Niet beantwoord: {{fields}}.',
} satisfies Translation<typeof english>
