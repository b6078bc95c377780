import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '目前無法連上 {product}。你可以繼續使用此裝置上保存的內容。恢復連線後我們會傳送。',
  forms: '你開始填寫的表單',
  sessions: '你開啟過的紀錄',
  intake: '給 {{fitter}} 的事前問卷',
  followUp: '給 {{fitter}} 的後續追蹤',
  fitOf: '{{date}} 的 Fitting',
  openSince: '開啟於 {{date}}',
  emptyTitle: '沒有可離線開啟的內容',
  empty: '你開始填寫的表單和開啟的紀錄會在這裡保存 7 天。',
} satisfies Translation<typeof english>
