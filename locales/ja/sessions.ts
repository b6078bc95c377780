import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: '新規',
    invited: '招待済み',
    intake_started: '事前質問票に記入中',
    expired: '招待の期限切れ',
    intake_submitted: '事前質問票を受領',
    fitted: 'フィッティング済み',
    following_up: 'フォローアップ中',
    closed: '終了',
    cancelled: 'キャンセル',
  },
  followUpStatus: {
    scheduled: '予定',
    due: '回答待ち',
    overdue: '期限超過',
    missed: '未回答',
    submitted: '回答済み',
    skipped: 'スキップ',
  },
  phase: {
    before: '前',
    after: '後',
  },
  ...riderTexts,
  followUp: {
    answered: '{{date}}に回答',
    due: '予定日：{{date}}',
  },
  head: {
    title: 'フィッティングセッション',
    pageTitle: '{{name}}さん、{{date}}',
    bike: 'バイク',
    noBike: 'バイク未選択',
    alike: '似たライダー',
  },
  tab: {
    label: 'セッション',
    brief: '概要',
    fit: 'フィッティング',
    report: 'レポート',
    followUps: 'フォローアップ',
    history: '履歴',
  },
  life: {
    complete: 'フィッティングを完了',
    completed: 'フィッティングを完了しました。',
    undone: 'フィッティングを再開しました。予定のフォローアップはキャンセルしました。',
    planned: 'フィッティングが完了し、ライダーはレポートを見られます。フォローアップの予定日：{{dates}}。',
    nothingPlanned:
      'フィッティングが完了し、ライダーはレポートを見られます。フォローアップの予定はありません。',
    undo: 'フィッティングを再開',
    close: 'セッションを終了',
    closed: 'このセッションは終了しました。フォローアップは送られず、何も変更できません。',
    reopen: 'セッションを再開',
    cancel: 'セッションをキャンセル',
    cancelled: 'このセッションはキャンセルされました。何も変更できません。',
    uncancel: 'セッションを復元',
    unsent: 'まだ保存されていない変更があります。保存後にもう一度試してください。',
  },
  shortcut: {
    title: 'キーボードショートカット',
    next: '測定値の欄：列の次の欄へ',
    step: '測定値の欄：1段階上げる／下げる',
    stride: '測定値の欄：10段階上げる／下げる',
    move: '変更のつまみ上：上／下に移動',
  },
  ...savingTexts,
  appointments: {
    title: '予約',
    when: '{{day}}、{{time}}（{{zone}}）',
    cancelled: 'キャンセル',
    no_show: '来店なし',
  },
  brief: {
    goals: '目標',
    age: '年齢',
    weight: '「{{goal}}」の重要度',
    weightWords: {
      1: '重要',
      2: 'より重要',
      3: 'もっとも重要',
    },
    weighed: '{{goal}}：{{weight}}',
    level: '「{{goal}}」で0が意味すること',
    reached: '0の意味',
    levelOf: '{{goal}}：{{level}}',
    levelsHint:
      '何をもって達成とするかを、ライダーと決めてください。フォローアップで、ライダーは各目標を−2〜+2で評価し、0はちょうどその状態を意味します。',
    activities: 'ライダーが難しいと感じること',
    activitiesHint:
      'バイク上の動作を3つまで、ライダー自身の言葉で。ライダーがそれぞれを評価します：0は不可能、10は問題が起きる前と同じ状態です。',
    activity: '動作{{number}}',
    activityRated: '{{words}}：{{ability}}／10',
    ability: '0〜10',
    injuries: '現在のけが',
    noInjuries: '現在のけがはありません。',
    notes: 'あなたのメモ',
    notesHint: 'あなたにだけ表示されます',
    physician:
      '注意すべき症状があります。バイクに手を加える前に、ライダーに医師の診察をすすめてください。それまで、これらの部位について変更は提案しません。',
    everything: 'すべての回答、{{date}}',
    noIntake: '事前質問票はまだありません',
    noIntakeNew:
      'このフィッティングは、事前質問票なしで始まりました。何が大切かをライダーに聞き、メモに書いてください。',
    noIntakeYet: 'ライダーはまだ事前質問票を送信していません。送信されるとすぐにここに表示されます。',
    unknownForm:
      'この事前質問票は、開いているページより新しいものです。読むにはページを再読み込みしてください。',
  },
  predict: {
    title: 'あなたの予測',
    hint: '6週間後のフォローアップで、ライダーは各部位を何点にするでしょうか？予測は任意で、あなたにだけ表示されます。改善は2段階以上低い、悪化は2段階以上高いことを意味します。',
    lockHint:
      'フィッティングを完了すると、予測は固定されます。ライダーが11人以上になると、予測がどのくらい当たったかが「結果」に表示されます。',
    zone: '予測：{{zone}}',
    before: 'フィッティング前は{{score}}／7',
    none: '予測なし',
    outcome: {
      better: '改善',
      unchanged: '変化なし',
      worse: '悪化',
    },
    said: '{{zone}}：{{outcome}}',
    locked: 'フィッティングの完了後は固定されています。あなたにだけ表示されます。',
  },
  report: {
    title: 'ライダーへ',
    summary: 'まとめ',
    summaryHint:
      'わかりやすい言葉で：わかったこと、変更したもの、ライダーが気をつけること。ライダーが最初に読むものです。',
    photos: 'レポートの写真',
    photosHint: '{{most}}枚まで選べます。レポートにはほかの写真は表示されません。',
    noPhotos: 'フィッティングに写真を追加すると、レポートに表示する写真をここで選べます。',
  },
  secondBaseline: {
    title: 'フィッティング前の2回目のスコア',
    lead: '始める前に、ライダーに6つの部位をもう一度評価してもらえます。1分以内で終わります。',
    sameDay: '事前質問票は今日のものです。2回目のスコアは、明日以降に役立ちます。',
    primary:
      '結果は常に事前質問票と比べます。フィッティング前の2回のスコアから、ライダーの状態が自然にどのくらい変わるかがわかります。',
    ask: '部位を再評価',
    askAgain: 'ライダーにスコアを変更してもらう',
    dialog: 'ライダーが自分のスマートフォン、またはこの端末で評価します。以前のスコアは表示されません。',
    here: 'この端末で開く',
    noDiscomfort: 'どの部位にも不快感はありません。',
    givenAt: '{{when}}に評価',
  },
  since: {
    title: '前回から',
    last: '{{form}}、{{date}}',
    nothing: '前回も今回も不快感はありません。',
  },
  fit: {
    whichBike: 'どのバイクのフィッティングですか？',
    typesOfIntake: '事前質問票から種類を選ぶと、バイクが追加されます。詳細は後で追加できます。',
    addType: '追加：{{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
