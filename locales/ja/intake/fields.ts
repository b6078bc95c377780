import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: {
    label: '名前',
    required: '名前を入力してください。',
  },
  email: {
    label: 'メールアドレス',
    hint: 'フィッターからの連絡に使います。',
    required: 'メールアドレスを入力してください。',
  },
  phone: {
    label: '電話番号',
  },
  dateOfBirth: {
    label: '生年月日',
    required: '生年月日を入力してください。',
  },
  guardianName: {
    label: '保護者の名前',
    hint: '16歳未満の場合は、保護者の同意が必要です。',
    required: '保護者の名前を入力してください。',
  },
  guardianConfirmed: {
    label:
      '私はこのライダーの保護者であり、健康に関するデータを含むこれらの回答がバイクフィッティングのために使用されることに同意します。',
    required: '保護者による確認が必要です。',
  },
  heightCm: {
    label: '身長',
  },
  weightKg: {
    label: '体重',
  },
  occupation: {
    label: '職業',
  },
  workEnvironment: {
    label: '仕事の環境',
  },
  gender: {
    label: '性別',
    hint: '当てはまるものをすべて選んでください。',
  },
  bikeTypes: {
    label: 'バイクの種類',
    required: 'バイクの種類を1つ以上選んでください。',
  },
  ridingStyle: {
    label: '乗り方のスタイル',
  },
  discipline: {
    label: '種目',
  },
  ridesPerWeekWinter: {
    label: '冬の週あたりのライド回数',
  },
  ridesPerWeekSummer: {
    label: '夏の週あたりのライド回数',
  },
  weeklyHours: {
    label: '週あたりの平均ライド時間',
  },
  yearsCycling: {
    label: '自転車歴',
  },
  averageCadence: {
    label: '平均ケイデンス',
  },
  climbingCadence: {
    label: '登りのケイデンス',
  },
  corneringConfidence: {
    label: 'コーナリングの自信',
    low: '自信がない',
    high: 'とても自信がある',
  },
  descendingConfidence: {
    label: '下りの自信',
    low: '自信がない',
    high: 'とても自信がある',
  },
  handsHeaviness: {
    label: '手にかかる重さ',
    low: '圧迫感なし',
    high: '重い',
  },
  positionStability: {
    label: '姿勢の安定感',
    low: '常に動いてしまう',
    high: 'まったくぶれない',
  },
  hardestRide: {
    label: 'この1年でいちばんきつかったライド',
    hint: '距離や時間、起伏と、どうだったか。',
  },
  cyclingGoals: {
    label: 'サイクリングの目標',
  },
  currentSports: {
    label: '現在のスポーツ',
    hint: '自転車のほかに現在しているものをすべて選んでください。',
  },
  otherSport: {
    label: 'ほかのスポーツ',
    required: 'ほかのスポーツを入力してください。',
  },
  pastSports: {
    label: '過去のスポーツ',
    hint: '子どもの頃のスポーツも含みます。どのくらいの期間、どのくらいの強度で練習しましたか？',
  },
  discomfort: {
    label: 'バイク上での不快感',
    zone: {
      label: '部位',
      required: '部位を選んでください。',
    },
    severity: {
      label: '強さ',
      hint: 'この2週間のライドについて。',
      low: '軽い',
      high: 'ひどい',
      required: '強さを1〜7で選んでください。',
    },
    onsetMinutes: {
      label: '始まるまでの時間',
      short: '{{value}}後',
      hint: 'ライド開始からの分数。最初からある場合は0。',
    },
    trigger: {
      label: '悪化するのはどんなとき？',
    },
    description: {
      label: '説明',
      hint: '正確な場所と、どんな感じか。',
    },
  },
  injuries: {
    label: 'けが',
    location: {
      label: '場所',
      hint: '例：膝、鎖骨、腰',
      required: 'けがの場所を入力してください。',
    },
    current: {
      label: '現在も問題がありますか？',
    },
    inTreatment: {
      label: '治療中ですか？',
    },
    side: {
      label: '左右',
    },
    yearOfOnset: {
      label: '発生した年',
      hint: '4桁で入力。例：2019',
    },
    description: {
      label: '簡単な説明',
    },
  },
  previousFit: {
    label: 'バイクフィッティングの経験はありますか？',
  },
  lastFitYear: {
    label: '前回のフィッティングの年',
    hint: '4桁で入力。例：2019',
  },
  lastFitNotes: {
    label: '前回のフィッティングのメモ',
    hint: '何が変わり、効果があったか。',
  },
  goals: {
    label: '今回のフィッティングの目標',
    hint: '大切なものをすべて選んでください。',
    required: '今回のフィッティングの目標を1つ以上選んでください。',
  },
  successDefinition: {
    label: 'どうなれば成功だと思いますか？',
    hint: 'フィッティングのあと、何が変わっていてほしいですか？',
  },
  researchConsent: {
    label: '匿名化された私の回答を研究とAIの開発に使用することに同意します。',
    hint: 'これは任意で、フィッティングとは別のものです。チェックを入れなければ、データが研究に使用されることは一切ありません。設定の「プライバシー」でいつでも変更できます。',
  },
} satisfies Translation<typeof english>
