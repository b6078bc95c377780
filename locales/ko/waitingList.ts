import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '빈 시간 기다리기',
  lead: '시간이 비면 명단의 첫 사람을 위해 두 시간 동안 잡아 두고 메일로 알려요.',
  from: '시작일',
  to: '종료일',
  name: '이름',
  email: '이메일',
  send: '명단에 등록',
  sentTitle: '메일함을 확인하세요',
  sent: '{{email}} 주소로 보낸 메일의 버튼을 누르면 등록돼요.',
  fault: {
    days: '날짜 두 개를 이른 것부터 입력하세요.',
    name: '이름을 입력하세요.',
    email: 'name@example.com처럼 주소 전체를 입력하세요.',
  },
  place: {
    what: '{{fitter}}님의 {{service}}, {{from}}~{{to}}',
    unconfirmedTitle: '빈 시간을 기다릴까요?',
    confirm: '등록 확정',
    waitingTitle: '대기자 명단에 있어요',
    waiting: '시간이 비고 차례가 되면 두 시간 동안 잡아 두고 메일로 알려요.',
    leave: '명단에서 나가기',
    endedTitle: '대기자 명단에 없어요',
    unknownTitle: '이 링크를 쓸 수 없어요',
    unknown: '메일의 링크 전체를 열거나 예약 페이지에서 다시 신청하세요.',
  },
} satisfies Translation<typeof english>
