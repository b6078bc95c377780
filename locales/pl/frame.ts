import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} jest dostępny także po polsku.',
    accept: 'Przełącz na polski',
    dismiss: 'Zachowaj obecny język',
  },
} satisfies Translation<typeof english>
