import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'ตรวจสอบคำตอบของคุณ',
  edit: 'แก้ไข {{name}}',
  none: 'ไม่มี',
  notAnswered: 'ไม่ได้ตอบ: {{fields}}',
} satisfies Translation<typeof english>
