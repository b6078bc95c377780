import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: '이 데모에 관해',
    text: '데모예요. 사람, 숫자, 사진은 모두 지어낸 것이고 이메일을 보내지 않아요.',
  },
  fitter: {
    title: '피터로 둘러보기',
    text: 'Maren Holt님의 스튜디오를 볼 수 있어요: 라이더 60명, 2년간의 피팅, 몇 주 후 라이더가 말한 것. 모두 지어낸 것이니 무엇이든 해 보세요.',
    button: '스튜디오 열기',
  },
  client: {
    title: '라이더로 둘러보기',
    text: 'Tom Ashworth님이 보는 것을 볼 수 있어요: 피팅, 리포트, 응답할 사후 점검. 모두 지어낸 것이니 무엇이든 해 보세요.',
    button: '라이더 페이지 열기',
  },
  choose: {
    title: '데모 둘러보기',
    text: '라이더 60명과 2년간의 피팅이 있는 스튜디오예요. 모두 지어낸 것이고 아무도 바꿀 수 없어요.',
  },
  unknown: {
    title: '이 링크로는 데모가 열리지 않아요',
    text: '링크는 데모를 시작할 때마다 바뀌어요. 가장 최근에 시작한 링크를 쓰세요.',
  },
  none: {
    title: '링크로 데모를 여세요',
    text: 'npm run demo 명령으로 데모를 시작하면 피터용과 라이더용 링크 두 개가 나와요.',
  },
} satisfies Translation<typeof english>
