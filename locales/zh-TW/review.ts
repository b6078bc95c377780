import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '檢查你的回答',
  edit: '編輯{{name}}',
  none: '無',
  notAnswered: '未回答：{{fields}}。',
} satisfies Translation<typeof english>
