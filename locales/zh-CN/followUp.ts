import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: '现在的情况',
      title: '最近骑得怎么样？',
      lead: '回想最近两周的骑行。',
    },
    since: {
      name: 'Fitting 之后',
      title: 'Fitting 之后',
      lead: '你骑了多少，姿势有没有变。',
    },
    discomfort: {
      name: '不适',
      title: '现在怎么样？',
      lead: '我们询问与 Fitting 前相同的部位。回想最近两周的骑行。',
    },
    feel: {
      name: '骑行',
      title: '骑起来感觉如何？',
      lead: '回想最近两周的骑行。',
    },
    fit: {
      name: '这次 Fitting',
      title: '你的目标与 Fitting',
      lead: '你为什么而来，还缺什么。',
    },
  },
  fields: {
    ridesSince: {
      label: '以新姿势骑行的次数',
      hint: '大致数字即可。还没骑就填 0。',
      required: '输入骑行次数；没有则填 0。',
    },
    whyNotRidden: {
      label: '什么原因没能骑车？',
      required: '选择没能骑车的原因。',
    },
    hoursSince: {
      label: '以新姿势骑行的小时数',
    },
    weeklyHours: {
      label: '现在每周小时数',
      required: '输入每周小时数。大致数字即可。',
    },
    loadChange: {
      label: '与 Fitting 前相比的训练量',
      hint: '把距离、时间和强度一起考虑。',
      required: '选择训练量与 Fitting 前相比如何。',
    },
    positionKept: {
      label: '姿势还是 Fitting 师设定的那样吗？',
      required: '选择姿势是否有变化。',
    },
    changesMade: {
      label: 'Fitting 后的改动',
      what: {
        label: '什么',
        required: '选择改动了什么。',
      },
      byMm: {
        label: '改动多少',
        short: '{{value}}',
        hint: '增加用加号，减少用减号。',
      },
      byDegrees: {
        label: '改动多少',
        short: '{{value}}',
        hint: '增加用加号，减少用减号。',
      },
      changedOn: {
        label: '何时',
      },
      reason: {
        label: '原因',
      },
    },
    discomfort: {
      label: '现在的不适',
      required: '添加其他部位，或回答“否”。',
      numb: {
        label: '感到麻木吗？',
      },
    },
    otherZone: {
      label: '其他部位有不适吗？',
      required: '选择其他部位是否有不适。',
    },
    overallChange: {
      label: '总体来说，与 Fitting 前相比',
      low: '差了非常多',
      middle: '没有变化',
      high: '好了非常多',
      required: '选择 1 到 7 的一个数字。',
    },
    comfort: {
      label: '平常骑行的舒适度',
      low: '非常不舒适',
      middle: '一般',
      high: '非常舒适',
      required: '选择舒适程度，1 到 7。',
    },
    power: {
      label: '发力能力',
      low: '非常差',
      middle: '一般',
      high: '非常好',
      required: '选择发力能力如何，1 到 7。',
    },
    confidence: {
      label: '操控与信心',
      low: '非常没把握',
      middle: '一般',
      high: '非常有把握',
      required: '选择信心程度，1 到 7。',
    },
    enduranceMinutes: {
      label: '多少分钟后开始不适',
      hint: '没有不适则留空。',
    },
    adaptationDays: {
      label: '多少天后觉得姿势正常',
      required: '输入天数，或选择“还没有”。',
    },
    activities: {
      label: 'Fitting 前觉得困难的事',
      activity: {
        label: '活动',
        required: '输入一项活动。',
      },
      ability: {
        label: '现在能做到什么程度？',
        low: '完全做不到',
        high: '和出问题前一样好',
      },
    },
    goals: {
      label: '这次 Fitting 的目标',
      goal: {
        label: '目标',
        required: '选择一个目标。',
      },
      attainment: {
        label: '实现了多少？',
        low: '远低于预期',
        middle: '符合预期',
        high: '远好于预期',
        required: '选择这个目标实现了多少。',
      },
    },
    goalAlignment: {
      label: 'Fitting 针对了我想解决的问题',
      low: '完全没有',
      middle: '部分',
      high: '完全',
      required: '选择 Fitting 在多大程度上针对了你想解决的问题，1 到 7。',
    },
    listened: {
      label: 'Fitting 师认真倾听',
      low: '完全没有',
      middle: '部分',
      high: '完全',
    },
    explained: {
      label: 'Fitting 师解释了改动',
      low: '完全没有',
      middle: '部分',
      high: '完全',
    },
    satisfaction: {
      label: '总体满意度',
      low: '非常不满意',
      middle: '一般',
      high: '非常满意',
      required: '选择满意程度，1 到 7。',
    },
    recommend: {
      label: '你有多大可能推荐这次 Fitting？',
      low: '完全不可能',
      high: '极有可能',
      required: '选择推荐的可能性，0 到 10。',
    },
    otherTreatment: {
      label: 'Fitting 之后，还有别的因素有帮助吗？',
      hint: '这有助于区分 Fitting 的作用和其他因素的作用。',
      required: '选择符合的项，或选择“以上都没有”。',
    },
    usedSince: {
      label: 'Fitting 之后你用过什么？',
      hint: 'Fitting 以外，任何可能改变你感受的东西。',
      required: '选择符合的项，或选择“以上都没有”。',
    },
    anotherAppointment: {
      label: '想再预约一次吗？',
      required: '选择是否想再预约一次。',
    },
    comment: {
      label: '还有别的吗？',
      hint: '任何 Fitting 师应该知道的事。',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: '受伤或生病',
      position_hurts: '新姿势会痛',
      bike_not_ready: '车还没准备好',
      weather: '天气',
      no_time: '没时间',
      other: '其他',
    },
    loadChange: {
      much_less: '少很多',
      less: '少一些',
      same: '差不多',
      more: '多一些',
      much_more: '多很多',
    },
    positionKept: {
      kept: '是，没有变',
      changed_by_me: '不是，我自己改了',
      changed_by_other_fitter: '不是，另一位 Fitting 师改了',
      reverted: '不是，我换回了原来的姿势',
      new_bike_or_parts: '不是，我换了新车或新部件',
    },
    otherTreatment: {
      physiotherapy: '物理治疗',
      rest: '休息',
      new_saddle: '新坐垫',
      medication: '药物',
      other: '其他',
      none: '以上都没有',
    },
    usedSince: {
      physiotherapy: '物理治疗',
      rest: '休息',
      new_saddle: '新坐垫',
      medication: '药物',
      other: '其他',
      none: '以上都没有',
    },
  },
  values: {
    minus2: '远低于预期',
    minus1: '低于预期',
    zero: '符合预期',
    plus1: '好于预期',
    plus2: '远好于预期',
  },
  instead: {
    gone: '消失了，没有不适',
    not_applicable: '不适用',
    not_yet: '还没有',
  },
  marks: {
    severe: '严重不适',
    redFlag: '警示症状',
    unhappy: '对 Fitting 不满意',
    wantsAppointment: '想再预约一次',
  },
} satisfies Translation<typeof english>
