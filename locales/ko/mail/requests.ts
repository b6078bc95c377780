import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: '데이터에 관한 요청',
    heading: {
      received: '요청을 받았습니다',
      extended: '요청에 시간이 더 필요합니다',
      done: '요청을 처리했습니다',
      refused: '요청하신 것을 할 수 없습니다',
    },
    asked: '요청 내용: {{right}}.',
    right: {
      access: '어떤 데이터가 있는지 보기',
      copy: '데이터 사본',
      correction: '데이터 정정',
      erasure: '데이터 삭제',
      restriction: '데이터 사용 제한',
      objection: '데이터 사용에 대한 반대',
    },
    until: {
      received: '늦어도 {{day}}까지 답합니다.',
      extended: '늦어도 {{day}}까지 답합니다. 이유:',
    },
    prove: '다른 사람이 데이터를 받거나 삭제하지 못하도록, 이 주소에서 다음 코드를 적어 답장해 주세요:',
    replies: '답장은 {{address}} 주소로 전달됩니다.',
    complain: '거주 지역의 개인정보 보호 기관에 민원을 제기하고 법원에 소를 제기할 수 있습니다.',
  },
  contactMessage: {
    subject: '문의 양식에서 온 메시지',
    heading: '문의 양식에서 온 메시지',
    about: '주제: {{topic}}',
    from: '보낸 사람: {{name}}, {{email}}',
    answer: '위 주소로 이메일로 답하세요. 메시지가 그 주소에서 왔는지는 확인되지 않았어요.',
    resolve: '메시지 열기',
    topic: {
      question: '{product}에 관한 질문',
      demo: '데모 통화',
      support: '계정이나 페이지에 관한 도움',
      privacy: '개인정보',
      other: '기타',
    },
  },
  contactConfirmation: {
    subject: '메시지를 받았어요',
    heading: '메시지를 받았어요',
    text: '연락해 주셔서 감사합니다. 이메일로 답할게요.',
    notYou: '메시지를 쓰지 않았다면 누군가 실수로 주소를 입력한 것이에요. 아무것도 하지 않아도 돼요.',
  },
  rightsAlarm: {
    subject: '개인정보 요청의 기한이 {{day}}입니다',
    heading: '아직 처리하지 않은 요청이 있습니다',
    request: '번호는 {{id}}입니다. 콘솔에서 다음으로 볼 수 있습니다: npm run rights -- list',
    button: '요청 보기',
  },
} satisfies Translation<typeof english>
