import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} também está disponível em português.',
    accept: 'Mudar para português',
    dismiss: 'Manter o idioma atual',
  },
} satisfies Translation<typeof english>
