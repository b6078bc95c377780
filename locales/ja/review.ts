import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '回答を確認',
  edit: '{{name}}を編集',
  none: 'なし',
  notAnswered: '未回答：{{fields}}。',
} satisfies Translation<typeof english>
