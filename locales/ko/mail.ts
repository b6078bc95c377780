import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

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
      right: '{{address}}의 개인정보에 관한 요청이 있어서 보냅니다.',
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
  deviceCode: {
    subject: '양식을 계속하기 위한 코드',
    heading: '다른 기기에서 계속',
    why: '누군가 다른 기기에서 {{fitter}}님의 초대를 열었어요. 본인이라면 그 기기에 이 코드를 입력해서 이어 가세요:',
    valid_other: '코드는 한 번만 쓸 수 있고 {{count}}분 후 만료돼요.',
    notYou:
      '본인이 아니라면 아무것도 하지 말고 다른 사람에게 코드를 알려 주지 마세요. 코드 없이는 아무도 응답을 볼 수 없어요.',
  },
  confirmation: {
    subject: '이메일 주소를 확인하세요',
    heading: '{product}에 오신 것을 환영해요',
    why: '가입을 끝내려면 주소를 확인하세요. 열리는 페이지에서 버튼을 누르기 전에는 아무 일도 일어나지 않아요.',
    asked: '{{at}}, 누군가 이 주소와 “{{name}}” 이름으로 가입했어요.',
    askedNameless: '{{at}}, 누군가 이 주소로 가입했어요.',
    notYou: '본인이 아니라면 아무것도 하지 마세요.',
    otherBrowser: '가입한 것과 다른 브라우저에서 확인하면 새 비밀번호를 정해야 해요.',
    button: '주소 확인',
    typed: '또는 가입한 곳에 이 코드를 입력하세요:',
    valid: '링크는 1일, 코드는 1시간 동안 쓸 수 있어요.',
  },
  magicLink: {
    subject: '{product} 로그인',
    heading: '{product} 로그인',
    why: '누군가 이 주소로 로그인을 요청했어요. 본인이라면 링크를 여세요. 열리는 페이지에서 버튼을 누르기 전에는 아무 일도 일어나지 않아요.',
    button: '로그인',
    typed: '또는 로그인을 요청한 곳에 이 코드를 입력하세요:',
    valid:
      '링크는 1일, 코드는 1시간 동안 각각 한 번 쓸 수 있어요. 다른 사람에게 알려 주지 마세요. 가진 사람은 누구나 대신 로그인할 수 있어요.',
  },
  recovery: {
    subject: '새 비밀번호를 정하세요',
    heading: '새 비밀번호를 정하세요',
    why: '누군가 이 주소의 새 {product} 비밀번호를 요청했습니다. 본인이라면 버튼을 눌러 정하세요. 그때까지 비밀번호는 그대로입니다.',
    button: '새 비밀번호 정하기',
    typed: '또는 요청한 곳에 이 코드를 입력하세요:',
    valid:
      '링크는 1일, 코드는 1시간 동안 각각 한 번 쓸 수 있습니다. 다른 사람에게 알려 주지 마세요. 가진 사람은 누구나 대신 로그인할 수 있습니다.',
  },
  reauthentication: {
    subject: '비밀번호를 바꾸기 위한 코드',
    heading: '본인인가요?',
    why: '계정에 로그인한 누군가가 비밀번호를 바꾸려고 합니다. 본인이라면 그곳에 이 코드를 입력하세요:',
    valid: '코드는 한 번만 쓸 수 있고 1시간 후 만료됩니다.',
    notYou:
      '본인이 아니라면 다른 사람에게 코드를 알려 주지 말고, 설정에서 다른 모든 기기를 로그아웃하세요. 로그인되어 있는 기기를 누군가 쓰고 있을 수 있습니다.',
  },
  addressChangeCurrent: {
    subject: '이메일 주소 변경을 확인하세요',
    heading: '이메일 주소를 바꿀까요?',
    why: '계정에 로그인한 누군가가 이 이메일 주소를 다른 것으로 바꾸려고 합니다. 두 주소가 모두 확인되어야 바뀝니다. 본인이라면 버튼을 누르세요.',
    button: '변경 확인',
    valid: '링크는 1일 동안 쓸 수 있습니다. 본인이 아니라면 확인하지 말고 비밀번호를 바꾸세요.',
  },
  addressChangeNew: {
    subject: '새 이메일 주소를 확인하세요',
    heading: '새 이메일 주소를 확인하세요',
    why: '누군가 이 이메일 주소를 자신의 {product} 계정에 쓰려고 합니다. 새 주소와 이전 주소가 모두 확인되어야 바뀝니다. 본인이라면 버튼을 누르세요.',
    asked: '{{at}}, 누군가 “{{name}}” 이름으로 요청했습니다.',
    askedNameless: '{{at}}, 누군가 요청했습니다.',
    notYou: '본인이 아니라면 아무것도 하지 마세요.',
    otherBrowser: '버튼은 요청한 브라우저에서 작동합니다. 다른 브라우저에서는 먼저 계정에 로그인하세요.',
    button: '새 주소 확인',
    valid: '링크는 1일 동안 쓸 수 있습니다.',
  },
  change: {
    you: '본인이라면 아무것도 하지 않아도 됩니다.',
  },
  factorAdded: {
    subject: '2단계 로그인이 켜졌습니다',
    heading: '2단계 로그인이 켜졌습니다',
    what: '{{at}}, {product} 계정에 인증 앱이 추가되었습니다. 이제 로그인하려면 그 코드가 필요합니다. 다른 기기에서는 로그아웃되었습니다.',
    notYou:
      '본인이 아니라면 다른 사람이 계정에 들어갈 수 있습니다. 바로 {{address}}/forgot-password 페이지에서 새 비밀번호를 정하고 알려 주세요. 주소는 모든 페이지 아래에 있습니다.',
  },
  factorRemoved: {
    subject: '2단계 로그인이 꺼졌습니다',
    heading: '2단계 로그인이 꺼졌습니다',
    what: '{{at}}, {product} 계정에서 인증 앱이 제거되었습니다.',
    notYou:
      '본인이 아니라면 바로 {{address}}/forgot-password 페이지에서 새 비밀번호를 정하세요. 그다음 설정의 보안에서 다른 모든 기기를 로그아웃하고 2단계 로그인을 다시 켜세요.',
  },
  factorRecovered: {
    subject: '복구 코드가 사용되었습니다',
    heading: '복구 코드가 사용되었습니다',
    what: '{{at}}, 누군가 인증 앱 대신 복구 코드를 사용했습니다. 앱과 다른 복구 코드는 더 쓸 수 없고, 다른 기기에서는 로그아웃되었습니다.',
    notYou:
      '본인이 아니라면 누군가 비밀번호와 코드를 가지고 있습니다. 바로 {{address}}/forgot-password 페이지에서 새 비밀번호를 정하고, 설정의 보안에서 2단계 로그인을 다시 켜세요.',
  },
  passwordChanged: {
    subject: '비밀번호가 바뀌었습니다',
    heading: '비밀번호가 바뀌었습니다',
    what: '{{at}}, {product} 계정의 비밀번호가 바뀌었습니다. 다른 기기에서는 로그아웃되었습니다.',
    notYou:
      '본인이 아니라면 바로 {{address}}/forgot-password 페이지에서 다른 비밀번호를 정하세요. 그러면 바꾼 사람이 로그아웃됩니다.',
  },
  addressChanged: {
    subject: '이메일 주소가 바뀌었습니다',
    heading: '이메일 주소가 바뀌었습니다',
    what: '{{at}}, 두 주소가 확인된 후 {product} 계정의 이메일 주소가 바뀌었습니다. 이 주소로는 더 로그인할 수 없습니다.',
    notYou:
      '본인이 아니라면 누군가 이메일을 읽을 수 있습니다. 메일함의 비밀번호를 바꾸고 바로 알려 주세요. 주소는 {{address}}의 모든 페이지 아래에 있습니다.',
  },
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
  downloadReady: {
    subject: '사본이 준비됐어요',
    heading: '데이터 사본이 준비됐어요',
    text: '7일 동안 받을 수 있어요. 안전을 위해 로그인되어 있어야 하고, 로그인한 지 10분 이내여야 해요.',
    button: '사본 받기',
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
