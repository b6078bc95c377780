import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product}は日本語でもご利用いただけます。',
    accept: '日本語に切り替える',
    dismiss: '現在の言語のままにする',
  },
} satisfies Translation<typeof english>
