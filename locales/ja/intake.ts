import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'あなた',
      title: 'ライダー情報',
      lead: 'お名前と連絡先をお知らせください。身長と体重は、フィッターがバイクを準備するのに役立ちます。',
    },
    riding: {
      name: '乗り方',
      title: '乗り方のプロフィール',
      lead: 'おおよその数字でかまいません。',
    },
    sports: {
      name: 'スポーツ',
      title: 'スポーツ歴',
      lead: '現在しているほかのスポーツと、以前していたスポーツです。',
    },
    discomfort: {
      name: '不快感',
      title: '乗っていてどこが痛みますか？',
      lead: 'この2週間のライドを思い出してください。図または一覧から部位を選んでください。痛むところがなければ、次のステップへ進んでください。',
    },
    injuries: {
      name: 'けが',
      title: 'けがの履歴',
      lead: '昔のけがも最近のけがも、自転車以外でのけがも含みます。なければ、次のステップへ進んでください。',
    },
    fit: {
      name: 'フィットと目標',
      title: 'フィッティング歴と目標',
      lead: 'これまでに行ったことと、今回のフィッティングに望むことです。',
    },
  },
  fields: {
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
  },
  options: {
    workEnvironment: {
      office: 'オフィス',
      mixed: 'さまざま',
      manual: '肉体労働',
      asymmetric: '左右非対称（片側をよく使う）',
      driving: '運転',
      active: 'よく体を動かす',
    },
    gender: {
      woman: '女性',
      man: '男性',
      non_binary: 'ノンバイナリー',
      genderfluid: 'ジェンダーフルイド',
      agender: 'アジェンダー',
      two_spirit: 'トゥースピリット',
      questioning: 'クエスチョニング',
      other: 'その他',
      prefer_not_to_say: '回答しない',
    },
    bikeTypes: {
      road: 'ロード',
      gravel: 'グラベル',
      mountain: 'マウンテン',
      time_trial: 'タイムトライアル',
      track: 'トラック',
      e_bike: 'eバイク',
    },
    ridingStyle: {
      recreational_metric: 'レクリエーション（約50 kmまで）',
      recreational_imperial: 'レクリエーション（30マイル未満）',
      endurance_event: 'ロングライド・イベント',
      strong_club: 'クラブの上級者',
      amateur_racer: 'アマチュアレーサー',
      u23_elite_pro: 'U23・エリート・プロ',
    },
    discipline: {
      road_racing: 'ロードレース',
      endurance: 'エンデュランス',
      time_trial: 'タイムトライアル',
      triathlon: 'トライアスロン',
      track: 'トラック',
      gravel: 'グラベル',
      mountain_bike: 'マウンテンバイク',
      bmx: 'BMX',
      commuting: '通勤・通学',
    },
    currentSports: {
      running: 'ランニング',
      swimming: '水泳',
      football: 'サッカー',
      basketball: 'バスケットボール',
      tennis: 'テニス',
      golf: 'ゴルフ',
      yoga: 'ヨガ',
      gym: 'ジム',
      climbing: 'クライミング',
      martial_arts: '武道・格闘技',
      rowing: 'ボート',
      skiing: 'スキー',
      other: 'その他',
    },
    side: {
      left: '左',
      right: '右',
      both: '両方',
    },
    goals: {
      maximize_comfort: '快適さを最大にする',
      reduce_discomfort: '不快感を減らす',
      increase_power: 'パワーを上げる',
      improve_aerodynamics: 'エアロダイナミクスを改善する',
      injury_prevention: 'けがを予防する',
      return_from_injury: 'けがから復帰する',
    },
  },
  marks: {
    severe: 'ひどい不快感',
    currentInjury: '現在のけが',
    inTreatment: '治療中',
    redFlag: '注意すべき症状',
  },
  problems: {
    not_confirmed: '続けるにはチェックを入れてください。',
    too_small: '値が小さすぎます。{{min}}〜{{max}}の値を入力してください。',
    too_large: '値が大きすぎます。{{min}}〜{{max}}の値を入力してください。',
    not_whole: '{{min}}〜{{max}}の整数を入力してください。',
    too_precise: '{{min}}〜{{max}}の数を、小数点以下1桁までで入力してください。',
    not_on_scale: '{{min}}〜{{max}}の整数を選んでください。',
    too_long_other: '長すぎます。{{count}}文字以内で入力してください。',
    bad_characters: '保存できない文字が含まれています。もう一度入力してください。',
    too_many_marks: '1つの文字にアクセント記号が多すぎます。16個以内にしてください。',
    bad_email: 'メールアドレスが不完全です。name@example.comの形で入力してください。',
    bad_phone:
      '{{min}}〜{{max}}文字で入力してください。数字、スペース、かっこ、ハイフン、プラス記号が使えます。',
    not_a_date: 'この日付は存在しません。日、月、4桁の年を入力してください。',
    in_future: '未来の日付です。過去の日付を入力してください。',
    too_young_other: 'ライダーは{{count}}歳以上である必要があります。日付を確認してください。',
    too_old_other: 'ライダーは{{count}}歳以下である必要があります。日付を確認してください。',
    not_a_year: '{{min}}〜{{max}}の4桁の年を入力してください。',
    before_birth: '生年月日より前です。{{min}}以降を入力してください。',
    above_age_other: 'ライダーの年齢を超えています。{{count}}年以下で入力してください。',
    unknown_option: '一覧の回答から1つ選んでください。',
    exclusive_option: 'この回答はほかの回答と一緒に選べません。この回答か、ほかの回答を外してください。',
    duplicate_item: 'この部位はすでに一覧にあります。各部位の追加は1回だけです。',
    too_many_items_other: '追加できるのは{{count}}件までです。',
    wrong_type: 'この回答を読み取れませんでした。もう一度入力してください。',
    unknown_field: 'このフォームは更新されました。ページを再読み込みしてください。回答は保存されています。',
  },
  wizard: {
    next: '次へ：{{step}}',
    submit: '送信',
    privacy: 'データとプライバシー',
    units: {
      label: '単位',
      metric: 'メートル法',
      imperial: 'ヤード・ポンド法',
    },
    research: '研究への同意',
    needed: {
      marked: '必要なのは「必須」の付いた回答だけです。',
      nothing: 'このページはすべて任意です。',
    },
    backToReview: '回答に戻る',
    problems_other: '{{count}}件の回答を確認してください。',
    problemsElsewhere: '確認が必要な回答があります。現在は「{{step}}」のステップです。',
  },
  status: {
    saved: 'この端末とオンラインに保存済み',
    savedShort: '保存済み',
    savedRemotely: 'オンラインに保存済み',
    saving: '保存しています…',
    kept: 'この端末に保存済み。接続したときにオンラインに保存します。',
    keptShort: 'この端末に保存済み',
    barred: 'この端末に保存済み。オンラインに保存するには、1件の回答を確認してください。',
    barredShort: '1件の回答を確認',
    conflict: 'どちらを残すか選んでください',
  },
  entries: {
    editing: '編集中',
    adding: '新規',
    save: '変更を保存',
    addZone: 'この不快感を追加',
    addOther: 'この項目を追加',
    addAnother: 'けがを追加',
    name: '追加',
    nameLabel: '不快感を追加：{{name}}',
    editLabel: '{{name}}を編集',
    removeLabel: '{{name}}を外す',
    removed: '{{name}}を外しました。',
    added: '{{name}}を保存しました。',
    unnamed: '名前のない項目',
    newEntry: '新しい項目',
    finishFirst: 'まず、開いている項目を完了またはキャンセルしてください。',
    list: '部位',
    full_other: '追加できるのは{{count}}件までです。',
  },
  submit: {
    sending: '送信しています…',
  },
  open: {
    waitingTitle: '{{fitter}}さんにはすでに事前質問票を送信済みです',
    waitingText: '次回のフィッティングに使われます。回答を読んだり訂正したりできます。',
    seeWaiting: '回答を見る',
    startAnother: '別の事前質問票に記入する',
    outdated: 'このフォームは更新されました。ページを再読み込みしてください。回答は保存されています。',
    reload: 'ページを再読み込み',
    which: 'どのフォームに記入しますか？',
    startedOn: '{{date}}に開始',
    notStarted: '未開始',
    fill: '開始',
    chooseTitle: 'フィッターを選ぶ',
    chooseLead:
      'ここに表示されているのは、招待がなくてもライダーを受け付けているフィッターです。事前質問票は選んだフィッターだけに届きます。',
    search: 'フィッターを検索',
    searchHint: '名前またはスタジオ名で検索。',
    noneFound: 'この名前のフィッターは見つかりません。',
    choose: '選択',
    change: '別のフィッターを選ぶ',
    noneTitle: '掲載中のフィッターはまだいません',
    noneText:
      'フィッターに招待を依頼してください。招待のリンクまたはQRコードから事前質問票が開きます。コードがある場合は、ここに入力してください。',
    haveCode: 'コードを持っています',
  },
} satisfies Translation<typeof english>
