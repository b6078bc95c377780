import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tjek dine svar',
  edit: 'Rediger {{name}}',
  none: 'Ingen',
  notAnswered: 'Ikke besvaret: {{fields}}.',
} satisfies Translation<typeof english>
