import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: {
    label: '이름',
    required: '이름을 입력하세요.',
  },
  email: {
    label: '이메일',
    hint: '피터가 연락할 때 사용해요.',
    required: '이메일 주소를 입력하세요.',
  },
  phone: {
    label: '전화번호',
  },
  dateOfBirth: {
    label: '생년월일',
    required: '생년월일을 입력하세요.',
  },
  guardianName: {
    label: '부모 또는 보호자 이름',
    hint: '만 16세 미만이므로 부모 또는 보호자의 동의가 필요해요.',
    required: '부모 또는 보호자의 이름을 입력하세요.',
  },
  guardianConfirmed: {
    label:
      '본인은 이 라이더의 부모 또는 보호자이며, 건강 정보를 포함한 이 응답이 자전거 피팅에 사용되는 데 동의합니다.',
    required: '부모 또는 보호자가 확인해야 해요.',
  },
  heightCm: {
    label: '키',
  },
  weightKg: {
    label: '몸무게',
  },
  occupation: {
    label: '직업',
  },
  workEnvironment: {
    label: '근무 환경',
  },
  gender: {
    label: '성별',
    hint: '해당하는 것을 모두 선택하세요.',
  },
  bikeTypes: {
    label: '자전거 종류',
    required: '자전거 종류를 하나 이상 선택하세요.',
  },
  ridingStyle: {
    label: '라이딩 스타일',
  },
  discipline: {
    label: '종목',
  },
  ridesPerWeekWinter: {
    label: '겨울철 주당 라이딩 횟수',
  },
  ridesPerWeekSummer: {
    label: '여름철 주당 라이딩 횟수',
  },
  weeklyHours: {
    label: '주당 평균 라이딩 시간',
  },
  yearsCycling: {
    label: '자전거 경력',
  },
  averageCadence: {
    label: '평균 케이던스',
  },
  climbingCadence: {
    label: '오르막 케이던스',
  },
  corneringConfidence: {
    label: '코너링 자신감',
    low: '자신 없음',
    high: '매우 자신 있음',
  },
  descendingConfidence: {
    label: '내리막 자신감',
    low: '자신 없음',
    high: '매우 자신 있음',
  },
  handsHeaviness: {
    label: '손에 실리는 무게',
    low: '압력 없음',
    high: '무거움',
  },
  positionStability: {
    label: '자세 안정성',
    low: '계속 움직임',
    high: '전혀 흔들리지 않음',
  },
  hardestRide: {
    label: '지난 1년간 가장 힘들었던 라이딩',
    hint: '거리와 시간, 오르막, 그리고 어땠는지.',
  },
  cyclingGoals: {
    label: '자전거 목표',
  },
  currentSports: {
    label: '현재 하는 운동',
    hint: '자전거 외에 지금 하는 것을 모두 선택하세요.',
  },
  otherSport: {
    label: '어떤 다른 운동인가요?',
    required: '다른 운동을 입력하세요.',
  },
  pastSports: {
    label: '과거에 한 운동',
    hint: '어릴 때 한 운동도 포함돼요. 얼마나 오래, 얼마나 강하게 훈련했나요?',
  },
  discomfort: {
    label: '자전거 탈 때의 불편감',
    zone: {
      label: '부위',
      required: '부위를 선택하세요.',
    },
    severity: {
      label: '심한 정도',
      hint: '지난 2주간의 라이딩 기준.',
      low: '가벼움',
      high: '심함',
      required: '심한 정도를 1~7에서 선택하세요.',
    },
    onsetMinutes: {
      label: '시작되기까지의 시간',
      short: '{{value}} 후',
      hint: '라이딩 시작 후 몇 분. 처음부터 있으면 0.',
    },
    trigger: {
      label: '어떤 때 더 심해지나요?',
    },
    description: {
      label: '설명',
      hint: '정확한 위치와 느낌.',
    },
  },
  injuries: {
    label: '부상',
    location: {
      label: '위치',
      hint: '예: 무릎, 쇄골, 허리',
      required: '부상 위치를 입력하세요.',
    },
    current: {
      label: '지금도 문제가 되나요?',
    },
    inTreatment: {
      label: '치료를 받고 있나요?',
    },
    side: {
      label: '좌우',
    },
    yearOfOnset: {
      label: '발생 연도',
      hint: '네 자리 숫자. 예: 2019',
    },
    description: {
      label: '간단한 설명',
    },
  },
  previousFit: {
    label: '자전거 피팅을 받아 본 적이 있나요?',
  },
  lastFitYear: {
    label: '마지막 피팅 연도',
    hint: '네 자리 숫자. 예: 2019',
  },
  lastFitNotes: {
    label: '마지막 피팅 메모',
    hint: '무엇이 바뀌었고 도움이 됐는지.',
  },
  goals: {
    label: '이번 피팅의 목표',
    hint: '중요한 것을 모두 선택하세요.',
    required: '이번 피팅의 목표를 하나 이상 선택하세요.',
  },
  successDefinition: {
    label: '어떻게 되면 성공이라고 생각하나요?',
    hint: '피팅 후 무엇이 달라지면 좋겠나요?',
  },
  researchConsent: {
    label: '익명 처리된 본인의 응답이 연구와 AI 개발에 사용되는 데 동의합니다.',
    hint: '선택 사항이며 피팅과는 별개입니다. 선택하지 않으면 어떤 데이터도 연구에 사용되지 않습니다. 설정의 ‘개인정보’에서 언제든지 바꿀 수 있습니다.',
  },
} satisfies Translation<typeof english>
