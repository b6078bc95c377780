import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'このデモについて',
    text: 'これはデモです。人物、数値、画像はすべて架空で、メールは送られません。',
  },
  fitter: {
    title: 'フィッターとして見る',
    text: 'Maren Holtさんのスタジオを見られます：60人のライダー、2年分のフィッティング、数週間後のライダーの回答。すべて架空なので、何でも試してください。',
    button: 'スタジオを開く',
  },
  client: {
    title: 'ライダーとして見る',
    text: 'Tom Ashworthさんに見えるものを見られます：フィッティング、レポート、回答するフォローアップ。すべて架空なので、何でも試してください。',
    button: 'ライダーのページを開く',
  },
  choose: {
    title: 'デモを見る',
    text: '60人のライダーと2年分のフィッティングがあるスタジオです。すべて架空で、誰も変更できません。',
  },
  unknown: {
    title: 'このリンクではデモを開けません',
    text: 'リンクは、デモを開始するたびに変わります。最新の開始時のリンクを使ってください。',
  },
  none: {
    title: 'リンクからデモを開いてください',
    text: 'コマンドnpm run demoでデモを開始すると、フィッター用とライダー用の2つのリンクが表示されます。',
  },
} satisfies Translation<typeof english>
