import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} est aussi disponible en français.',
    accept: 'Passer au français',
    dismiss: 'Garder la langue actuelle',
  },
} satisfies Translation<typeof english>
