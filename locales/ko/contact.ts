import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '문의',
  lead: '메시지를 남겨 주세요. 이메일로 답할게요.',
  description: '{product} 서비스를 만드는 사람들에게 문의하세요: 질문, 데모 통화, 도움, 개인정보.',
  topic: '무엇에 관한 것인가요?',
  topics: {
    question: '{product}에 관한 질문',
    demo: '데모 통화 예약',
    support: '계정이나 페이지에 관한 도움',
    privacy: '내 개인정보',
    other: '기타',
  },
  name: '이름',
  email: '이메일 주소',
  words: '메시지',
  wordsHint: '여기에는 건강에 관한 것을 쓰지 마세요. 피터는 양식에서 읽어요.',
  demoHint: '가능한 시간 두세 개를 시간대와 함께 알려 주세요.',
  privacyHint: '데이터 다운로드, 정정, 공유, 삭제는 직접 할 수 있어요:',
  privacyLink: '설정의 데이터와 개인정보',
  website: '이 칸은 비워 두세요',
  send: '메시지 보내기',
  kept: '메시지는 암호화해 최대 {{days}}일 보관해요. 자세한 내용:',
  policy: '개인정보 처리방침',
  sent: '메시지를 보냈어요',
  sentText: '감사합니다. 짧은 확인 메일을 보냈고, 이메일로 답할게요.',
  again: '다른 메시지 쓰기',
  direct: '여기로 연락해도 돼요:',
  fault: {
    name: '이름을 입력하세요.',
    email: '이메일 주소가 완전하지 않아요. name@example.com 형식으로 입력하세요.',
    words: '메시지를 쓰세요.',
    tooLong: '너무 길어요. {{count}}자까지 쓸 수 있어요.',
    characters: '저장할 수 없는 문자가 있어요. 그 문자 없이 다시 입력하세요.',
    summary: '메시지를 보내지 못했어요. 아래 표시된 칸을 확인하세요.',
  },
} satisfies Translation<typeof english>
