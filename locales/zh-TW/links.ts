import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: '這個連結已失效',
    why: '我們從備份還原了服務；為了保護你的資料，在此之前寄送的連結已失效。目前的回答已儲存。',
    mail: '寄送新連結',
    mailTo: '我們會寄到與此連結相同的電子郵件地址。',
    mailed: '我們已寄新連結到同一電子郵件地址。如果幾分鐘內沒有收到，檢查垃圾郵件匣。',
    again: '再寄送一個連結',
    ask: '請 Fitter 提供新連結。我們沒有與此連結對應的電子郵件地址。',
  },
} satisfies Translation<typeof english>
