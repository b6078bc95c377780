import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: {
    label: '姓名',
    required: '输入你的姓名。',
  },
  email: {
    label: '电子邮件',
    hint: 'Fitting 师用它联系你。',
    required: '输入你的电子邮件地址。',
  },
  phone: {
    label: '电话号码',
  },
  dateOfBirth: {
    label: '出生日期',
    required: '输入你的出生日期。',
  },
  guardianName: {
    label: '父母或监护人姓名',
    hint: '你未满 16 岁，需要父母或监护人同意。',
    required: '输入父母或监护人的姓名。',
  },
  guardianConfirmed: {
    label: '我是这位骑行者的父母或监护人，我同意将这些回答（包括健康数据）用于 Bike Fitting。',
    required: '这一项需要父母或监护人确认。',
  },
  heightCm: {
    label: '身高',
  },
  weightKg: {
    label: '体重',
  },
  occupation: {
    label: '职业',
  },
  workEnvironment: {
    label: '工作环境',
  },
  gender: {
    label: '性别',
    hint: '选择所有符合的项。',
  },
  bikeTypes: {
    label: '车型',
    required: '至少选择一种车型。',
  },
  ridingStyle: {
    label: '骑行风格',
  },
  discipline: {
    label: '骑行项目',
  },
  ridesPerWeekWinter: {
    label: '冬季每周骑行次数',
  },
  ridesPerWeekSummer: {
    label: '夏季每周骑行次数',
  },
  weeklyHours: {
    label: '平均每周骑行时间',
  },
  yearsCycling: {
    label: '骑行年数',
  },
  averageCadence: {
    label: '平均踏频',
  },
  climbingCadence: {
    label: '爬坡踏频',
  },
  corneringConfidence: {
    label: '过弯信心',
    low: '没有信心',
    high: '非常有信心',
  },
  descendingConfidence: {
    label: '下坡信心',
    low: '没有信心',
    high: '非常有信心',
  },
  handsHeaviness: {
    label: '手部受力',
    low: '没有压力',
    high: '压力很大',
  },
  positionStability: {
    label: '姿势稳定性',
    low: '一直在挪动',
    high: '非常稳',
  },
  hardestRide: {
    label: '过去一年最艰难的一次骑行',
    hint: '距离多长、爬升多少，骑得怎么样。',
  },
  cyclingGoals: {
    label: '骑行目标',
  },
  currentSports: {
    label: '现在的运动',
    hint: '选择骑车以外你现在做的所有运动。',
  },
  otherSport: {
    label: '其他运动是什么？',
    required: '输入其他运动。',
  },
  pastSports: {
    label: '以前的运动',
    hint: '小时候的运动也算。练了多久，强度多大？',
  },
  discomfort: {
    label: '骑行中的不适',
    zone: {
      label: '部位',
      required: '选择部位。',
    },
    severity: {
      label: '程度',
      hint: '最近两周骑行时的程度。',
      low: '轻微',
      high: '严重',
      required: '选择不适的程度，1 到 7。',
    },
    onsetMinutes: {
      label: '多久后开始',
      short: '{{value}}后',
      hint: '骑行开始后的分钟数；一开始就有则填 0。',
    },
    trigger: {
      label: '什么情况下会加重？',
    },
    description: {
      label: '描述',
      hint: '具体在哪里，是什么感觉。',
    },
  },
  injuries: {
    label: '伤病',
    location: {
      label: '位置',
      hint: '例如膝盖、锁骨或下背部。',
      required: '输入受伤的位置。',
    },
    current: {
      label: '现在还有影响吗？',
    },
    inTreatment: {
      label: '正在接受治疗吗？',
    },
    side: {
      label: '哪一侧',
    },
    yearOfOnset: {
      label: '开始年份',
      hint: '4 位数字，例如 2019。',
    },
    description: {
      label: '简短描述',
    },
  },
  previousFit: {
    label: '以前做过 Bike Fitting 吗？',
  },
  lastFitYear: {
    label: '上次 Fitting 的年份',
    hint: '4 位数字，例如 2019。',
  },
  lastFitNotes: {
    label: '上次 Fitting 的备注',
    hint: '改了什么，有没有帮助。',
  },
  goals: {
    label: '这次 Fitting 的目标',
    hint: '选择所有对你重要的项。',
    required: '至少为这次 Fitting 选择一个目标。',
  },
  successDefinition: {
    label: '怎样才算成功？',
    hint: 'Fitting 之后应该有什么不同？',
  },
  researchConsent: {
    label: '我的匿名化回答可以用于研究和 AI 开发。',
    hint: '这一项可自由选择，与你的 Fitting 分开。不勾选，你的任何数据都不会用于研究。你可以随时在“设置”的“隐私”中更改。',
  },
} satisfies Translation<typeof english>
