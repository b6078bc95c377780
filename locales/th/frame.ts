import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product} มีให้ใช้เป็นภาษาไทยด้วย',
    accept: 'เปลี่ยนเป็นภาษาไทย',
    dismiss: 'ใช้ภาษาปัจจุบันต่อไป',
  },
} satisfies Translation<typeof english>
