import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Prüfe deine Antworten',
  edit: '{{name}} bearbeiten',
  none: 'Keine',
  notAnswered: 'Nicht beantwortet: {{fields}}.',
} satisfies Translation<typeof english>
