import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '{product} 요금과 기간이에요.',
  trial: {
    title: '무료 체험',
    left_other: '{{count}}일 남음',
    until: '{{date}}까지 모두 무료예요. 요금제를 선택하기 전에는 카드를 묻지 않아요.',
  },
  active: {
    monthly: '월간 요금제',
    annual: '연간 요금제',
    renews: '요금제는 자동으로 갱신돼요. 다음 결제일: {{date}}.',
  },
  ending: {
    title: '요금제를 해지했어요',
    until: '{{date}}까지 결제되어 있어요. {{readOnly}}까지 모두 쓸 수 있고, 그 후 읽기 전용이 돼요.',
  },
  grace: {
    title: '요금제가 끝났어요',
    failed: '마지막 결제가 되지 않았어요',
    until: '{{date}}까지는 모두 쓸 수 있어요. 그때부터 읽기 전용이 돼요.',
    failedHow: '결제 정보를 확인하세요. 결제는 자동으로 다시 시도돼요.',
  },
  readOnly: {
    title: '읽기 전용이에요',
    since: '요금제가 {{date}}에 끝났어요. 라이더 초대, 세션 시작, 피팅 변경을 할 수 없어요.',
    goesOn:
      '모두 읽고, 다운로드하고, 삭제하는 것은 계속할 수 있어요. 라이더가 연 양식, 알림, 경고는 계속되고 경고를 처리할 수 있어요. 잃는 것은 없고, 요금제를 선택하면 모두 전처럼 쓸 수 있어요.',
  },
  choose: {
    title: '요금제 선택',
    billing: '얼마나 자주 결제할까요?',
    monthly: '월간',
    monthlyPrice: '한 달에 {{price}}',
    annual: '연간',
    annualPrice: '1년에 {{price}}: 한 달에 {{perMonth}}, {{percent}} 절약',
    code: '프로모션 코드',
    submit: '결제로 계속',
    hosted:
      'Stripe 페이지에서 결제해요. 저희는 카드를 보지 않아요. 세금이 포함되어 있어요. 언제든지 해지할 수 있고, 요금제는 결제한 기간 끝까지 유지돼요.',
    trialKept: '남은 무료 체험은 그대로예요. 첫 결제일: {{date}}.',
    trialNotKept: '무료 체험이 곧 끝나서 첫 결제가 바로 이루어져요.',
  },
  change: {
    title: '요금제 바꾸기',
    toAnnual: '연간으로 바꾸기',
    toMonthly: '월간으로 바꾸기',
    cancel: '요금제 해지',
    resume: '요금제 재개',
    card: '카드와 청구 정보',
    pay: '결제 정보 확인',
    hosted: 'Stripe 페이지에서 열리고 여기로 돌아와요.',
  },
  waiting: {
    title: '결제를 기다리는 중',
    text: '보통 1분 안에 Stripe가 결제를 확인해 줘요. 이 페이지를 떠나도 돼요.',
    ask: '다시 확인',
    asked: '확인했어요. 아직 결제가 없어요.',
  },
  invoices: {
    title: '청구서',
    none: '아직 청구서가 없어요.',
    caption: '내 청구서',
    number: '청구서',
    date: '날짜',
    total: '금액',
    state: '상태',
    paid: '결제됨',
    open: '미결제',
    void: '무효',
    noNumber: '번호 없음',
    opens: 'Stripe에서 열림',
  },
  banner: {
    label: '내 요금제',
    trial_ending: '무료 체험이 {{covered}}에 끝나요.',
    payment_failed: '마지막 결제가 되지 않았어요. {{readOnly}}부터 읽기 전용이 돼요.',
    ended: '요금제가 {{covered}}에 끝났어요. {{readOnly}}부터 읽기 전용이 돼요.',
    read_only_soon: '요금제가 끝났어요. {{readOnly}}부터 읽기 전용이 돼요.',
    read_only: '요금제가 끝나서 읽기 전용이에요.',
    open: '요금제 보기',
  },
} satisfies Translation<typeof english>
