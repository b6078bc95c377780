import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} también está disponible en español.',
    accept: 'Cambiar a español',
    dismiss: 'Seguir en el idioma actual',
  },
} satisfies Translation<typeof english>
