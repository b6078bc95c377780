import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: '현재 상태',
      title: '라이딩은 어땠나요?',
      lead: '지난 2주간의 라이딩을 떠올려 보세요.',
    },
    since: {
      name: '피팅 이후',
      title: '피팅 이후',
      lead: '얼마나 탔는지, 자세가 바뀌었는지.',
    },
    discomfort: {
      name: '불편감',
      title: '지금은 어떤가요?',
      lead: '피팅 전과 같은 부위를 물어봐요. 지난 2주간의 라이딩을 떠올려 보세요.',
    },
    feel: {
      name: '라이딩',
      title: '라이딩 느낌은 어떤가요?',
      lead: '지난 2주간의 라이딩을 떠올려 보세요.',
    },
    fit: {
      name: '피팅',
      title: '목표와 피팅',
      lead: '무엇을 원했고, 무엇이 아직 부족한지.',
    },
  },
  fields: {
    ridesSince: {
      label: '새 자세로 라이딩한 횟수',
      hint: '대략적인 숫자면 충분해요. 아직 타지 않았으면 0을 입력하세요.',
      required: '라이딩 횟수를 입력하세요. 없으면 0을 입력하세요.',
    },
    whyNotRidden: {
      label: '왜 타지 못했나요?',
      required: '타지 못한 이유를 선택하세요.',
    },
    hoursSince: {
      label: '새 자세로 탄 시간',
    },
    weeklyHours: {
      label: '현재 주당 시간',
      required: '주당 시간을 입력하세요. 대략적인 숫자면 충분해요.',
    },
    loadChange: {
      label: '피팅 전과 비교한 훈련량',
      hint: '거리, 시간, 강도를 함께 생각하세요.',
      required: '피팅 전과 비교한 훈련량을 선택하세요.',
    },
    positionKept: {
      label: '자세가 피터가 맞춘 그대로인가요?',
      required: '자세가 바뀌었는지 선택하세요.',
    },
    changesMade: {
      label: '피팅 이후의 변경',
      what: {
        label: '대상',
        required: '무엇이 바뀌었는지 선택하세요.',
      },
      byMm: {
        label: '변화량',
        short: '{{value}}',
        hint: '늘었으면 +, 줄었으면 −를 붙이세요.',
      },
      byDegrees: {
        label: '변화량',
        short: '{{value}}',
        hint: '늘었으면 +, 줄었으면 −를 붙이세요.',
      },
      changedOn: {
        label: '시기',
      },
      reason: {
        label: '이유',
      },
    },
    discomfort: {
      label: '현재 불편감',
      required: '다른 부위를 추가하거나 ‘아니요’를 선택하세요.',
      numb: {
        label: '저리거나 감각이 둔한가요?',
      },
    },
    otherZone: {
      label: '다른 부위에도 불편감이 있나요?',
      required: '다른 부위에 불편감이 있는지 선택하세요.',
    },
    overallChange: {
      label: '피팅 전과 비교한 전체 변화',
      low: '매우 나빠짐',
      middle: '변화 없음',
      high: '매우 좋아짐',
      required: '1~7에서 숫자를 선택하세요.',
    },
    comfort: {
      label: '평소 라이딩의 편안함',
      low: '매우 불편함',
      middle: '보통',
      high: '매우 편안함',
      required: '편안한 정도를 1~7에서 선택하세요.',
    },
    power: {
      label: '파워를 내는 능력',
      low: '매우 나쁨',
      middle: '보통',
      high: '매우 좋음',
      required: '파워를 내는 능력을 1~7에서 선택하세요.',
    },
    confidence: {
      label: '조종과 자신감',
      low: '매우 불안함',
      middle: '보통',
      high: '매우 자신 있음',
      required: '자신감을 1~7에서 선택하세요.',
    },
    enduranceMinutes: {
      label: '불편감이 시작되기까지의 시간(분)',
      hint: '불편감이 없으면 비워 두세요.',
    },
    adaptationDays: {
      label: '자세에 익숙해지기까지의 일수',
      required: '일수를 입력하거나 ‘아직’을 선택하세요.',
    },
    activities: {
      label: '피팅 전에 어려웠던 것',
      activity: {
        label: '동작',
        required: '동작을 입력하세요.',
      },
      ability: {
        label: '지금은 얼마나 잘할 수 있나요?',
        low: '전혀 못 함',
        high: '문제가 생기기 전만큼',
      },
    },
    goals: {
      label: '이번 피팅의 목표',
      goal: {
        label: '목표',
        required: '목표를 선택하세요.',
      },
      attainment: {
        label: '얼마나 달성했나요?',
        low: '기대보다 훨씬 못함',
        middle: '기대한 만큼',
        high: '기대보다 훨씬 나음',
        required: '이 목표를 얼마나 달성했는지 선택하세요.',
      },
    },
    goalAlignment: {
      label: '피팅에 내가 원하던 것이 반영됐다',
      low: '전혀 아니다',
      middle: '부분적으로',
      high: '완전히',
      required: '원하던 것이 피팅에 얼마나 반영됐는지 1~7에서 선택하세요.',
    },
    listened: {
      label: '피터가 내 이야기를 들어 주었다',
      low: '전혀 아니다',
      middle: '부분적으로',
      high: '완전히',
    },
    explained: {
      label: '피터가 바꾼 것을 설명해 주었다',
      low: '전혀 아니다',
      middle: '부분적으로',
      high: '완전히',
    },
    satisfaction: {
      label: '전체 만족도',
      low: '매우 불만족',
      middle: '보통',
      high: '매우 만족',
      required: '만족도를 1~7에서 선택하세요.',
    },
    recommend: {
      label: '이 피팅을 추천할 가능성은?',
      low: '전혀 없음',
      high: '매우 높음',
      required: '추천할 가능성을 0~10에서 선택하세요.',
    },
    otherTreatment: {
      label: '피팅 이후 다른 것도 도움이 됐나요?',
      hint: '피팅으로 인한 변화와 다른 것으로 인한 변화를 구분하는 데 도움이 돼요.',
      required: '해당하는 것이나 ‘해당 없음’을 선택하세요.',
    },
    usedSince: {
      label: '피팅 이후 무엇을 이용했나요?',
      hint: '피팅 외에 몸의 느낌을 바꿨을 수 있는 것.',
      required: '해당하는 것이나 ‘해당 없음’을 선택하세요.',
    },
    anotherAppointment: {
      label: '다시 예약하고 싶나요?',
      required: '다시 예약하고 싶은지 선택하세요.',
    },
    comment: {
      label: '더 하고 싶은 말이 있나요?',
      hint: '피터가 알아야 할 것.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: '부상 또는 질병',
      position_hurts: '새 자세에서 아픔',
      bike_not_ready: '자전거가 준비되지 않음',
      weather: '날씨',
      no_time: '시간 없음',
      other: '기타',
    },
    loadChange: {
      much_less: '훨씬 줄어듦',
      less: '줄어듦',
      same: '거의 같음',
      more: '늘어남',
      much_more: '훨씬 늘어남',
    },
    positionKept: {
      kept: '네, 그대로예요',
      changed_by_me: '아니요, 제가 바꿨어요',
      changed_by_other_fitter: '아니요, 다른 피터가 바꿨어요',
      reverted: '아니요, 이전 자세로 되돌렸어요',
      new_bike_or_parts: '아니요, 자전거나 부품을 새로 바꿨어요',
    },
    otherTreatment: {
      physiotherapy: '물리치료',
      rest: '휴식',
      new_saddle: '새 안장',
      medication: '약',
      other: '기타',
      none: '해당 없음',
    },
    usedSince: {
      physiotherapy: '물리치료',
      rest: '휴식',
      new_saddle: '새 안장',
      medication: '약',
      other: '기타',
      none: '해당 없음',
    },
  },
  values: {
    minus2: '기대보다 훨씬 못함',
    minus1: '기대보다 못함',
    zero: '기대한 만큼',
    plus1: '기대보다 나음',
    plus2: '기대보다 훨씬 나음',
  },
  instead: {
    gone: '사라짐, 불편감 없음',
    not_applicable: '해당 안 됨',
    not_yet: '아직',
  },
  marks: {
    severe: '심한 불편감',
    redFlag: '위험 신호',
    unhappy: '피팅에 불만족',
    wantsAppointment: '다시 예약을 원함',
  },
} satisfies Translation<typeof english>
