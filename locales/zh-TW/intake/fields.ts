import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: {
    label: '姓名',
    required: '輸入你的姓名。',
  },
  email: {
    label: '電子郵件',
    hint: 'Fitter 用它聯絡你。',
    required: '輸入你的電子郵件地址。',
  },
  phone: {
    label: '電話號碼',
  },
  dateOfBirth: {
    label: '出生日期',
    required: '輸入你的出生日期。',
  },
  guardianName: {
    label: '父母或監護人姓名',
    hint: '你未滿 16 歲，需要父母或監護人同意。',
    required: '輸入父母或監護人的姓名。',
  },
  guardianConfirmed: {
    label: '我是這位騎士的父母或監護人，我同意將這些回答（包括健康資料）用於 Bike Fitting。',
    required: '這一項需要父母或監護人確認。',
  },
  heightCm: {
    label: '身高',
  },
  weightKg: {
    label: '體重',
  },
  occupation: {
    label: '職業',
  },
  workEnvironment: {
    label: '工作環境',
  },
  gender: {
    label: '性別',
    hint: '選擇所有符合的項目。',
  },
  bikeTypes: {
    label: '車種',
    required: '至少選擇一種車種。',
  },
  ridingStyle: {
    label: '騎乘風格',
  },
  discipline: {
    label: '騎乘項目',
  },
  ridesPerWeekWinter: {
    label: '冬季每週騎乘次數',
  },
  ridesPerWeekSummer: {
    label: '夏季每週騎乘次數',
  },
  weeklyHours: {
    label: '平均每週騎乘時間',
  },
  yearsCycling: {
    label: '騎車年資',
  },
  averageCadence: {
    label: '平均迴轉速',
  },
  climbingCadence: {
    label: '爬坡迴轉速',
  },
  corneringConfidence: {
    label: '過彎信心',
    low: '沒有信心',
    high: '非常有信心',
  },
  descendingConfidence: {
    label: '下坡信心',
    low: '沒有信心',
    high: '非常有信心',
  },
  handsHeaviness: {
    label: '手部受力',
    low: '沒有壓力',
    high: '壓力很大',
  },
  positionStability: {
    label: '姿勢穩定度',
    low: '一直在移動',
    high: '非常穩',
  },
  hardestRide: {
    label: '過去一年最艱難的一次騎乘',
    hint: '距離多長、爬升多少，騎得怎麼樣。',
  },
  cyclingGoals: {
    label: '騎車目標',
  },
  currentSports: {
    label: '目前的運動',
    hint: '選擇騎車以外你目前從事的所有運動。',
  },
  otherSport: {
    label: '其他運動是什麼？',
    required: '輸入其他運動。',
  },
  pastSports: {
    label: '以前的運動',
    hint: '小時候的運動也算。練了多久，強度多高？',
  },
  discomfort: {
    label: '騎乘中的不適',
    zone: {
      label: '部位',
      required: '選擇部位。',
    },
    severity: {
      label: '程度',
      hint: '最近兩週騎乘時的程度。',
      low: '輕微',
      high: '嚴重',
      required: '選擇不適的程度，1 到 7。',
    },
    onsetMinutes: {
      label: '多久後開始',
      short: '{{value}}後',
      hint: '開始騎之後的分鐘數；一開始就有則填 0。',
    },
    trigger: {
      label: '什麼情況會加劇？',
    },
    description: {
      label: '描述',
      hint: '確切在哪裡，是什麼感覺。',
    },
  },
  injuries: {
    label: '傷病',
    location: {
      label: '位置',
      hint: '例如膝蓋、鎖骨或下背部。',
      required: '輸入受傷的位置。',
    },
    current: {
      label: '現在還有影響嗎？',
    },
    inTreatment: {
      label: '正在接受治療嗎？',
    },
    side: {
      label: '哪一側',
    },
    yearOfOnset: {
      label: '開始年份',
      hint: '4 位數西元年，例如 2019。',
    },
    description: {
      label: '簡短描述',
    },
  },
  previousFit: {
    label: '以前做過 Bike Fitting 嗎？',
  },
  lastFitYear: {
    label: '上次 Fitting 的年份',
    hint: '4 位數西元年，例如 2019。',
  },
  lastFitNotes: {
    label: '上次 Fitting 的備註',
    hint: '改了什麼，有沒有幫助。',
  },
  goals: {
    label: '這次 Fitting 的目標',
    hint: '選擇所有對你重要的項目。',
    required: '至少為這次 Fitting 選擇一個目標。',
  },
  successDefinition: {
    label: '怎樣才算成功？',
    hint: 'Fitting 之後應該有什麼不同？',
  },
  researchConsent: {
    label: '我的匿名化回答可以用於研究與 AI 開發。',
    hint: '這一項可自由選擇，與你的 Fitting 分開。不勾選的話，你的任何資料都不會用於研究。你可以隨時在「設定」的「隱私」中更改。',
  },
} satisfies Translation<typeof english>
