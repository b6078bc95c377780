import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description: '{product} 在 Bike Fitting 前後向騎士問同樣的問題，並逐個部位向 Fitter 顯示有什麼改變。',
  pictureAlt: '騎在車上的騎士，手部、下背部和膝蓋標出 Fitting 前後的不適。',
  nav: {
    label: '本頁內容',
    what: '如何運作',
    fitters: 'Fitter 為何選擇',
    riders: '騎士為何選擇',
    pricing: '價格',
  },
  ownPages: '前往你的儀表板',
  ownSupportPages: '前往你的頁面',
  languages: '語言',
  sample: '範例',
  hero: {
    eyebrow: '為 Bike Fitter 和他們的騎士打造',
    title: '看見 Fitting 之後的改變。',
    text: '騎士在 Fitting 之前告訴你騎起來感覺如何，幾週之後再告訴你一次。你逐個部位看到有什麼改變。',
    start: '建立帳號',
    demo: '預約示範通話',
    facts: {
      riders: '騎士永不付費',
      contracts: '沒有合約',
      noApp: '不需安裝',
    },
    sampleText: '虛構的數字：一位騎士在 Fitting 之前和六週之後的不適。',
    drawing: '示意圖：Fitting 之前和六週之後的不適',
  },
  what: {
    title: '{product} 是什麼',
    text: 'Fitting 的結果，要實際騎乘幾週之後才看得出來。{product} 在 Fitting 前後向你的騎士問同樣的問題，並把回答並排顯示。',
    steps: {
      invite: {
        title: '你邀請',
        text: '以電子郵件、連結，或工作室裡的 QR Code。',
        ways: {
          email: '電子郵件',
          link: '連結',
          code: 'QR 圖碼',
        },
      },
      intake: {
        title: '騎士回答',
        text: '保密的事前問卷，六個步驟，任何手機都能填，{{required}} 到 {{everything}} 分鐘。輸入的內容不會遺失。',
      },
      fit: {
        title: '你做 Fitting',
        text: '一切都在一個畫面上：哪裡不適、多嚴重、從何時起、騎士想要什麼。',
      },
      follow: {
        title: '你們都看到',
        text: '幾週之後，再問同樣的問題：什麼變好了、什麼沒有，以及接下來做什麼。',
      },
    },
  },
  fitters: {
    title: 'Fitter 為何喜愛',
    lead: 'Fitting 的工作，工作室前後的環節，都在一處。',
    points: {
      prepared: {
        title: '騎士到來前就準備好',
        text: '不適、傷病、經歷和目標都在一個畫面上，最重要的在最上面。',
      },
      outcome: {
        title: '含前後對照的成果分析',
        text: '每個部位在 Fitting 前後的情況，以及每個數字背後的騎士人數。',
      },
      benchmark: {
        title: '與業界標準對照',
        text: '你的成果與已發表的參考值並列，每個都註明來源。',
      },
      cases: {
        title: '可搜尋的過往案例',
        text: '找到你為相似的騎士做過什麼，結果如何。',
      },
      booking: {
        title: '整合的預約系統',
        text: '預約、提醒和你的日曆，與 Fitting 在同一處。',
      },
      audit: {
        title: '變更和建議的完整稽核紀錄',
        text: '誰在何時改了什麼，以及之前是什麼。',
      },
    },
  },
  riders: {
    title: '騎士為何信任',
    lead: '你告訴 Fitter 的內容用於你的 Fitting。其他一切由你決定。',
    points: {
      own: {
        title: '資料屬於你',
        text: '查看、更正、索取副本、刪除。絕不出售，絕不用於廣告。',
      },
      confidential: {
        title: '保密',
        text: '只有你選擇的 Fitter 閱讀你的回答，以及基於技術或品質目的的 {product} 支援團隊。傳輸和儲存時都經過加密。',
      },
      progress: {
        title: '追蹤長期變化',
        text: '一次又一次 Fitting，看到騎乘感受如何。',
      },
      switch: {
        title: '更換 Fitter，歷史不遺失',
        text: '新的 Fitter 看得到多少以前的 Fitting，由你決定。',
      },
      research: {
        title: '只有你同意才用於研究',
        text: '除非你開啟，否則關閉；匿名化；你可以隨時撤回。',
      },
    },
  },
  dashboard: {
    title: '儀表板功能',
    lead: '早上想知道的事，都在一個頁面上。這些是產品自己的小工具，騎士和數字都是虛構的。',
    features: {
      submissions: {
        title: '最近送出的回答',
        text: '工作時新表單自動出現，不需重新載入。',
      },
      rating: {
        title: '來自騎士滿意度的 Fitter 評分',
        text: '附上回答的騎士人數。',
      },
      goals: {
        title: '目標契合度',
        text: '每位騎士達成自己目標的程度。',
      },
      radar: {
        title: '不適雷達圖（Fitting 前後）',
        text: '六個部位一目了然。',
      },
      improvement: {
        title: '各次 Fitting 的改善',
        text: '一次又一次 Fitting，改變了多少。',
      },
      alerts: {
        title: '後續追蹤警示，自動提醒和排程',
        text: '我們在合適的時間詢問騎士，並在騎士需要你時告訴你。',
      },
      log: {
        title: '變更紀錄',
        text: '每次 Fitting 中你改了什麼、從多少到多少、為什麼。',
      },
    },
  },
  pricing: {
    title: '價格',
    billing: '計費',
    monthly: '月繳',
    annual: '年繳',
    saving: '節省 {{percent}}',
    tier1: {
      name: '第 1 級',
      lead: '邀請、事前問卷、Fitting 和後續追蹤所需的一切。',
      perMonth: '每月',
      monthlyNote: '按月計費。按年計費可節省 {{percent}}。',
      annualNote: '按年計費 {{total}}：節省 {{percent}}。',
      points: {
        riders: '騎士永不付費',
        contracts: '沒有合約',
        cancel: '隨時取消',
        gdpr: '符合 GDPR',
      },
      start: '建立帳號',
    },
    tier2: {
      name: '第 2 級',
      price: '價格待定',
      lead: '包含第 1 級，以及決策支援工具。',
      planned: '預計於 2025 年稍晚推出',
      present: '尚未提供',
      points: {
        tier1: '包含第 1 級',
        coPilot: 'Co-Pilot，用於決策支援的 AI 助理',
        consent: '只用經同意的匿名化資料訓練',
      },
    },
  },
  soon: {
    title: '即將推出：Co-Pilot',
    text: 'Fitting 過程中用於決策支援的 AI 助理。它會顯示其他 Fitter 為與你的騎士相似的人嘗試過什麼、那些騎士之後感覺如何，以及來源。由你決定。',
    data: '只用經同意的匿名化資料訓練。',
  },
  questions: {
    title: '常見問題',
    items: {
      pay: {
        question: '騎士要付費或需要帳號嗎？',
        answer:
          '不用。騎士永不付費。他們開啟你的邀請，不需帳號即可回答，之後可以建立帳號，查看自己的 Fitting 並管理資料。',
      },
      proof: {
        question: '{product} 能證明 Fitting 有效嗎？',
        answer:
          '它顯示有什麼改變、有多少騎士，以及誰沒有回答。有些騎士不做 Fitting 也會感覺變好，所以評分變好並不表示原因是 Fitting。凡是顯示評分的地方，產品都會這樣說明。',
      },
      reads: {
        question: '誰會閱讀騎士的回答？',
        answer:
          '騎士選擇的 Fitter，以及基於技術或品質目的的 {product} 支援團隊，並附上騎士看得到的理由。騎士看得到誰在何時開啟了自己的資料。',
      },
      studio: {
        question: '在工作室裡用平板能用嗎？',
        answer: '可以。Fitting 的頁面就是為平板設計的。它隨時儲存，斷線時把變更保存在裝置上。',
      },
      leave: {
        question: '可以帶走我的資料嗎？',
        answer: '可以。Fitter 和騎士可以隨時下載自己資料的副本，格式可由電腦讀取。',
      },
    },
  },
  final: {
    title: '看見你的 Fitting 之後的改變。',
    text: '今天就邀請你的第一位騎士。只需一分鐘，騎士不需要帳號。',
    contact: '或寫信給我們：',
  },
} satisfies Translation<typeof english>
