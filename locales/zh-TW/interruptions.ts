import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      '此瀏覽器不儲存任何內容，例如因為處於無痕模式。你輸入時，我們把回答儲存到伺服器。送出表單之前，請維持連線並保持這個頁面開啟。',
    signedOut: '你已登出。回答保存在此裝置。重新登入，或再次開啟你的連結，以繼續。',
    refused:
      '此裝置上的回答已無法傳送。可能是表單已關閉、其連結已被取代，或檔案已被刪除。如需重新填寫，請 Fitter 提供新連結。',
    restricted: '你限制了這份檔案或撤回了同意。在你重新允許使用之前，不會提問，也不會傳送回答。',
    wiped: '你已登出，所以此裝置上已沒有這份表單。重新登入以繼續。',
    submitted:
      '你已從另一台裝置或分頁送出這份表單。這裡最近的更改不包含在內。有帳號的話，你可以更正送出的內容。',
    seeSent: '繼續',
    logIn: '登入',
    toConsents: '你的同意',
  },
  conflict: {
    title: '要保留哪些回答？',
    lead: '這些回答在這裡和另一台裝置上都更改過。在你選擇之前，兩者都會保存。',
    mine: '在此裝置上',
    theirs: '另一台裝置',
    nothing: '沒有回答',
    removed: '已移除',
    choose: '保留這些回答',
  },
  submit: {
    waitingTitle: '可以送出了',
    waiting: '你已離線。表單保存在此裝置，恢復連線後會傳送。保持這個頁面開啟，或稍後再回來。',
    callOff: '暫不送出',
    failed: '無法送出表單。',
  },
} satisfies Translation<typeof english>
