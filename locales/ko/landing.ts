import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} 서비스는 자전거 피팅 전후에 라이더에게 같은 질문을 하고, 무엇이 바뀌었는지 부위별로 피터에게 보여 줘요.',
  pictureAlt: '자전거를 타는 라이더. 피팅 전후의 불편감이 손, 허리, 무릎에 표시되어 있어요.',
  nav: {
    label: '이 페이지에서',
    what: '사용 방법',
    fitters: '피터라면',
    riders: '라이더라면',
    pricing: '가격',
  },
  ownPages: '내 대시보드로 이동',
  ownSupportPages: '내 페이지로 이동',
  languages: '언어',
  sample: '예시',
  hero: {
    eyebrow: '자전거 피터와 라이더를 위해',
    title: '피팅 후 무엇이 바뀌었는지 보세요.',
    text: '라이더가 피팅 전과 몇 주 후에 라이딩 느낌을 알려요. 무엇이 바뀌었는지 부위별로 볼 수 있어요.',
    start: '가입하기',
    demo: '데모 통화 예약',
    facts: {
      riders: '라이더는 무료',
      contracts: '약정 없음',
      noApp: '설치 필요 없음',
    },
    sampleText: '지어낸 숫자: 피팅 전과 6주 후 한 라이더의 불편감.',
    drawing: '예시 그림: 피팅 전과 6주 후의 불편감',
  },
  what: {
    title: '{product} 소개',
    text: '피팅이 어땠는지는 몇 주 타 본 뒤에야 알 수 있어요. {product} 서비스는 피팅 전후에 라이더에게 같은 질문을 하고 응답을 나란히 보여 줘요.',
    steps: {
      invite: {
        title: '초대해요',
        text: '이메일, 링크, 또는 스튜디오의 QR 코드로.',
        ways: {
          email: '이메일',
          link: '링크',
          code: 'QR 코드',
        },
      },
      intake: {
        title: '라이더가 응답해요',
        text: '여섯 단계의 비공개 사전 설문, 어떤 휴대폰에서나 {{required}}~{{everything}}분. 입력한 것은 사라지지 않아요.',
      },
      fit: {
        title: '피팅해요',
        text: '모든 것을 한 화면에서: 어디가, 얼마나, 언제부터 아픈지, 라이더가 무엇을 원하는지.',
      },
      follow: {
        title: '둘 다 봐요',
        text: '몇 주 후 같은 질문을 다시: 무엇이 나아졌고, 무엇이 그대로이고, 다음에 무엇을 할지.',
      },
    },
  },
  fitters: {
    title: '피터가 좋아하는 이유',
    lead: '스튜디오 전후의 피팅 일을 한곳에서.',
    points: {
      prepared: {
        title: '라이더가 오기 전에 준비 완료',
        text: '불편감, 부상, 이력, 목표를 한 화면에. 가장 중요한 것이 맨 위에 있어요.',
      },
      outcome: {
        title: '전후 비교로 하는 결과 분석',
        text: '피팅 전후의 각 부위와, 수치마다 바탕이 된 라이더 수.',
      },
      benchmark: {
        title: '업계 기준과의 벤치마크',
        text: '내 결과를 발표된 참고값과 나란히, 출처와 함께.',
      },
      cases: {
        title: '검색할 수 있는 지난 사례',
        text: '비슷한 라이더에게 무엇을 했고 어땠는지 찾아보세요.',
      },
      booking: {
        title: '통합 예약 시스템',
        text: '예약, 알림, 캘린더를 피팅과 같은 곳에서.',
      },
      audit: {
        title: '변경과 권장 사항의 완전한 감사 기록',
        text: '누가 무엇을 언제 바꿨고, 전에는 어땠는지.',
      },
    },
  },
  riders: {
    title: '라이더가 믿는 이유',
    lead: '피터에게 알린 것은 피팅을 위한 거예요. 나머지는 모두 직접 정해요.',
    points: {
      own: {
        title: '데이터는 내 것',
        text: '읽고, 고치고, 사본을 요청하고, 삭제하세요. 절대 팔지 않고 광고에 쓰지 않아요.',
      },
      confidential: {
        title: '비공개',
        text: '선택한 피터와, 기술 또는 품질 목적의 {product} 지원팀만 응답을 읽어요. 전송할 때와 저장할 때 암호화돼요.',
      },
      progress: {
        title: '시간에 따른 변화 보기',
        text: '피팅마다 라이딩 느낌을 보세요.',
      },
      switch: {
        title: '기록을 잃지 않고 피터 바꾸기',
        text: '새 피터는 허용한 만큼만 이전 피팅을 봐요.',
      },
      research: {
        title: '연구는 동의할 때만',
        text: '켜지 않으면 꺼져 있고, 익명 처리되며, 언제든지 철회할 수 있어요.',
      },
    },
  },
  dashboard: {
    title: '대시보드 기능',
    lead: '아침에 알고 싶은 것을 한 페이지에. 지어낸 라이더와 숫자를 넣은 제품의 실제 위젯이에요.',
    features: {
      submissions: {
        title: '최근 제출된 응답',
        text: '일하는 동안 새로고침 없이 새 양식이 나타나요.',
      },
      rating: {
        title: '라이더 만족도에 따른 피터 평점',
        text: '응답한 라이더 수와 함께.',
      },
      goals: {
        title: '목표 부합도',
        text: '라이더마다 자기 목표를 얼마나 달성했는지.',
      },
      radar: {
        title: '불편감 방사형 차트(피팅 전후)',
        text: '여섯 부위를 한눈에.',
      },
      improvement: {
        title: '세션 개선도',
        text: '피팅마다 얼마나 바뀌었는지.',
      },
      alerts: {
        title: '자동 알림과 일정이 있는 사후 점검 경고',
        text: '알맞은 때에 라이더에게 묻고, 챙길 라이더가 있으면 알려요.',
      },
      log: {
        title: '변경 기록',
        text: '피팅마다 무엇을, 무엇에서 무엇으로, 왜 바꿨는지.',
      },
    },
  },
  pricing: {
    title: '가격',
    billing: '청구',
    monthly: '월간',
    annual: '연간',
    saving: '{{percent}} 절약',
    tier1: {
      name: '티어 1',
      lead: '초대, 사전 설문, 피팅, 사후 점검에 필요한 모든 것.',
      perMonth: '월',
      monthlyNote: '매월 청구. 연간 청구 시 {{percent}} 절약.',
      annualNote: '연간 {{total}} 청구: {{percent}} 절약.',
      points: {
        riders: '라이더는 무료',
        contracts: '약정 없음',
        cancel: '언제든지 해지',
        gdpr: 'GDPR 준수',
      },
      start: '가입하기',
    },
    tier2: {
      name: '티어 2',
      price: '가격 미정',
      lead: '티어 1과 의사 결정 지원 도구 포함.',
      planned: '2025년 하반기 예정',
      present: '아직 이용 불가',
      points: {
        tier1: '티어 1 포함',
        coPilot: 'Co-Pilot, 의사 결정을 돕는 AI 도우미',
        consent: '동의를 받은 익명 데이터로만 학습',
      },
    },
  },
  soon: {
    title: '곧 제공: Co-Pilot',
    text: '피팅 중 의사 결정을 돕는 AI 도우미예요. 다른 피터가 비슷한 라이더에게 무엇을 시도했고 그 후 라이더가 어땠는지, 출처와 함께 보여 줄 거예요. 결정은 직접 해요.',
    data: '동의를 받은 익명 데이터로만 학습해요.',
  },
  questions: {
    title: '자주 묻는 질문',
    items: {
      pay: {
        question: '라이더가 돈을 내거나 계정이 필요한가요?',
        answer:
          '아니요. 라이더는 돈을 내지 않아요. 초대를 열어 계정 없이 응답하고, 나중에 계정을 만들어 피팅을 보고 데이터를 관리할 수 있어요.',
      },
      proof: {
        question: '{product} 서비스는 피팅의 효과를 보여 주나요?',
        answer:
          '무엇이, 몇 명의 라이더에게서 바뀌었고, 누가 응답하지 않았는지 보여 줘요. 피팅 없이도 나아지는 라이더가 있으므로, 점수가 나아졌다고 피팅이 원인이라는 뜻은 아니에요. 점수를 보여 주는 곳마다 그렇게 적혀 있어요.',
      },
      reads: {
        question: '라이더의 응답을 누가 읽나요?',
        answer:
          '라이더가 선택한 피터와, 기술 또는 품질 목적으로 라이더가 읽을 수 있는 이유를 적은 {product} 지원팀이에요. 라이더는 누가 언제 데이터를 열었는지 볼 수 있어요.',
      },
      studio: {
        question: '스튜디오의 태블릿에서 쓸 수 있나요?',
        answer:
          '네. 피팅 페이지는 태블릿용으로 만들었어요. 바로바로 저장하고, 연결이 끊긴 동안에는 변경을 기기에 보관해요.',
      },
      leave: {
        question: '데이터를 가져갈 수 있나요?',
        answer:
          '네. 피터와 라이더는 언제든지 컴퓨터가 읽을 수 있는 형식으로 데이터 사본을 다운로드할 수 있어요.',
      },
    },
  },
  final: {
    title: '피팅 후 무엇이 바뀌는지 보세요.',
    text: '오늘 첫 라이더를 초대하세요. 1분이면 되고, 라이더는 계정이 필요 없어요.',
    contact: '또는 연락 주세요:',
  },
} satisfies Translation<typeof english>
