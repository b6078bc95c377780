import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} cũng có bằng tiếng Việt.',
    accept: 'Chuyển sang tiếng Việt',
    dismiss: 'Giữ ngôn ngữ hiện tại',
  },
} satisfies Translation<typeof english>
