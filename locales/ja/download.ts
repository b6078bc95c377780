import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '保管したり、ほかで使ったりできる、すべてのデータのコピーです。',
  title: 'すべてをダウンロード',
  contents:
    'フィッティング、フォーム、測定値、おすすめ、写真、レポート、閲覧用のページ、表計算ソフトやプログラム用の表を含む、1つのZIPファイルです。',
  contentsFitter:
    'ライダー、フィッティング、フォーム、測定値、写真、レポート、閲覧用のページ、表計算ソフトやプログラム用の表など、あなたのスタジオのデータを含む、1つのZIPファイルです。',
  background:
    'バックグラウンドで作成し、できたらメールでお知らせします。7日間暗号化して保存され、ダウンロードできるのはあなただけです。',
  ask: 'コピーを作成',
  askAgain: '新しいコピーを作成',
  waiting: 'コピーは順番待ちです。',
  making: 'コピーを作成しています。',
  progress_other: '{{count}}個中{{done}}個のファイル',
  mailed: 'このページを閉じてもかまいません。できたらメールでお知らせします。',
  ready: 'コピーができました。',
  kept: '{{asked}}に作成、{{size}} MB。{{until}}に削除されます。',
  fetch: 'ダウンロード',
  failed: 'コピーを作成できませんでした。もう一度試してください。それでもできない場合は、ご連絡ください。',
  confirmFirst: '安全のため、ダウンロードの前にもう一度ログインする必要があります。',
  link: 'すべてをダウンロード',
  linkHintFitter:
    'ライダーのデータ、フィッティング、フォーム、写真、レポートを、保管したり、ほかで使ったりできます。',
  linkHint: 'フィッティング、フォーム、写真、レポートを、保管したり、ほかで使ったりできます。',
} satisfies Translation<typeof english>
