import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} 也提供简体中文版。',
    accept: '切换到简体中文',
    dismiss: '保留当前语言',
  },
} satisfies Translation<typeof english>
