import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} 也提供繁體中文版。',
    accept: '切換到繁體中文',
    dismiss: '保留目前的語言',
  },
} satisfies Translation<typeof english>
