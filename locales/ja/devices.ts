import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '端末',
  text: 'ログイン中の端末です。心当たりのない端末があれば、ログアウトさせ、パスワードを変更してください。',
  this: 'この端末',
  name: '{{system}}の{{browser}}',
  used: '最終使用：',
  since: 'ログイン：',
  end: 'ログアウト',
  endLabel: 'ログアウト：{{device}}',
  ended: '{{device}}をログアウトしました。',
  endOthers: 'ほかのすべての端末をログアウト',
  endOthersTitle: 'ほかのすべての端末をログアウトしますか？',
  endOthersText:
    'この端末でだけログインしたままになります。ほかの端末で始めたフォームの、送信済みの回答は残ります。',
  endedOthers: 'ほかのすべての端末をログアウトしました。',
  alone: 'ログインしているのは、この端末だけです。',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'その他のブラウザー',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'その他のシステム',
  },
  unused: {
    title: 'まだ操作を続けますか？',
    text: 'しばらく操作がないため、数分後にログアウトします。',
  },
} satisfies Translation<typeof english>
