import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'データに関する依頼',
    heading: {
      received: '依頼を受け取りました',
      extended: '依頼への対応に時間が必要です',
      done: '依頼への対応が完了しました',
      refused: '依頼に応じることができません',
    },
    asked: '依頼の内容：{{right}}。',
    right: {
      access: 'どのデータがあるかを確認すること',
      copy: 'データのコピー',
      correction: 'データを訂正すること',
      erasure: 'データを消去すること',
      restriction: 'データの使用を制限すること',
      objection: 'データの使用に異議を申し立てること',
    },
    until: {
      received: '遅くとも{{day}}までにお答えします。',
      extended: '遅くとも{{day}}までにお答えします。理由：',
    },
    prove:
      'ほかの人があなたのデータを受け取ったり消去したりすることのないよう、このアドレスから、次のコードを書いて返信してください：',
    replies: '返信は{{address}}に届きます。',
    complain: 'お住まいの地域のデータ保護機関に申し立てることも、裁判所に訴えることもできます。',
  },
  contactMessage: {
    subject: 'お問い合わせフォームからのメッセージ',
    heading: 'お問い合わせフォームからのメッセージ',
    about: '件名：{{topic}}',
    from: '差出人：{{name}}、{{email}}',
    answer: '上のアドレスにメールで回答してください。メッセージがそこから届いたことは確認されていません。',
    resolve: 'メッセージを開く',
    topic: {
      question: '{product}についての質問',
      demo: 'デモ通話',
      support: 'アカウントまたはページについてのサポート',
      privacy: '個人データ',
      other: 'その他',
    },
  },
  contactConfirmation: {
    subject: 'メッセージを受け取りました',
    heading: 'メッセージを受け取りました',
    text: 'ご連絡ありがとうございます。メールでお答えします。',
    notYou: '心当たりがない場合は、誰かが誤ってあなたのアドレスを入力しました。何もする必要はありません。',
  },
  rightsAlarm: {
    subject: '個人データに関する依頼の期限は{{day}}です',
    heading: '未完了の依頼があります',
    request: '番号は{{id}}です。コンソールでは次のコマンドで一覧できます：npm run rights -- list',
    button: '依頼を見る',
  },
} satisfies Translation<typeof english>
