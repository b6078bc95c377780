import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} is er ook in het Nederlands.',
    accept: 'Overschakelen naar Nederlands',
    dismiss: 'Huidige taal behouden',
  },
} satisfies Translation<typeof english>
