import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} è disponibile anche in italiano.',
    accept: 'Passa all’italiano',
    dismiss: 'Mantieni la lingua attuale',
  },
} satisfies Translation<typeof english>
