import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Sjekk svarene dine',
  edit: 'Rediger {{name}}',
  none: 'Ingen',
  notAnswered: 'Ikke besvart: {{fields}}.',
} satisfies Translation<typeof english>
