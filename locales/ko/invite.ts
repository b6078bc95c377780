import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: '{{fitter}}님의 메시지',
    title: '{{fitter}}님이 자전거 피팅 준비를 위해 초대했어요',
    lead: '짧은 여섯 단계예요. 필수 항목은 약 {{required}}분, 전체는 약 {{everything}}분 걸려요. 언제든지 멈출 수 있어요. 응답은 저장되고, 다른 기기에서 이어 갈 수 있어요.',
    forWhat: '응답을 보면 피터가 지금의 라이딩 느낌을 알 수 있어서, 중요한 것부터 피팅을 시작할 수 있어요.',
    start: '시작',
    continue: '계속',
    goOnText: '응답이 저장되어 있어요. 멈춘 곳부터 이어 가세요.',
    studio: '{{name}}님, {{studio}}',
  },
  data: {
    title: '응답은 {{fitter}}님과 나만 볼 수 있어요.',
    text: '피터만 읽고, 문제를 해결해야 할 때는 {product} 지원팀이 읽어요. 응답은 내 것이에요. 계정이 있으면 언제든지 읽고, 고치고, 삭제할 수 있어요.',
    link: '데이터와 개인정보',
  },
  consent:
    '‘시작’을 누르면, 건강 정보를 포함한 응답을 {{fitter}}님이 자전거 피팅의 준비와 진행에 사용하는 데 동의하게 됩니다. 동의는 언제든지 철회할 수 있습니다.',
  wrongDevice: {
    question: '다른 기기를 쓸까요?',
    address: '그 기기에서 {{address}} 페이지를 열고',
    code: '이메일에 있는 코드를 입력하세요.',
    link: '여기서 ‘시작’을 누르기 전에 그 기기에서 같은 링크를 여세요.',
  },
  other: {
    title: '이미 시작했어요',
    text: '응답을 보호하기 위해 이메일로 코드를 보낼게요. 멈춘 곳부터 이어 가려면 여기에 입력하세요.',
    send: '코드 보내기',
    again: '새 코드 보내기',
    sent: '주소가 맞으면 코드를 보냈어요. 짧은 시간만 쓸 수 있어요.',
    code: '이메일에 있는 코드',
    open: '계속',
    unreachableTitle: '다른 기기에서 시작했어요',
    unreachable:
      '코드를 보낼 이메일 주소가 없어요. 시작한 기기에서 계속하거나 {{fitter}}님에게 새 링크를 요청하세요. 새 링크는 빈 양식으로 시작해요.',
  },
  code: {
    title: '이메일에 있는 코드 입력',
    lead: '피터가 보낸 이메일에 링크와 영문·숫자 8자의 코드가 있어요.',
    email: '이메일',
    emailHint: '초대를 받은 주소예요.',
    emailMissing: '초대를 받은 주소를 입력하세요.',
    emailWrong: '이메일 주소가 완전하지 않아요. name@example.com 형식으로 입력하세요.',
    code: '코드',
    codeHint: '영문·숫자 8자. 공백과 하이픈은 빼도 돼요.',
    codeMissing: '코드를 입력하세요.',
    codeShape: '코드는 영문·숫자 8자예요. 이메일을 확인하세요.',
    open: '초대 열기',
    noCode: '코드가 없나요? 이메일의 링크를 열거나 피터에게 새 링크나 QR 코드를 요청하세요.',
    left_other: '{{count}}번 더 시도할 수 있어요. 그 뒤에는 이메일의 링크만 쓸 수 있어요.',
  },
  submitted: {
    title: '감사합니다. 사전 설문을 제출했어요.',
    text: '{{fitter}}님이 받았어요. 피팅 일정을 잡으려고 연락할 거예요.',
    logIn: '로그인해서 보기',
    signUp: '가입',
  },
  closed: {
    withdrawn: '이 초대는 철회됐어요',
    expired: '이 초대는 만료됐어요',
    unknown: '이 초대를 찾을 수 없어요',
    answered: '사전 설문을 제출했어요',
    withdrawnText: '피터가 철회했어요. 실수라고 생각되면 새 초대를 요청하세요.',
    expiredText: '초대는 30일 동안 쓸 수 있어요. 피터에게 새 링크를 요청하세요.',
    unknownText:
      '링크 일부가 빠졌거나 새 링크로 바뀌었을 수 있어요. 이메일에서 다시 열거나, 피터에게 새 링크를 요청하거나, 코드를 입력하세요.',
    answeredText: '피터가 받았어요. 읽으려면 로그인하고, 바꿀 것이 있으면 피터에게 물어보세요.',
    typeCode: '코드 입력',
  },
} satisfies Translation<typeof english>
