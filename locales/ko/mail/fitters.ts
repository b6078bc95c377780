import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: '캘린더 하나를 읽을 수 없어요',
    heading: '연결한 캘린더 하나를 읽을 수 없어요',
    text: '한 시간 동안 {product} 서비스가 연결된 캘린더를 읽지 못했어요. 마지막으로 읽은 시간은 그대로 막혀 있고, 새 일정은 빠져 있어요. 다른 일정이 있는 시간을 라이더가 예약할 수 있어요.',
    button: '캘린더 보기',
  },
  fitterNews: {
    intake: {
      subject: '새 사전 설문이 도착했어요',
      heading: '새 사전 설문을 읽을 수 있어요',
      text: '라이더가 사전 설문을 제출했어요. {product}에서 읽으세요. 이 이메일에는 응답 내용이 들어 있지 않아요.',
      button: '사전 설문 읽기',
    },
    intake_red_flag: {
      subject: '오늘 챙겨야 할 사전 설문이 있어요',
      heading: '오늘 챙겨야 할 사전 설문이 있어요',
      text: '라이더가 사전 설문을 제출했어요. 자전거를 손보기 전에 읽으세요. 이 이메일에는 응답 내용이 들어 있지 않아요.',
      button: '사전 설문 읽기',
    },
    red_flag: {
      subject: '오늘 챙겨야 할 응답이 있어요',
      heading: '오늘 챙겨야 할 응답이 있어요',
      text: '라이더가 사후 점검을 제출했어요. 자전거를 손보기 전에 읽으세요.',
      button: '응답 읽기',
    },
    unhappy: {
      subject: '살펴봐야 할 응답이 있어요',
      heading: '살펴봐야 할 응답이 있어요',
      text: '라이더가 사후 점검을 제출했어요. 읽고 라이더에게 연락하세요.',
      button: '응답 읽기',
    },
    settings: '받을 이메일 선택',
  },
  fitterBooking: {
    made: { subject: '새 예약이 들어왔어요', text: '라이더가 {{service}} 예약을 했어요:' },
    moved: { subject: '예약 시간이 바뀌었어요', text: '라이더가 {{service}} 시간을 바꿨어요. 새 일시:' },
    movedFrom: '원래 일시:',
    cancelled: { subject: '예약이 취소됐어요', text: '라이더가 다음 일시의 {{service}} 예약을 취소했어요:' },
    button: '캘린더 열기',
  },
  sharingNews: {
    offered: {
      subject: '라이더가 피팅을 공유하려고 해요',
      heading: '라이더가 피팅을 공유하려고 해요',
      text: '라이더가 피터 목록을 보고, 이전 피터와 한 피팅을 읽을 수 있게 공유하겠다고 제안했어요. 수락하면 라이더가 이름과 이메일 주소를 보고 결정해요. 그 전에는 아무것도 공유되지 않아요. 링크는 7일 동안 쓸 수 있어요.',
      button: '제안 보기',
    },
    accepted: {
      subject: '피터가 제안을 수락했어요',
      heading: '피터가 내 피팅을 읽고 싶어 해요',
      text: '피터가 제안을 수락했어요. 내 피터가 맞는지 확인하고 결정하세요. 승인하기 전에는 아무것도 공유되지 않아요.',
      button: '누구인지 보기',
    },
    confirmed: {
      subject: '라이더가 피팅을 공유했어요',
      heading: '이제 라이더의 피팅을 읽을 수 있어요',
      text: '라이더가 승인해서 이제 이전 피터와 한 피팅을 읽을 수 있어요. 읽기용 기록이라 수치에 들어가지 않아요.',
      button: '피팅 읽기',
    },
  },
  planNotice: {
    trial_ending: {
      subject: '무료 체험이 {{day}}에 끝나요',
      heading: '무료 체험이 곧 끝나요',
      text: '{product} 무료 체험이 {{day}}에 끝나요. 그 후에도 계속 쓰려면 요금제를 선택하세요.',
    },
    payment_failed: {
      subject: '마지막 결제가 되지 않았어요',
      heading: '마지막 결제가 되지 않았어요',
      text: '{{day}} 이후 기간의 요금을 카드로 결제하지 못했어요. 결제 정보를 확인하세요. 결제는 자동으로 다시 시도돼요.',
    },
    ended: {
      subject: '요금제가 끝났어요',
      heading: '요금제가 끝났어요',
      text: '요금제가 {{day}}에 끝났어요. 지금은 아직 모두 쓸 수 있어요. 계속 쓰려면 요금제를 선택하세요.',
    },
    read_only_soon: {
      subject: '{{readOnly}}부터 읽기 전용이 돼요',
      heading: '곧 읽기 전용이 돼요',
      text: '요금제가 {{day}}에 끝났고 그 후 결제가 없었어요.',
    },
    read_only: {
      subject: '이제 읽기 전용이에요',
      heading: '이제 읽기 전용이에요',
      text: '요금제가 {{day}}에 끝났고 그 후 결제가 없었어요.',
    },
    thenReadOnly:
      '{{readOnly}}부터 읽기 전용이 돼요. 모두 읽고, 다운로드하고, 삭제할 수 있지만 라이더를 초대하거나 피팅을 바꿀 수는 없어요. 라이더가 연 양식, 알림, 경고는 계속돼요.',
    nowReadOnly:
      '모두 읽고, 다운로드하고, 삭제할 수 있지만 라이더를 초대하거나 피팅을 바꿀 수는 없어요. 라이더가 연 양식, 알림, 경고는 계속돼요. 잃는 것은 없고, 요금제를 선택하면 모두 전처럼 쓸 수 있어요.',
    button: '요금제 보기',
  },
  fitterDigest: {
    subject: '오늘 챙길 것',
    heading: '오늘 챙길 것',
    followUps_other: '사후 점검 {{count}}개에 조치가 필요해요.',
    unreadForms_other: '읽지 않은 양식이 {{count}}개 있어요.',
    button: '챙길 것 보기',
  },
} satisfies Translation<typeof english>
