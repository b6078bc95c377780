import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

export default {
  layout: {
    because: {
      asked: '{{address}}에서 누군가 이 이메일을 요청해서 보냅니다.',
      invited: '{{fitter}}님이 초대해서 보냅니다.',
      fitted: '{{fitter}}님이 자전거를 피팅해서 보냅니다.',
      booked: '{{fitter}}님과 예약이 있어서 보냅니다.',
      changed: '{{address}}의 계정이 바뀌어서 보냅니다. 이 이메일은 끌 수 없습니다.',
      support: '지원팀이 {{address}}에 있는 데이터를 열어서 보냅니다. 이 이메일은 끌 수 없습니다.',
      corrected: '{{address}}의 연락처가 바뀌어서 보냅니다. 이 이메일은 끌 수 없습니다.',
      sharing: '{{address}}에 라이더의 피팅 공유에 관한 소식이 있어서 보냅니다.',
      right: '{{address}}의 개인정보에 관한 요청이 있어서 보냅니다.',
      breach: '{{address}}에 개인정보 침해가 기록되어 보냅니다.',
      contact: '{{address}}의 문의 양식이 사용되어 보냅니다.',
      plan: '{{address}}의 요금제가 곧 끝나거나 이미 끝나서 보냅니다. 이 이메일은 끌 수 없습니다.',
      calendar:
        '{{address}}에서 다른 캘린더를 연결해서 보냅니다. 거기에서 제거하면 이 이메일을 받지 않습니다.',
      news: '{{address}}에서 라이더에 관한 이메일이 켜져 있어서 보냅니다.',
    },
    ignore: '예상하지 못한 이메일인가요? 무시해도 아무 일도 일어나지 않아요.',
    from: '{product}, {{address}}',
    privacy: '개인정보 처리방침',
    terms: '이용약관',
    buttonFails: '버튼이 작동하지 않으면 이 주소를 브라우저에 복사하세요:',
  },
  invitation: {
    subject: '{{fitter}}님이 자전거 피팅 준비를 위해 초대했어요',
    heading: '자전거 피팅을 준비하세요',
    who: '{{fitter}}님이 자전거 피팅을 준비하고 있어요. 평소 어떻게 타는지, 지금 라이딩 느낌이 어떤지 알려 주세요.',
    whoWithStudio:
      '{{fitter}}님({{studio}})이 자전거 피팅을 준비하고 있어요. 평소 어떻게 타는지, 지금 라이딩 느낌이 어떤지 알려 주세요.',
    note: '{{fitter}}님의 메시지:',
    howLong:
      '짧은 여섯 단계이고 {{required}}~{{everything}}분 걸려요. 응답은 바로 저장되므로 멈췄다가 나중에 같은 기기에서 이어 갈 수 있어요.',
    button: '초대 열기',
    opening:
      '‘시작’을 누르기 전에는 아무것도 시작되지 않아요. 첫 페이지에서 누가 왜 묻는지, 데이터를 어떻게 다루는지 알려 드려요.',
    typed: '{{address}} 페이지에서 이메일 주소와 이 코드를 입력해도 돼요:',
    valid_other: '링크와 코드는 {{count}}일 동안 쓸 수 있어요.',
  },
  ...bookingMails,
  deviceCode: {
    subject: '양식을 계속하기 위한 코드',
    heading: '다른 기기에서 계속',
    why: '누군가 다른 기기에서 {{fitter}}님의 초대를 열었어요. 본인이라면 그 기기에 이 코드를 입력해서 이어 가세요:',
    valid_other: '코드는 한 번만 쓸 수 있고 {{count}}분 후 만료돼요.',
    notYou:
      '본인이 아니라면 아무것도 하지 말고 다른 사람에게 코드를 알려 주지 마세요. 코드 없이는 아무도 응답을 볼 수 없어요.',
  },
  ...accountMails,
  sms: {
    booking: '{{fitter}}님 예약: {{day}}, {{time}}({{zone}}).',
    code: '{{code}} - {product} 코드입니다. 1시간 동안 한 번 쓸 수 있습니다. 다른 사람에게 알려 주지 마세요.',
  },
  fitReport: {
    subject: '{{fitter}}님의 피팅 리포트가 준비됐어요',
    heading: '피팅 리포트가 준비됐어요',
    why: '{{fitter}}님이 자전거 피팅을 완료하고 리포트를 썼어요.',
    inIt: '무엇을 왜 바꿨는지, 피터의 권장 사항, 처음 몇 주 동안 예상할 것이 담겨 있어요. 온라인으로 읽거나, 인쇄하거나, PDF로 저장할 수 있어요.',
    button: '리포트 열기',
    signIn: '열려면 로그인하세요. 본인과 피터만 볼 수 있어요. 이 이메일에는 측정값이 없어요.',
    byLink:
      '{{day}}까지 계정 없이 링크로 리포트를 열 수 있어요. 이 이메일을 가진 사람은 누구나 열 수 있으니 공유하지 마세요. 이 이메일에는 측정값이 없어요.',
    keep: '리포트를 보관하려면 리포트 페이지에서 이 주소로 가입하세요.',
  },
  freshLink: {
    subject: '새 링크',
    heading: '새 링크',
    why: {
      invitation:
        '자전거 피팅 전에 {{fitter}}님이 보낸 양식의 새 링크를 요청했어요. 지금까지의 응답은 저장되어 있어요.',
      follow_up:
        '피팅 이후 라이딩이 어땠는지 {{fitter}}님에게 알릴 새 링크를 요청했어요. 지금까지의 응답은 저장되어 있어요.',
      report: '{{fitter}}님과 한 자전거 피팅 리포트의 새 링크를 요청했어요.',
    },
    button: '링크 열기',
    earlier: '서비스를 백업에서 복원하면서 이전 이메일의 링크는 쓸 수 없게 됐어요.',
  },
  calendarFeed: {
    blocked: '막아 둠',
  },
  ...fitterMails,
  downloadReady: {
    subject: '사본이 준비됐어요',
    heading: '데이터 사본이 준비됐어요',
    text: '7일 동안 받을 수 있어요. 안전을 위해 로그인되어 있어야 하고, 로그인한 지 10분 이내여야 해요.',
    button: '사본 받기',
    notYou:
      '직접 요청하지 않았다면 다른 사람이 계정에 들어와 있어요. 바로 {{address}}/forgot-password 페이지에서 새 비밀번호를 정하세요. 그다음 설정의 보안에서 다른 모든 기기를 로그아웃하세요.',
  },
  followUpReminder: {
    subject: '{{fitter}}님이 라이딩 상태를 알고 싶어 해요',
    heading: '피팅 이후 라이딩은 어땠나요?',
    why: '{{day}}에 {{fitter}}님과 자전거 피팅을 했어요. 지금 라이딩 느낌은 어떤가요? 응답을 보면 피팅 이후 무엇이 바뀌었고 다음에 무엇을 살펴볼지 알 수 있어요.',
    again:
      '{{day}} 피팅 이후 라이딩이 어땠는지 {{fitter}}님이 아직 알고 싶어 해요. ‘변화 없음’도 도움이 되는 답이에요.',
    howLong_other: '약 {{count}}분 걸려요. 언제든지 멈췄다가 나중에 이어 갈 수 있어요.',
    button: '사후 점검 시작',
    valid: '{{day}}까지 응답할 수 있어요.',
    stop: '이 피터의 알림 그만 받기',
  },
  outbox: {
    title: '보낼 편지함',
    why: '메일 서버가 설정되지 않아서(SMTP_URL) {product} 서비스가 이메일을 여기에 보관해요. 문자 게이트웨이가 없으면(SMS_URL) 문자도 보관해요. 이 페이지는 이 컴퓨터에서만 열 수 있어요.',
    empty: '아직 메시지가 없어요. 하나를 보낸 후 페이지를 새로고침하세요.',
    to: '받는 사람',
    sms: '문자 메시지',
    html: '미리보기',
    technical: '헤더',
    calendar: '캘린더 파일',
  },
  supportAccess: {
    subject: '{product} 지원팀이 세션 하나를 열었습니다',
    heading: '{product} 지원팀이 세션을 보고 있습니다',
    what: '{product} 지원팀의 직원이 자전거 피팅 세션을 열었습니다. 볼 수는 있지만 바꿀 수는 없고, 이름과 연락처는 보지 못합니다.',
    whatFitter:
      '{product} 지원팀의 직원이 라이더의 세션을 열었습니다. 볼 수는 있지만 바꿀 수는 없고, 라이더의 이름과 연락처는 보지 못합니다.',
    reason: {
      technical: '이유는 기술적인 것입니다. 상태, 시각, 크기, 오류 코드를 보고 응답은 보지 않습니다.',
      quality: '이유는 품질입니다. 응답과 피팅 데이터를 봅니다.',
    },
    until: '접근은 {{at}}에 자동으로 끝납니다.',
    end: {
      rider: '왜 보는지, 무엇을 여는지 보고 언제든지 접근을 종료할 수 있습니다:',
      fitter: '세션 기록에서 왜 보는지, 무엇을 여는지 보고 언제든지 접근을 종료할 수 있습니다:',
      guest:
        '피터는 무엇을 여는지 보고 언제든지 접근을 종료할 수 있습니다. 이 주소의 계정이 있으면 직접 할 수 있습니다:',
    },
    button: '접근 보기와 종료',
    signUp: '계정 만들기',
  },
  ...requestMails,
  consentWithdrawn: {
    subject: '동의가 철회되었습니다',
    heading: '동의를 철회했습니다',
    what: '저희가 보낸 이메일의 링크를 가진 사람이, 자전거 피팅을 위한 본인의 데이터 사용 동의를 철회했습니다. 이제부터 데이터는 더 이상 사용되지 않습니다.',
    erased: '그 파일의 모든 것은 {{day}}에 삭제됩니다.',
    undo: '본인이 아니거나 마음이 바뀌었나요? 그날 전에 이 주소로 계정을 만들고 개인정보에서 다시 동의하세요.',
    button: '계정 만들기',
  },
  contactCorrected: {
    subject: '연락처가 정정되었습니다',
    heading: '피터가 연락처를 정정했습니다',
    what: {
      name: '본인에 관한 파일의 이름을 바꿨습니다.',
      email: '피팅에 관한 이메일을 받는 주소를 바꿨습니다.',
      language: '본인에게 보내는 이메일의 언어를 바꿨습니다.',
    },
    wrong: {
      rider: '무엇이 바뀌었는지 개인정보에서 볼 수 있습니다. 틀리면 피터에게 알리세요.',
      guest: '틀리면 피터에게 알리세요. 계정이 있으면 모든 변경을 보고 직접 데이터를 정정할 수 있습니다.',
    },
    button: {
      rider: '변경 보기',
      guest: '계정 만들기',
    },
  },
  breachAlarm: {
    subject: {
      warning: '데이터 침해 신고까지 24시간도 남지 않았습니다',
      overdue: '데이터 침해 신고 기한이 지났습니다',
    },
    heading: {
      warning: '침해가 아직 당국에 신고되지 않았습니다',
      overdue: '침해를 안 지 72시간이 지났습니다',
    },
    aware: '{{at}}에 알게 되었습니다.',
    tell: '개인정보 보호 기관에 신고하거나, 신고했음을 기록하세요. 신고할 필요가 없으면 이유를 적고 침해를 종료하세요.',
    number: '번호는 {{id}}입니다. 콘솔에서 다음으로 볼 수 있습니다: npm run breach -- list',
    button: '침해 보기',
  },
} satisfies Translation<typeof english>
