import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '你所有資料的副本，可保存或帶到別處。',
  title: '下載全部內容',
  contents:
    '一個 ZIP 檔案，包含你的 Fitting、表單、測量和建議、照片和報告、一個可閱讀的頁面，以及供試算表和程式使用的表格。',
  contentsFitter:
    '一個 ZIP 檔案，包含你的工作室資料：騎士、Fitting、表單、測量、照片和報告、一個可閱讀的頁面，以及供試算表和程式使用的表格。',
  background: '我們在背景製作，準備好後寄電子郵件給你。副本加密保存 7 天，只有你能下載。',
  ask: '製作副本',
  askAgain: '製作新副本',
  waiting: '你的副本正在排隊。',
  making: '正在製作你的副本。',
  progress_other: '{{done}}／{{count}} 個檔案',
  mailed: '你可以關閉這個頁面。準備好後，我們會寄電子郵件給你。',
  ready: '你的副本已準備好。',
  kept: '製作於 {{asked}}，{{size}} MB。將於 {{until}} 刪除。',
  fetch: '下載',
  failed: '無法製作你的副本。請重試。如果再次失敗，寫信給我們。',
  confirmFirst: '為了安全，下載前請你重新登入。',
  link: '下載全部內容',
  linkHintFitter: '你的騎士的資料，包括 Fitting、表單、照片和報告，可保存或帶到別處。',
  linkHint: '你的 Fitting、表單、照片和報告，可保存或帶到別處。',
} satisfies Translation<typeof english>
