import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '지금 {product}에 연결할 수 없어요. 이 기기에 보관된 것으로 계속할 수 있어요. 다시 온라인이 되면 보낼게요.',
  forms: '시작한 양식',
  sessions: '연 세션',
  intake: '{{fitter}}님에게 보낼 사전 설문',
  followUp: '{{fitter}}님에게 보낼 사후 점검',
  fitOf: '{{date}} 피팅',
  openSince: '{{date}}에 엶',
  emptyTitle: '오프라인으로 열 것이 없어요',
  empty: '시작한 양식과 연 세션은 여기에 7일 동안 보관돼요.',
} satisfies Translation<typeof english>
