import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '{product}の料金と期間です。',
  trial: {
    title: '無料試用',
    left_other: 'あと{{count}}日',
    until: '{{date}}まで、すべて無料です。プランを選ぶまで、カードの入力は不要です。',
  },
  active: {
    monthly: '月払いプラン',
    annual: '年払いプラン',
    renews: 'プランは自動的に更新されます。次回の支払日は{{date}}です。',
  },
  ending: {
    title: 'プランは解約済みです',
    until:
      '{{date}}まで支払い済みです。{{readOnly}}まですべて使え、その後、あなたのスタジオは閲覧専用になります。',
  },
  grace: {
    title: 'プランが終了しました',
    failed: '前回の支払いができませんでした',
    until: '{{date}}まではすべて使えます。その後、あなたのスタジオは閲覧専用になります。',
    failedHow: '支払い情報を確認してください。支払いは自動的に再試行されます。',
  },
  readOnly: {
    title: 'あなたのスタジオは閲覧専用です',
    since:
      'プランは{{date}}に終了しました。ライダーの招待、セッションの開始、フィッティングの変更はできません。',
    goesOn:
      'すべてを読み、ダウンロードし、削除することは引き続きできます。ライダーが開いているフォーム、リマインダー、アラートは続き、アラートへの対応もできます。失われるものはなく、プランを選べば、すべて以前のように使えます。',
  },
  choose: {
    title: 'プランを選ぶ',
    billing: '支払いの頻度を選んでください',
    monthly: '月払い',
    monthlyPrice: '月{{price}}',
    annual: '年払い',
    annualPrice: '年{{price}}：月あたり{{perMonth}}、{{percent}}お得',
    code: 'プロモーションコード',
    submit: '支払いに進む',
    hosted:
      '支払いはStripeのページで行います。カード情報がこちらに渡ることはありません。税込みです。いつでも解約でき、プランは支払い済みの期間の終わりまで続きます。',
    trialKept: '無料試用の残りはそのまま使えます。最初の支払日は{{date}}です。',
    trialNotKept: '無料試用がまもなく終了するため、最初の支払いはすぐに行われます。',
  },
  change: {
    title: 'プランを変更',
    toAnnual: '年払いに変更',
    toMonthly: '月払いに変更',
    cancel: 'プランを解約',
    resume: 'プランを再開',
    card: 'カードと請求情報',
    pay: '支払い情報を確認',
    hosted: 'Stripeのページが開き、終わるとここに戻ります。',
  },
  waiting: {
    title: '支払いの確認待ち',
    text: 'Stripeからの支払いの確認は、通常1分以内に届きます。このページを離れてもかまいません。',
    ask: 'もう一度確認',
    asked: '確認しました。支払いはまだありません。',
  },
  invoices: {
    title: '請求書',
    none: '請求書はまだありません。',
    caption: '請求書の一覧',
    number: '請求書',
    date: '日付',
    total: '金額',
    state: '状態',
    paid: '支払い済み',
    open: '未払い',
    void: '無効',
    noNumber: '番号なし',
    opens: 'Stripeで開きます',
  },
  banner: {
    label: 'あなたのプラン',
    trial_ending: '無料試用は{{covered}}に終了します。',
    payment_failed: '前回の支払いができませんでした。あなたのスタジオは{{readOnly}}に閲覧専用になります。',
    ended: 'プランは{{covered}}に終了しました。あなたのスタジオは{{readOnly}}に閲覧専用になります。',
    read_only_soon: 'プランが終了しました。あなたのスタジオは{{readOnly}}に閲覧専用になります。',
    read_only: 'プランが終了したため、あなたのスタジオは閲覧専用です。',
    open: 'プランを見る',
  },
} satisfies Translation<typeof english>
