import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}}({{zone}})',
    place: '장소:',
    video: '화상으로 참여',
    see: '예약 보기',
  },
  bookingRequest: {
    subject: '{{fitter}}님 예약을 확정하세요',
    heading: '예약을 확정하세요',
    what: '누군가 이 주소로 {{fitter}}님 예약을 신청했어요. 본인이라면 페이지를 열고 ‘확정’을 누르세요. 누르기 전에는 아무 일도 일어나지 않아요.',
    button: '예약 열기',
    kept: '{{time}}({{zone}})까지 이 시간을 잡아 둘게요.',
  },
  bookingConfirmed: {
    subject: '{{fitter}}님 예약',
    heading: '예약이 확정됐어요',
    what: '{{fitter}}님의 {{service}}:',
    intake: '피팅 전에, 평소 어떻게 타는지, 지금 라이딩 느낌이 어떤지 {{fitter}}님이 알고 싶어 해요.',
    openIntake: '양식 작성',
  },
  bookingMoved: {
    subject: '{{fitter}}님 예약 시간이 바뀌었어요',
    heading: '예약 시간이 바뀌었어요',
    what: '{{fitter}}님의 {{service}} 새 일시:',
    message: '{{fitter}}님의 메시지:',
  },
  bookingCancelled: {
    subject: '{{fitter}}님 예약이 취소됐어요',
    heading: '예약이 취소됐어요',
    fitter: '{{fitter}}님이 다음 일시의 {{service}} 예약을 취소했어요:',
    rider: '{{fitter}}님의 다음 일시 {{service}} 예약을 취소했어요:',
  },
  bookingReminder: {
    subject: '{{fitter}}님 예약 알림',
    heading: '곧 예약 시간이에요',
    what: '{{fitter}}님의 {{service}}:',
  },
  waitingRequest: {
    subject: '{{fitter}}님 대기자 명단 등록을 확정하세요',
    heading: '대기자 명단 등록을 확정하세요',
    what: '누군가 이 주소로, {{fitter}}님의 {{service}} 시간이 비면 알려 달라고 요청했어요. 본인이라면 페이지를 열고 ‘확정’을 누르세요. 누르기 전에는 아무 일도 일어나지 않아요.',
    button: '페이지 열기',
    leave: '같은 링크로 명단에서 나갈 수 있어요.',
  },
  waitingOffer: {
    subject: '{{fitter}}님에게 빈 시간이 생겼어요',
    heading: '빈 시간이 생겼어요',
    what: '{{fitter}}님의 {{service}}. 이 시간을 잡아 두고 있어요:',
    button: '보고 확정',
    kept: '{{time}}({{zone}})이 되면 명단의 다음 사람에게 넘어가요.',
  },
} satisfies Translation<typeof english>
