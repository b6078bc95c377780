import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: '現在的狀況',
      title: '最近騎得怎麼樣？',
      lead: '回想最近兩週的騎乘。',
    },
    since: {
      name: 'Fitting 之後',
      title: 'Fitting 之後',
      lead: '你騎了多少，姿勢有沒有改變。',
    },
    discomfort: {
      name: '不適',
      title: '現在怎麼樣？',
      lead: '我們詢問與 Fitting 前相同的部位。回想最近兩週的騎乘。',
    },
    feel: {
      name: '騎乘',
      title: '騎起來感覺如何？',
      lead: '回想最近兩週的騎乘。',
    },
    fit: {
      name: '這次 Fitting',
      title: '你的目標與 Fitting',
      lead: '你為什麼而來，還缺少什麼。',
    },
  },
  fields: {
    ridesSince: {
      label: '以新姿勢騎乘的次數',
      hint: '大概的數字就可以。還沒騎就填 0。',
      required: '輸入騎乘次數；沒有則填 0。',
    },
    whyNotRidden: {
      label: '什麼原因沒能騎車？',
      required: '選擇沒能騎車的原因。',
    },
    hoursSince: {
      label: '以新姿勢騎乘的時數',
    },
    weeklyHours: {
      label: '現在每週時數',
      required: '輸入每週時數。大概的數字就可以。',
    },
    loadChange: {
      label: '與 Fitting 前相比的訓練量',
      hint: '把距離、時數和強度一起考量。',
      required: '選擇訓練量與 Fitting 前相比如何。',
    },
    positionKept: {
      label: '姿勢還是 Fitter 設定的那樣嗎？',
      required: '選擇姿勢是否有改變。',
    },
    changesMade: {
      label: 'Fitting 後的變更',
      what: {
        label: '項目',
        required: '選擇變更了什麼。',
      },
      byMm: {
        label: '變更多少',
        short: '{{value}}',
        hint: '增加用加號，減少用減號。',
      },
      byDegrees: {
        label: '變更多少',
        short: '{{value}}',
        hint: '增加用加號，減少用減號。',
      },
      changedOn: {
        label: '何時',
      },
      reason: {
        label: '原因',
      },
    },
    discomfort: {
      label: '現在的不適',
      required: '新增其他部位，或回答「否」。',
      numb: {
        label: '有麻木感嗎？',
      },
    },
    otherZone: {
      label: '其他部位有不適嗎？',
      required: '選擇其他部位是否有不適。',
    },
    overallChange: {
      label: '整體來說，與 Fitting 前相比',
      low: '差非常多',
      middle: '沒有改變',
      high: '好非常多',
      required: '選擇 1 到 7 的一個數字。',
    },
    comfort: {
      label: '平常騎乘的舒適度',
      low: '非常不舒適',
      middle: '普通',
      high: '非常舒適',
      required: '選擇舒適程度，1 到 7。',
    },
    power: {
      label: '輸出力量的能力',
      low: '非常差',
      middle: '普通',
      high: '非常好',
      required: '選擇輸出力量的能力，1 到 7。',
    },
    confidence: {
      label: '操控與信心',
      low: '非常沒把握',
      middle: '普通',
      high: '非常有把握',
      required: '選擇信心程度，1 到 7。',
    },
    enduranceMinutes: {
      label: '幾分鐘後開始不適',
      hint: '沒有不適的話，請留空。',
    },
    adaptationDays: {
      label: '幾天後覺得姿勢正常',
      required: '輸入天數，或選擇「還沒有」。',
    },
    activities: {
      label: 'Fitting 前覺得困難的事',
      activity: {
        label: '活動',
        required: '輸入一項活動。',
      },
      ability: {
        label: '現在能做到什麼程度？',
        low: '完全做不到',
        high: '和出問題前一樣好',
      },
    },
    goals: {
      label: '這次 Fitting 的目標',
      goal: {
        label: '目標',
        required: '選擇一個目標。',
      },
      attainment: {
        label: '達成多少？',
        low: '遠低於預期',
        middle: '符合預期',
        high: '遠優於預期',
        required: '選擇這個目標達成多少。',
      },
    },
    goalAlignment: {
      label: 'Fitting 有針對我想解決的問題',
      low: '完全沒有',
      middle: '部分',
      high: '完全',
      required: '選擇 Fitting 在多大程度上針對你想解決的問題，1 到 7。',
    },
    listened: {
      label: 'Fitter 有仔細聽我說',
      low: '完全沒有',
      middle: '部分',
      high: '完全',
    },
    explained: {
      label: 'Fitter 有說明變更',
      low: '完全沒有',
      middle: '部分',
      high: '完全',
    },
    satisfaction: {
      label: '整體滿意度',
      low: '非常不滿意',
      middle: '普通',
      high: '非常滿意',
      required: '選擇滿意程度，1 到 7。',
    },
    recommend: {
      label: '你有多大可能推薦這次 Fitting？',
      low: '完全不可能',
      high: '極有可能',
      required: '選擇推薦的可能性，0 到 10。',
    },
    otherTreatment: {
      label: 'Fitting 之後還有別的東西有幫助嗎？',
      hint: '這能幫我們區分 Fitting 的作用和其他因素的作用。',
      required: '選擇符合的項目，或選擇「以上皆無」。',
    },
    usedSince: {
      label: 'Fitting 之後你用過什麼？',
      hint: 'Fitting 以外，任何可能改變你感受的東西。',
      required: '選擇符合的項目，或選擇「以上皆無」。',
    },
    anotherAppointment: {
      label: '想再預約一次嗎？',
      required: '選擇是否想再預約一次。',
    },
    comment: {
      label: '還有別的嗎？',
      hint: '任何 Fitter 應該知道的事。',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: '受傷或生病',
      position_hurts: '新姿勢會痛',
      bike_not_ready: '車還沒準備好',
      weather: '天氣',
      no_time: '沒時間',
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
      kept: '是，沒有改變',
      changed_by_me: '否，我自己改了',
      changed_by_other_fitter: '否，另一位 Fitter 改了',
      reverted: '否，我換回原來的姿勢',
      new_bike_or_parts: '否，我換了新車或新零件',
    },
    otherTreatment: {
      physiotherapy: '物理治療',
      rest: '休息',
      new_saddle: '新座墊',
      medication: '藥物',
      other: '其他',
      none: '以上皆無',
    },
    usedSince: {
      physiotherapy: '物理治療',
      rest: '休息',
      new_saddle: '新座墊',
      medication: '藥物',
      other: '其他',
      none: '以上皆無',
    },
  },
  values: {
    minus2: '遠低於預期',
    minus1: '低於預期',
    zero: '符合預期',
    plus1: '優於預期',
    plus2: '遠優於預期',
  },
  instead: {
    gone: '消失了，沒有不適',
    not_applicable: '不適用',
    not_yet: '還沒有',
  },
  marks: {
    severe: '嚴重不適',
    redFlag: '警訊',
    unhappy: '對 Fitting 不滿意',
    wantsAppointment: '想再預約一次',
  },
} satisfies Translation<typeof english>
