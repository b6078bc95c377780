import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: '現在の状態',
      title: 'ライドの調子はいかがですか？',
      lead: 'この2週間のライドを思い出してください。',
    },
    since: {
      name: 'フィッティング後',
      title: 'フィッティングのあと',
      lead: 'どのくらい乗ったか、ポジションが変わったか。',
    },
    discomfort: {
      name: '不快感',
      title: '今はどうですか？',
      lead: 'フィッティング前と同じ部位についてお聞きします。この2週間のライドを思い出してください。',
    },
    feel: {
      name: '乗り心地',
      title: '乗り心地はどうですか？',
      lead: 'この2週間のライドを思い出してください。',
    },
    fit: {
      name: 'フィッティング',
      title: '目標とフィッティング',
      lead: '何を望んでいたか、まだ足りないことは何か。',
    },
  },
  fields: {
    ridesSince: {
      label: '新しいポジションでのライド回数',
      hint: 'おおよその数字でかまいません。まだ乗っていない場合は0を入力してください。',
      required: 'ライド回数を入力してください。なければ0を入力してください。',
    },
    whyNotRidden: {
      label: '乗らなかった理由は？',
      required: '乗らなかった理由を選んでください。',
    },
    hoursSince: {
      label: '新しいポジションで乗った時間',
    },
    weeklyHours: {
      label: '現在の週あたりの時間',
      required: '週あたりの時間を入力してください。おおよその数字でかまいません。',
    },
    loadChange: {
      label: 'フィッティング前と比べたトレーニング量',
      hint: '距離、時間、強度を合わせて考えてください。',
      required: 'フィッティング前と比べたトレーニング量を選んでください。',
    },
    positionKept: {
      label: 'ポジションは、フィッターが設定したままですか？',
      required: 'ポジションが変わったかどうかを選んでください。',
    },
    changesMade: {
      label: 'フィッティング後の変更',
      what: {
        label: '対象',
        required: '何が変わったかを選んでください。',
      },
      byMm: {
        label: '変更量',
        short: '{{value}}',
        hint: '増やした場合はプラス、減らした場合はマイナスを付けてください。',
      },
      byDegrees: {
        label: '変更量',
        short: '{{value}}',
        hint: '増やした場合はプラス、減らした場合はマイナスを付けてください。',
      },
      changedOn: {
        label: '時期',
      },
      reason: {
        label: '理由',
      },
    },
    discomfort: {
      label: '現在の不快感',
      required: 'ほかの部位を追加するか、「いいえ」を選んでください。',
      numb: {
        label: 'しびれていますか？',
      },
    },
    otherZone: {
      label: 'ほかの部位に不快感はありますか？',
      required: 'ほかの部位に不快感があるかどうかを選んでください。',
    },
    overallChange: {
      label: 'フィッティング前と比べた全体の変化',
      low: 'とても悪くなった',
      middle: '変わらない',
      high: 'とても良くなった',
      required: '1〜7の数字を選んでください。',
    },
    comfort: {
      label: 'いつものライドでの快適さ',
      low: 'とても不快',
      middle: 'どちらでもない',
      high: 'とても快適',
      required: '快適さを1〜7で選んでください。',
    },
    power: {
      label: 'パワーの出しやすさ',
      low: 'とても悪い',
      middle: 'ふつう',
      high: 'とても良い',
      required: 'パワーの出しやすさを1〜7で選んでください。',
    },
    confidence: {
      label: 'コントロールと自信',
      low: 'とても不安',
      middle: 'ふつう',
      high: 'とても自信がある',
      required: '自信の度合いを1〜7で選んでください。',
    },
    enduranceMinutes: {
      label: '不快感が始まるまでの分数',
      hint: '不快感がない場合は空欄にしてください。',
    },
    adaptationDays: {
      label: 'ポジションに慣れるまでの日数',
      required: '日数を入力するか、「まだ」を選んでください。',
    },
    activities: {
      label: 'フィッティング前に難しかったこと',
      activity: {
        label: '動作',
        required: '動作を入力してください。',
      },
      ability: {
        label: '今はどのくらいできますか？',
        low: 'まったくできない',
        high: '問題が起きる前と同じようにできる',
      },
    },
    goals: {
      label: '今回のフィッティングの目標',
      goal: {
        label: '目標',
        required: '目標を選んでください。',
      },
      attainment: {
        label: 'どのくらい達成できましたか？',
        low: '期待をかなり下回った',
        middle: '期待どおり',
        high: '期待をかなり上回った',
        required: 'この目標をどのくらい達成できたかを選んでください。',
      },
    },
    goalAlignment: {
      label: 'フィッティングは望んでいたことに応えてくれた',
      low: 'まったく応えていない',
      middle: '一部応えた',
      high: '完全に応えた',
      required: 'フィッティングが望みにどのくらい応えたかを1〜7で選んでください。',
    },
    listened: {
      label: 'フィッターは話を聞いてくれた',
      low: 'まったくそう思わない',
      middle: '一部そう思う',
      high: '完全にそう思う',
    },
    explained: {
      label: 'フィッターは変更を説明してくれた',
      low: 'まったくそう思わない',
      middle: '一部そう思う',
      high: '完全にそう思う',
    },
    satisfaction: {
      label: '全体の満足度',
      low: 'とても不満',
      middle: 'どちらでもない',
      high: 'とても満足',
      required: '満足度を1〜7で選んでください。',
    },
    recommend: {
      label: 'このフィッティングを人にすすめる可能性は？',
      low: 'まったくない',
      high: 'きわめて高い',
      required: 'すすめる可能性を0〜10で選んでください。',
    },
    otherTreatment: {
      label: 'フィッティング後、ほかに役立ったことはありますか？',
      hint: 'フィッティングによる変化と、ほかのことによる変化を見分けるのに役立ちます。',
      required: '当てはまるもの、または「どれも当てはまらない」を選んでください。',
    },
    usedSince: {
      label: 'フィッティング後に利用したものは？',
      hint: 'フィッティング以外で、体の感じ方を変えた可能性のあるもの。',
      required: '当てはまるもの、または「どれも当てはまらない」を選んでください。',
    },
    anotherAppointment: {
      label: 'もう一度予約を希望しますか？',
      required: 'もう一度予約を希望するかどうかを選んでください。',
    },
    comment: {
      label: 'ほかに伝えたいことはありますか？',
      hint: 'フィッターに知っておいてほしいこと。',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'けがまたは病気',
      position_hurts: '新しいポジションだと痛む',
      bike_not_ready: 'バイクの準備ができていなかった',
      weather: '天候',
      no_time: '時間がなかった',
      other: 'その他',
    },
    loadChange: {
      much_less: 'かなり減った',
      less: '減った',
      same: 'ほぼ同じ',
      more: '増えた',
      much_more: 'かなり増えた',
    },
    positionKept: {
      kept: 'はい、変わっていません',
      changed_by_me: 'いいえ、自分で変えました',
      changed_by_other_fitter: 'いいえ、別のフィッターが変えました',
      reverted: 'いいえ、以前のポジションに戻しました',
      new_bike_or_parts: 'いいえ、バイクまたはパーツを新しくしました',
    },
    otherTreatment: {
      physiotherapy: '理学療法',
      rest: '休養',
      new_saddle: '新しいサドル',
      medication: '薬',
      other: 'その他',
      none: 'どれも当てはまらない',
    },
    usedSince: {
      physiotherapy: '理学療法',
      rest: '休養',
      new_saddle: '新しいサドル',
      medication: '薬',
      other: 'その他',
      none: 'どれも当てはまらない',
    },
  },
  values: {
    minus2: '期待をかなり下回った',
    minus1: '期待を下回った',
    zero: '期待どおり',
    plus1: '期待を上回った',
    plus2: '期待をかなり上回った',
  },
  instead: {
    gone: 'なくなった（不快感なし）',
    not_applicable: '該当しない',
    not_yet: 'まだ',
  },
  marks: {
    severe: 'ひどい不快感',
    redFlag: '注意すべき症状',
    unhappy: 'フィッティングに不満',
    wantsAppointment: 'もう一度予約を希望',
  },
} satisfies Translation<typeof english>
