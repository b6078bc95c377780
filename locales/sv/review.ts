import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Kontrollera dina svar',
  edit: 'Redigera {{name}}',
  none: 'inga',
  notAnswered: 'Inte besvarat: {{fields}}.',
} satisfies Translation<typeof english>
