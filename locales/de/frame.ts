import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} gibt es auch auf Deutsch.',
    accept: 'Zu Deutsch wechseln',
    dismiss: 'Aktuelle Sprache behalten',
  },
} satisfies Translation<typeof english>
