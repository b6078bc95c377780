import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} finnes også på norsk.',
    accept: 'Bytt til norsk',
    dismiss: 'Behold nåværende språk',
  },
} satisfies Translation<typeof english>
