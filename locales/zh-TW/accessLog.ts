import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '查看或更改過你資料的每一個人，最新的在前。',
  leadFitter: '查看或更改過這位騎士檔案的每一個人，最新的在前。',
  explained:
    '開啟表單、紀錄、報告或照片時，同一位查看者每 15 分鐘最多記錄一次。出現在清單或搜尋中不記錄。你自己開啟的不記錄。',
  explainedFitter:
    '開啟表單、紀錄、報告或照片時，同一位查看者每 15 分鐘最多記錄一次。出現在清單或搜尋中不記錄，騎士自己開啟的也不記錄。騎士也看得到這份清單，但看不到你的備註、警示和預測。',
  title: '誰看過，誰更改過',
  pages: '紀錄頁面',
  none: '沒有可顯示的紀錄。',
  filters: '篩選',
  kind: '發生了什麼',
  kinds: {
    all: '查看或更改',
    reads: '查看',
    changes: '更改',
  },
  by: '誰',
  bys: {
    all: '所有人',
    rider: '騎士',
    you: '你',
    fitters: 'Fitter（適配師）',
    support: '{product} 支援團隊',
    automatic: '自動',
  },
  file: 'Fitter（適配師）',
  allFiles: '所有 Fitter',
  from: '從',
  until: '到',
  as: {
    rider: '騎士',
    guest: '騎士，透過連結',
    fitter: '{{name}}，以 Fitter 的身分',
    sharedFitter: '{{name}}，以獲分享 Fitting 的 Fitter 身分',
    support: '{product} 支援團隊',
    system: '自動',
  },
  you: '你',
  youByLink: '你，透過連結',
  aFitter: '一位 Fitter',
  reason: {
    technical: '理由：技術問題',
    quality: '理由：檢查品質',
  },
  ofFit: '{{date}} 的 Fitting',
  notFitted: '尚未完成 Fitting 的紀錄',
  fileOf: '在 {{name}} 的檔案中',
  check: {
    title: '這份清單完整嗎？',
    ok: '截至 {{at}}，整份紀錄完整且未中斷。',
    broken: '{{at}} 的檢查發現紀錄遭更改或不完整。我們會調查每一次這樣的發現。',
    never: '這台伺服器的紀錄尚未檢查。每天檢查一次。',
    how: '如何檢查',
    chain:
      '每筆紀錄都有一個檢查值，由其內容和前一筆的檢查值計算得出。遭更改、移除或移動的紀錄，就與後續的紀錄不再相符。',
    heads: '每條鏈的最新檢查值每天都會簽署並保存在資料庫之外。因此，即使有人重新計算所有值，也會被發現。',
    daily: '每天一次重新計算所有紀錄，並與兩者比較。',
    covered_other: '上次檢查涵蓋 {{count}} 筆紀錄。',
  },
} satisfies Translation<typeof english>
