import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tarkista vastauksesi',
  edit: 'Muokkaa: {{name}}',
  none: 'Ei mitään',
  notAnswered: 'Vastaamatta: {{fields}}.',
} satisfies Translation<typeof english>
