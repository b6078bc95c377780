import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: '나',
      title: '라이더 정보',
      lead: '이름과 연락처를 알려 주세요. 키와 몸무게는 피터가 자전거를 준비하는 데 도움이 돼요.',
    },
    riding: {
      name: '라이딩',
      title: '라이딩 프로필',
      lead: '대략적인 숫자면 충분해요.',
    },
    sports: {
      name: '운동',
      title: '운동 이력',
      lead: '지금 하는 다른 운동과 예전에 했던 운동이에요.',
    },
    discomfort: {
      name: '불편감',
      title: '라이딩할 때 어디가 아픈가요?',
      lead: '지난 2주간의 라이딩을 떠올려 보세요. 그림이나 목록에서 부위를 선택하세요. 아픈 곳이 없으면 다음 단계로 가세요.',
    },
    injuries: {
      name: '부상',
      title: '부상 이력',
      lead: '오래된 부상이든 최근 부상이든, 자전거 때문이든 아니든 모두 포함돼요. 없으면 다음 단계로 가세요.',
    },
    fit: {
      name: '피팅과 목표',
      title: '피팅 이력과 목표',
      lead: '이전에 무엇을 했는지, 이번 피팅에서 무엇을 원하는지예요.',
    },
  },
  fields: {
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
  },
  options: {
    workEnvironment: {
      office: '사무직',
      mixed: '여러 가지',
      manual: '육체노동',
      asymmetric: '비대칭(한쪽을 더 많이 씀)',
      driving: '운전',
      active: '몸을 많이 움직임',
    },
    gender: {
      woman: '여성',
      man: '남성',
      non_binary: '논바이너리',
      genderfluid: '젠더플루이드',
      agender: '에이젠더',
      two_spirit: '투 스피릿',
      questioning: '퀘스처닝',
      other: '기타',
      prefer_not_to_say: '답하고 싶지 않음',
    },
    bikeTypes: {
      road: '로드',
      gravel: '그래블',
      mountain: '산악',
      time_trial: '타임 트라이얼',
      track: '트랙',
      e_bike: '전기 자전거',
    },
    ridingStyle: {
      recreational_metric: '레저(약 50 km까지)',
      recreational_imperial: '레저(30마일 미만)',
      endurance_event: '장거리 / 이벤트',
      strong_club: '동호회 상급',
      amateur_racer: '아마추어 선수',
      u23_elite_pro: 'U23 / 엘리트 / 프로',
    },
    discipline: {
      road_racing: '로드 레이스',
      endurance: '장거리',
      time_trial: '타임 트라이얼',
      triathlon: '철인3종',
      track: '트랙',
      gravel: '그래블',
      mountain_bike: '산악자전거',
      bmx: 'BMX',
      commuting: '출퇴근·통학',
    },
    currentSports: {
      running: '달리기',
      swimming: '수영',
      football: '축구',
      basketball: '농구',
      tennis: '테니스',
      golf: '골프',
      yoga: '요가',
      gym: '헬스',
      climbing: '클라이밍',
      martial_arts: '격투기·무술',
      rowing: '조정 경기',
      skiing: '스키',
      other: '기타',
    },
    side: {
      left: '왼쪽',
      right: '오른쪽',
      both: '양쪽',
    },
    goals: {
      maximize_comfort: '편안함을 최대로',
      reduce_discomfort: '불편감 줄이기',
      increase_power: '파워 높이기',
      improve_aerodynamics: '공기역학 개선',
      injury_prevention: '부상 예방',
      return_from_injury: '부상에서 복귀',
    },
  },
  marks: {
    severe: '심한 불편감',
    currentInjury: '현재 부상',
    inTreatment: '치료 중',
    redFlag: '위험 신호',
  },
  problems: {
    not_confirmed: '계속하려면 체크하세요.',
    too_small: '값이 너무 작아요. {{min}}~{{max}}의 값을 입력하세요.',
    too_large: '값이 너무 커요. {{min}}~{{max}}의 값을 입력하세요.',
    not_whole: '{{min}}~{{max}}의 정수를 입력하세요.',
    too_precise: '{{min}}~{{max}}의 수를 소수점 한 자리까지 입력하세요.',
    not_on_scale: '{{min}}~{{max}}의 정수를 선택하세요.',
    too_long_other: '너무 길어요. {{count}}자까지 쓸 수 있어요.',
    bad_characters: '저장할 수 없는 문자가 있어요. 다시 입력하세요.',
    too_many_marks: '한 글자에 악센트 기호가 너무 많아요. 16개까지 쓸 수 있어요.',
    bad_email: '이메일 주소가 완전하지 않아요. name@example.com 형식으로 입력하세요.',
    bad_phone: '{{min}}~{{max}}자로 입력하세요. 숫자, 공백, 괄호, 하이픈, 더하기 기호를 쓸 수 있어요.',
    not_a_date: '없는 날짜예요. 일, 월, 네 자리 연도를 입력하세요.',
    in_future: '미래의 날짜예요. 지난 날짜를 입력하세요.',
    too_young_other: '라이더는 만 {{count}}세 이상이어야 해요. 날짜를 확인하세요.',
    too_old_other: '라이더는 만 {{count}}세 이하여야 해요. 날짜를 확인하세요.',
    not_a_year: '{{min}}~{{max}}의 네 자리 연도를 입력하세요.',
    before_birth: '생년월일보다 앞서요. {{min}} 이후를 입력하세요.',
    above_age_other: '라이더의 나이보다 많아요. {{count}}년 이하로 입력하세요.',
    unknown_option: '목록의 답 중 하나를 선택하세요.',
    exclusive_option: '이 답은 다른 답과 함께 선택할 수 없어요. 이 답이나 다른 답의 선택을 해제하세요.',
    duplicate_item: '이 부위는 이미 목록에 있어요. 각 부위는 한 번만 추가하세요.',
    too_many_items_other: '최대 {{count}}개까지 추가할 수 있어요.',
    wrong_type: '이 답을 읽지 못했어요. 다시 입력하세요.',
    unknown_field: '이 양식이 업데이트됐어요. 페이지를 새로고침하세요. 응답은 저장되어 있어요.',
  },
  wizard: {
    next: '다음: {{step}}',
    submit: '제출',
    privacy: '데이터와 개인정보',
    units: {
      label: '단위',
      metric: '미터법',
      imperial: '야드파운드법',
    },
    research: '연구 동의',
    needed: {
      marked: '‘필수’라고 표시된 답만 필요해요.',
      nothing: '이 페이지는 모두 선택 사항이에요.',
    },
    backToReview: '응답으로 돌아가기',
    problems_other: '답 {{count}}개를 확인하세요.',
    problemsElsewhere: '확인할 답이 있어요. 지금 ‘{{step}}’ 단계에 있어요.',
  },
  status: {
    saved: '이 기기와 온라인에 저장됨',
    savedShort: '저장됨',
    savedRemotely: '온라인에 저장됨',
    saving: '저장 중…',
    kept: '이 기기에 저장됨. 연결되면 온라인에 저장해요.',
    keptShort: '이 기기에 저장됨',
    barred: '이 기기에 저장됨. 온라인에 저장하려면 답 하나를 확인하세요.',
    barredShort: '답 하나 확인',
    conflict: '남길 것을 선택하세요',
  },
  entries: {
    editing: '편집 중',
    adding: '새 항목',
    save: '변경 저장',
    addZone: '이 불편감 추가',
    addOther: '이 항목 추가',
    addAnother: '부상 추가',
    name: '추가',
    nameLabel: '불편감 추가: {{name}}',
    editLabel: '{{name}} 편집',
    removeLabel: '{{name}} 제거',
    removed: '{{name}} 항목을 제거했어요.',
    added: '{{name}} 항목을 저장했어요.',
    unnamed: '이름 없는 항목',
    newEntry: '새 항목',
    finishFirst: '먼저 편집 중인 항목을 끝내거나 취소하세요.',
    list: '부위',
    full_other: '최대 {{count}}개까지 추가할 수 있어요.',
  },
  submit: {
    sending: '제출 중…',
  },
  open: {
    waitingTitle: '{{fitter}}님에게 이미 사전 설문을 제출했어요',
    waitingText: '다음 피팅에 사용돼요. 응답을 읽고 고칠 수 있어요.',
    seeWaiting: '내 응답 보기',
    startAnother: '사전 설문 새로 작성',
    outdated: '이 양식이 업데이트됐어요. 페이지를 새로고침하세요. 응답은 저장되어 있어요.',
    reload: '페이지 새로고침',
    which: '어떤 양식을 작성할까요?',
    startedOn: '{{date}} 시작',
    notStarted: '아직 시작 안 함',
    fill: '시작',
    chooseTitle: '피터 선택',
    chooseLead: '초대 없이도 라이더를 받는 피터들이에요. 사전 설문은 선택한 피터만 받아요.',
    search: '피터 검색',
    searchHint: '이름이나 스튜디오로.',
    noneFound: '이 이름의 피터가 없어요.',
    choose: '선택',
    change: '다른 피터 선택',
    noneTitle: '아직 등록된 피터가 없어요',
    noneText:
      '피터에게 초대를 요청하세요. 초대 링크나 QR 코드로 사전 설문이 열려요. 코드가 있으면 여기에 입력하세요.',
    haveCode: '코드가 있어요',
  },
} satisfies Translation<typeof english>
