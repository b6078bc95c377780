import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: '關於這個示範',
    text: '這是示範。所有人物、數字和圖片都是虛構的，不會寄送電子郵件。',
  },
  fitter: {
    title: '以 Fitter 的身分看看',
    text: '你會看到 Maren Holt 的工作室：60 位騎士、兩年的 Fitting，以及騎士幾週後的回饋。一切都是虛構的，儘管隨意嘗試。',
    button: '開啟工作室',
  },
  client: {
    title: '以騎士的身分看看',
    text: '你會看到 Tom Ashworth 所看到的：他的 Fitting、報告，以及一次待回答的後續追蹤。一切都是虛構的，儘管隨意嘗試。',
    button: '開啟騎士的頁面',
  },
  choose: {
    title: '看看示範',
    text: '一間有 60 位騎士和兩年 Fitting 的工作室。一切都是虛構的，誰也無法更改。',
  },
  unknown: {
    title: '這個連結無法開啟示範',
    text: '每次啟動示範，連結都會更改。使用最近一次啟動的連結。',
  },
  none: {
    title: '用連結開啟示範',
    text: '指令 npm run demo 會啟動示範並顯示兩個連結：一個給 Fitter，一個給騎士。',
  },
} satisfies Translation<typeof english>
