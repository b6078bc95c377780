import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} finns också på svenska.',
    accept: 'Byt till svenska',
    dismiss: 'Behåll nuvarande språk',
  },
} satisfies Translation<typeof english>
