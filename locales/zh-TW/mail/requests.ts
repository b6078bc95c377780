import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: '你關於資料的請求',
    heading: {
      received: '我們已收到你的請求',
      extended: '處理你的請求需要更多時間',
      done: '你的請求已辦理',
      refused: '我們無法滿足你的請求',
    },
    asked: '請求內容：{{right}}。',
    right: {
      access: '查看有哪些資料',
      copy: '取得資料副本',
      correction: '更正資料',
      erasure: '刪除資料',
      restriction: '限制對資料的使用',
      objection: '反對對資料的使用',
    },
    until: {
      received: '我們最遲於 {{day}} 答覆。',
      extended: '我們最遲於 {{day}} 答覆。原因：',
    },
    prove: '為了不讓其他人取得或刪除你的資料，請用這個地址回覆我們，並附上這個代碼：',
    replies: '回覆會寄到 {{address}}。',
    complain: '你可以向居住地的資料保護主管機關申訴，也可以向法院提起訴訟。',
  },
  contactMessage: {
    subject: '來自聯絡表單的訊息',
    heading: '來自聯絡表單的訊息',
    about: '主題：{{topic}}',
    from: '來自：{{name}}，{{email}}',
    answer: '以電子郵件回覆上述地址。沒有人確認過訊息確實來自該地址。',
    resolve: '待處理的訊息',
    topic: {
      question: '關於 {product} 的問題',
      demo: '示範通話',
      support: '帳號或頁面方面的協助',
      privacy: '個人資料',
      other: '其他',
    },
  },
  contactConfirmation: {
    subject: '我們已收到你的訊息',
    heading: '我們已收到你的訊息',
    text: '謝謝你寫信給我們。我們會以電子郵件回覆。',
    notYou: '如果你沒有寫信給我們，表示有人誤填了你的地址。你什麼都不用做。',
  },
  rightsAlarm: {
    subject: '一項個人資料請求將於 {{day}} 到期',
    heading: '有一項請求仍未答覆',
    request: '編號為 {{id}}。可在主控台列出：npm run rights -- list',
    button: '查看請求',
  },
} satisfies Translation<typeof english>
