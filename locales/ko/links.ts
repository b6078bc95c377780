import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: '이 링크는 더 쓸 수 없어요',
    why: '서비스를 백업에서 복원했고, 데이터를 보호하기 위해 그 전에 보낸 링크는 쓸 수 없게 됐어요. 지금까지의 응답은 저장되어 있어요.',
    mail: '새 링크 보내기',
    mailTo: '이 링크와 같은 이메일 주소로 보낼게요.',
    mailed: '같은 이메일 주소로 새 링크를 보냈어요. 몇 분 안에 오지 않으면 스팸함을 확인하세요.',
    again: '다른 링크 보내기',
    ask: '피터에게 새 링크를 요청하세요. 이 링크에는 이메일 주소가 없어요.',
  },
} satisfies Translation<typeof english>
