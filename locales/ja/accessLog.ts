import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'データを見た人と変更した人の一覧です（新しい順）。',
  leadFitter: 'このライダーのファイルを見た人と変更した人の一覧です（新しい順）。',
  explained:
    'フォーム、セッション、レポート、写真を開いたことは、閲覧者ごとに15分につき1回だけ記録されます。一覧や検索に表示されただけの場合は記録されません。あなた自身が開いたものは記録されません。',
  explainedFitter:
    'フォーム、セッション、レポート、写真を開いたことは、閲覧者ごとに15分につき1回だけ記録されます。一覧や検索に表示されただけの場合や、ライダー自身が開いたものは記録されません。ライダーもこの一覧を見られますが、あなたのメモ、アラート、予測は含まれません。',
  title: '誰が見て、誰が変更したか',
  pages: '記録のページ',
  none: '表示する記録はありません。',
  filters: '絞り込み',
  kind: '内容',
  kinds: {
    all: '閲覧または変更',
    reads: '閲覧',
    changes: '変更',
  },
  by: '誰が',
  bys: {
    all: '全員',
    rider: 'ライダー',
    you: 'あなた',
    fitters: 'フィッター',
    support: '{product}サポート',
    automatic: '自動',
  },
  file: 'フィッター',
  allFiles: 'すべてのフィッター',
  from: '開始日',
  until: '終了日',
  as: {
    rider: 'ライダー',
    guest: 'ライダー（リンクから）',
    fitter: '{{name}}さん（フィッター）',
    sharedFitter: '{{name}}さん（フィッティングを共有されたフィッター）',
    support: '{product}サポート',
    system: '自動',
  },
  you: 'あなた',
  youByLink: 'あなた（リンクから）',
  aFitter: 'フィッター',
  reason: {
    technical: '理由：技術的な問題',
    quality: '理由：品質の確認',
  },
  ofFit: '{{date}}のフィッティング',
  notFitted: 'フィッティング前のセッション',
  fileOf: '{{name}}さんのファイル',
  check: {
    title: 'この一覧は完全ですか？',
    ok: '{{at}}までの記録全体に、欠けも途切れもないことを確認しました。',
    broken:
      '{{at}}の検査で、記録が変更されているか不完全であることがわかりました。このような結果はすべて調査します。',
    never: 'このサーバーの記録はまだ検査されていません。検査は1日に1回行われます。',
    how: '検査の方法',
    chain:
      '各項目には、その内容と直前の項目の検査値から計算された検査値が付きます。変更、削除、移動された項目は、後に続く項目と合わなくなります。',
    heads:
      '各系列の最新の検査値は、毎日署名され、データベースの外に保管されます。そのため、誰かがすべての値を計算し直しても発覚します。',
    daily: '1日に1回、すべての項目を計算し直し、両方と照合します。',
    covered_other: '前回の検査は{{count}}件の項目を対象としました。',
  },
} satisfies Translation<typeof english>
