import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} on saatavilla myös suomeksi.',
    accept: 'Vaihda suomeen',
    dismiss: 'Pidä nykyinen kieli',
  },
} satisfies Translation<typeof english>
