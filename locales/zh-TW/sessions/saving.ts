import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: '目前無法連上伺服器。連上後會立即開啟這份紀錄。',
    fromDevice: '你看到的是上次在這裡開啟時的紀錄。恢復連線後會重新載入。',
    kept_other: '{{count}} 項更改保存在此裝置，屆時會傳送。',
  },
  save: {
    saving: '儲存中…',
    saved: '儲存於 {{when}}',
    nothing: '自動儲存',
    waiting: '等待連線。什麼都沒有遺失。',
    allSent: '已恢復連線。全部已儲存。',
    conflict: '等待你選擇',
    stopped: '沒有儲存',
    signedOut: '你已登出。未儲存的更改保留在此裝置。',
    logIn: '登入',
    closed_other: '這份紀錄在這段期間已關閉。{{count}} 項更改保留在此裝置，但沒有儲存。',
    barred_other: '{{count}} 項更改無法儲存。',
    refused_other: '這 {{count}} 項更改無法儲存。其他都沒問題。',
    notTaken: '沒有儲存。{{reason}}',
    leaveOut: '捨棄',
    order: '更改的順序',
    retry: '重試',
    discard: '捨棄更改',
    notKept: '此瀏覽器不儲存任何內容。恢復連線之前，保持這個頁面開啟。',
  },
  conflict: {
    title: '這項內容在兩台裝置上都更改過。要保留哪個版本？',
    mine: '此裝置：{{value}}',
    theirs: '另一台裝置：{{value}}',
    empty: '空白',
    withdrawn: '已移除',
    standing: '未移除',
    of: {
      session: '紀錄',
      intervention: '變更',
      recommendation: '建議',
    },
  },
} satisfies Translation<typeof english>
