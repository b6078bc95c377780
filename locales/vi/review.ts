import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Kiểm tra câu trả lời của bạn',
  edit: 'Sửa {{name}}',
  none: 'Không có',
  notAnswered: 'Chưa trả lời: {{fields}}.',
} satisfies Translation<typeof english>
