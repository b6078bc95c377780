import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'ありがとうございます。{{fitter}}さんに事前質問票が届きました',
  titlePlain: 'ありがとうございます。事前質問票を受け取りました。',
  text: '送信した回答が届きました。フィッティングの日程については、{{fitter}}さんから連絡があります。',
  textPlain: 'フィッティングの日程については、フィッターから連絡があります。',
  nextTitle: 'この後の流れ',
  read: 'フィッターが回答を読みます。',
  schedule: 'フィッティングの日程を決めるため、フィッターが連絡します。',
  follow:
    'フィッティングの数週間後に、乗り心地をお聞きします。何が変わったかを、フィッターと一緒に確認できます。',
  accountTitle: '回答を保存する',
  accountText:
    'アカウントがあれば、送信した内容を読んだり訂正したりでき、フィッティングごとに乗り心地を確認できます。',
  account: 'アカウント登録',
  consents: '同意を確認または撤回',
  logIn: 'ログイン',
  see: '自分の回答を見る',
  already: 'このフォームはすでに送信済みです',
  nothing: {
    title: '事前質問票はまだありません',
    text: '事前質問票はまだ送信されていません。送信すると、この後の流れがここに表示されます。',
    signedOut:
      '送信済みの場合は、ログインしてこの後の流れを確認してください。招待がある場合は、リンクを開くかコードを入力して始めてください。',
    logIn: 'ログイン',
    haveCode: 'コードを持っています',
    home: '自分のページへ',
  },
} satisfies Translation<typeof english>
