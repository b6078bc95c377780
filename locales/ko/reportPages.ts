import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: '홈',
  print: '인쇄',
  pdf: {
    a4: 'A4용 PDF',
    letter: '레터용 PDF',
  },
  documents: {
    label: '문서',
    report: '피팅 리포트',
    shop_card: '매장용 세팅 카드',
  },
  noContact: '이 리포트에 아직 연락처가 없어요.',
  addContact: '프로필에 추가',
  preview: '미리보기: 피팅을 완료하면 라이더가 이것을 받아요. 그 전에는 아무것도 보내지 않아요.',
  visit: {
    title: '피팅 리포트가 준비됐어요',
    lead: '자전거에서 무엇을 왜 바꿨는지, 처음 몇 주 동안 무엇을 예상할지 보세요.',
    shared:
      '링크를 쓸 수 있는 동안 이 기기에 리포트가 열려 있어요. 기기를 함께 쓴다면 다 본 뒤 리포트를 닫으세요.',
    open: '리포트 열기',
    signedIn: '{{name}}님으로 로그인했어요. 본인의 리포트가 아니면 열 때 로그아웃돼요.',
    logIn: '로그인',
    startPage: '시작 페이지로 이동',
    unknown: {
      title: '이 링크는 더 쓸 수 없어요',
      text: '더 새로운 링크를 보냈을 수 있어요. 계정이 있으면 모든 리포트가 거기에 있어요. 없으면 피터에게 링크를 다시 보내 달라고 하세요.',
    },
    over: {
      title: '이 링크는 만료됐어요',
      text: '계정이 있으면 리포트가 거기에 있어요. 없으면 피터에게 링크를 다시 보내 달라고 하세요.',
    },
    kept: {
      title: '이 리포트는 계정에 있어요',
      text: '리포트를 받은 이메일 주소로 로그인하세요.',
    },
  },
  keep: {
    title: '리포트 보관하기',
    text: '링크는 한 달 동안 쓸 수 있어요. 사진이 있는 리포트를 보관하고 피팅 후 무엇이 바뀌는지 보려면, 리포트를 받은 이메일 주소로 가입하세요.',
    signUp: '가입',
    logIn: '로그인',
    close: '이 기기에서 닫기',
  },
  mail: {
    again: '리포트 이메일 다시 보내기',
    sent: '리포트를 보내고 있어요. 이전 이메일의 링크는 더 쓸 수 없어요.',
    state: {
      waiting: '보내는 중이에요: {{to}}.',
      later: '{{at}}에 보낼 예정이에요: {{to}}.',
      retried: '메일 서버가 아직 이메일을 받지 않았어요: {{to}}. {{at}}에 다시 시도할게요.',
      sent: '{{at}}에 보냈어요: {{to}}.',
      dropped: '피팅이나 주소가 바뀌었거나 이메일이 반송되어 보내지 않았어요: {{to}}.',
    },
    failed: {
      address: '{{at}} 전달 안 됨: 주소가 거부됐어요({{to}}).',
      server: '{{at}} 전달 안 됨: 메일 서버가 이메일을 거부했어요({{to}}).',
    },
    earlierAddress: '이전 주소',
    none: '최근 30일 동안 리포트를 이메일로 보내지 않았어요.',
    unreachable: {
      address_failed:
        '이 라이더의 이메일이 반송돼요. 라이더 페이지에서 주소를 고치세요. 맞는 주소라면 다시 시도하세요.',
      no_address: '이 라이더는 이메일 주소가 없어요. 리포트를 인쇄하거나 주소를 추가하세요.',
    },
  },
  notYet: {
    page: '피팅 리포트',
    title: '아직 리포트가 없어요',
    rider: '피터가 아직 피팅을 진행하고 있어요. 완료되면 리포트가 여기에 나타나요.',
    fitter: '취소된 세션에는 리포트가 없어요.',
  },
  advice: {
    tick: '한 것에 체크하세요. 피터도 볼 수 있어요.',
    saidDone: '완료로 표시했어요.',
    saidOpen: '미완료로 표시했어요.',
  },
} satisfies Translation<typeof english>
