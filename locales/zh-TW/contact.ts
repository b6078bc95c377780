import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '聯絡',
  lead: '寫信給我們。我們以電子郵件回覆。',
  description: '寫信給 {product} 的團隊：問題、示範通話、協助，以及你的個人資料。',
  topic: '關於什麼？',
  topics: {
    question: '關於 {product} 的問題',
    demo: '預約示範通話',
    support: '帳號或頁面方面的協助',
    privacy: '我的個人資料',
    other: '其他',
  },
  name: '姓名',
  email: '電子郵件地址',
  words: '訊息',
  wordsHint: '不要在這裡寫你的健康狀況。Fitter 會在你的表單中看到。',
  demoHint: '告訴我們兩三個適合你的時間，並註明時區。',
  privacyHint: '你可以自行下載、更正、分享和刪除你的資料：',
  privacyLink: '設定中的「資料與隱私」',
  website: '此欄位留空',
  send: '傳送訊息',
  kept: '我們最多保存你的訊息 {{days}} 天，並加密。參見',
  policy: '隱私權政策',
  sent: '訊息已傳送',
  sentText: '謝謝。我們已寄出簡短的確認信，並會以電子郵件回覆。',
  again: '再寫一則訊息',
  direct: '你也可以寫信到',
  fault: {
    name: '輸入你的姓名。',
    email: '這不是完整的電子郵件地址。格式為 name@example.com。',
    words: '寫下你的訊息。',
    tooLong: '內容太長。最多 {{count}} 個字元。',
    characters: '含有無法儲存的字元。去掉後重新輸入。',
    summary: '訊息沒有傳送。檢查下方標示的欄位。',
  },
} satisfies Translation<typeof english>
