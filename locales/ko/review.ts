import type english from '../en/review.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '응답 확인',
  edit: '{{name}} 편집',
  none: '없음',
  notAnswered: '응답 없음: {{fields}}.',
} satisfies Translation<typeof english>
