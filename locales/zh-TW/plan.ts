import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '你為 {product} 支付多少，以及到何時。',
  trial: {
    title: '免費試用',
    left_other: '還剩 {{count}} 天',
    until: '在 {{date}} 之前一切免費。選擇方案之前，我們不會要求卡片資料。',
  },
  active: {
    monthly: '月繳方案',
    annual: '年繳方案',
    renews: '你的方案會自動續訂。下次付款日期為 {{date}}。',
  },
  ending: {
    title: '你的方案已取消',
    until: '已付費至 {{date}}。一切可用至 {{readOnly}}，之後你的工作室變為唯讀。',
  },
  grace: {
    title: '你的方案已結束',
    failed: '你的上次付款沒有成功',
    until: '一切仍可用至 {{date}}。從那時起你的工作室為唯讀。',
    failedHow: '檢查付款資料。系統會自動再次嘗試扣款。',
  },
  readOnly: {
    title: '你的工作室為唯讀',
    since: '你的方案已於 {{date}} 結束。你無法邀請騎士、開始紀錄或更改 Fitting。',
    goesOn:
      '你仍可查看、下載和刪除一切。騎士已開啟的表單、提醒和警示照常進行，你也可以處理警示。什麼都沒有遺失：選擇方案後，一切恢復如前。',
  },
  choose: {
    title: '選擇方案',
    billing: '希望多久付款一次？',
    monthly: '月繳',
    monthlyPrice: '每月 {{price}}',
    annual: '年繳',
    annualPrice: '每年 {{price}}：每月 {{perMonth}}，優惠 {{percent}}',
    code: '優惠碼',
    submit: '繼續付款',
    hosted:
      '你在 Stripe 的頁面上付款。我們絕不會看到你的卡片。已含稅。你可以隨時取消；方案會持續到已付費期間結束。',
    trialKept: '免費試用的剩餘時間會保留：首次付款日期為 {{date}}。',
    trialNotKept: '你的免費試用即將結束，所以首次付款立即到期。',
  },
  change: {
    title: '更改方案',
    toAnnual: '改為年繳',
    toMonthly: '改為月繳',
    cancel: '取消方案',
    resume: '恢復方案',
    card: '卡片和帳單資料',
    pay: '檢查付款資料',
    hosted: '這些會在 Stripe 的頁面上開啟，並帶你回到這裡。',
  },
  waiting: {
    title: '等待付款',
    text: 'Stripe 會向我們確認你的付款，通常在一分鐘內。你可以離開這個頁面。',
    ask: '再次檢查',
    asked: '已檢查。還沒有付款。',
  },
  invoices: {
    title: '發票',
    none: '還沒有發票。',
    caption: '你的發票',
    number: '發票',
    date: '日期',
    total: '金額',
    state: '狀態',
    paid: '已付',
    open: '未付',
    void: '作廢',
    noNumber: '沒有號碼',
    opens: '在 Stripe 開啟',
  },
  banner: {
    label: '你的方案',
    trial_ending: '你的免費試用將於 {{covered}} 結束。',
    payment_failed: '你的上次付款沒有成功。你的工作室將於 {{readOnly}} 變為唯讀。',
    ended: '你的方案已於 {{covered}} 結束。你的工作室將於 {{readOnly}} 變為唯讀。',
    read_only_soon: '你的方案已結束。你的工作室將於 {{readOnly}} 變為唯讀。',
    read_only: '你的方案已結束，所以你的工作室為唯讀。',
    open: '查看你的方案',
  },
} satisfies Translation<typeof english>
