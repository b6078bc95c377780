import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} findes også på dansk.',
    accept: 'Skift til dansk',
    dismiss: 'Behold det nuværende sprog',
  },
} satisfies Translation<typeof english>
