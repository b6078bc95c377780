import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'お問い合わせ',
  lead: 'メッセージをお送りください。メールでお答えします。',
  description: '{product}の運営者への連絡：質問、デモ通話、サポート、個人データについて。',
  topic: 'ご用件',
  topics: {
    question: '{product}についての質問',
    demo: 'デモ通話の予約',
    support: 'アカウントまたはページについてのサポート',
    privacy: '個人データについて',
    other: 'その他',
  },
  name: '名前',
  email: 'メールアドレス',
  words: 'メッセージ',
  wordsHint: 'ここには健康に関することを書かないでください。フィッターはフォームで読みます。',
  demoHint: '都合のよい日時を2〜3件、タイムゾーンとともにお知らせください。',
  privacyHint: 'データのダウンロード、訂正、共有、消去は、自分でできます：',
  privacyLink: '設定の「データとプライバシー」',
  website: 'この欄は空欄のままにしてください',
  send: 'メッセージを送る',
  kept: 'メッセージは暗号化して、最長{{days}}日間保存します。詳細：',
  policy: 'プライバシーポリシー',
  sent: 'メッセージを送りました',
  sentText: 'ありがとうございます。短い確認メールを送りました。メールでお答えします。',
  again: '別のメッセージを書く',
  direct: 'こちらにもご連絡いただけます：',
  fault: {
    name: '名前を入力してください。',
    email: 'メールアドレスが不完全です。name@example.comの形で入力してください。',
    words: 'メッセージを入力してください。',
    tooLong: '長すぎます。{{count}}文字以内で入力してください。',
    characters: '保存できない文字が含まれています。その文字を除いて、もう一度入力してください。',
    summary: 'メッセージは送られませんでした。下の印の付いた項目を確認してください。',
  },
} satisfies Translation<typeof english>
