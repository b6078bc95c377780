import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '現在{product}に接続できません。この端末に保存されているもので続けられます。オンラインに戻ったときに送信します。',
  forms: '開始したフォーム',
  sessions: '開いたセッション',
  intake: '{{fitter}}さんの事前質問票',
  followUp: '{{fitter}}さんのフォローアップ',
  fitOf: '{{date}}のフィッティング',
  openSince: '{{date}}に開いたもの',
  emptyTitle: 'オフラインで開けるものはありません',
  empty: '開始したフォームと開いたセッションは、7日間ここに保存されます。',
} satisfies Translation<typeof english>
