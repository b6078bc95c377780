import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Sprawdź odpowiedzi',
  edit: 'Edytuj: {{name}}',
  none: 'Brak',
  notAnswered: 'Bez odpowiedzi: {{fields}}.',
} satisfies Translation<typeof english>
