import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '刪除帳號',
  text: '永久刪除你的帳號。確認之前，你會看到究竟刪除什麼、保留什麼。',
  open: '刪除我的帳號',
  client: {
    goes: '我們會永久刪除：',
    fitFiles_other: '{{count}} 位 Fitter 保存的關於你的一切',
    submissions_other: '你送出的 {{count}} 份表單及回答',
    openIntakes_other: '你開始但沒有送出的 {{count}} 份表單',
    account: '你的姓名、地址、設定和同意，以及所有登入方式',
    stays: '保留什麼',
    staysText: 'Fitter 只保留一筆紀錄：曾有過一次 Fitting 服務，以及何時。其中不說明你是誰，也不含你的回答。',
  },
  fitter: {
    goes: '我們會永久刪除：',
    fitFiles_other: '你保存的關於 {{count}} 位沒有帳號的騎士的一切',
    submissions_other: '這些騎士送出的 {{count}} 份表單及回答',
    openIntakes_other: '{{count}} 份已開始但未送出的表單',
    invitations_other: '{{count}} 份有效的邀請，它們會被撤回',
    account: '你的姓名、地址、工作室和設定，以及所有登入方式',
    stays: '保留什麼',
    filesThatStay_other: '關於 {{count}} 位有帳號的騎士的一切。他們仍看得到，你看不到。',
    noneStay: '沒有，因為你的騎士都沒有帳號。',
    askRiders: '如果法律要求你保留工作紀錄，在刪除帳號之前儲存所需的內容。',
  },
  signInStays: '你的登入由另一項服務管理。如果不再需要，也在那裡刪除。',
  device: '我們還會刪除 {product} 保存在此裝置上的內容。',
  word: '刪除',
  type: '要繼續，輸入「{{word}}」',
  typeWrong: '輸入「{{word}}」。',
  confirm: '永久刪除我的帳號',
  deleted: {
    text: '其中屬於你的一切也已刪除。謝謝你使用 {product}。',
    receipts: '刪除證明，不說明是誰的：{{numbers}}',
  },
} satisfies Translation<typeof english>
