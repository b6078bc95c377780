import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '检查你的回答',
  edit: '编辑{{name}}',
  none: '无',
  notAnswered: '未回答：{{fields}}。',
} satisfies Translation<typeof english>
