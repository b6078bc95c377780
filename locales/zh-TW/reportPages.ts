import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: '首頁',
  print: '列印',
  pdf: {
    a4: 'A4 版 PDF',
    letter: 'Letter 版 PDF',
  },
  documents: {
    label: '文件',
    report: 'Fitting 報告',
    shop_card: '車店設定卡',
  },
  noContact: '這份報告上還沒有你的聯絡資料。',
  addContact: '加到你的個人資料',
  preview: '預覽：你完成 Fitting 時騎士會收到。在此之前不會寄送。',
  visit: {
    title: '你的 Fitting 報告已準備好',
    lead: '查看車上改了什麼、為什麼改，以及最初幾週會怎樣。',
    shared: '連結有效期間，報告會在此裝置上保持開啟。如果與人共用裝置，看完後請關閉報告。',
    open: '開啟報告',
    signedIn: '你已以 {{name}} 的身分登入。如果這份報告不是你的，開啟它會讓你登出。',
    logIn: '登入',
    startPage: '前往首頁',
    unknown: {
      title: '這個連結已失效',
      text: '我們可能已寄給你較新的連結。如果你有帳號，所有報告都在其中。如果沒有，請 Fitter 重新寄送連結。',
    },
    over: {
      title: '這個連結已過期',
      text: '如果你有帳號，報告在其中。如果沒有，請 Fitter 重新寄送連結。',
    },
    kept: {
      title: '這份報告已在某個帳號中',
      text: '用我們寄送報告的電子郵件地址登入。',
    },
  },
  keep: {
    title: '保留你的報告',
    text: '連結有效期為一個月。要保留報告及照片，並看到 Fitting 之後有什麼改變，用我們寄送報告的電子郵件地址註冊。',
    signUp: '註冊',
    logIn: '登入',
    close: '在此裝置上關閉',
  },
  mail: {
    again: '再次以電子郵件寄送報告',
    sent: '正在寄送報告。先前電子郵件中的連結已失效。',
    state: {
      waiting: '正在寄送至 {{to}}。',
      later: '將於 {{at}} 寄送至 {{to}}。',
      retried: '郵件伺服器尚未接受寄往 {{to}} 的電子郵件。我們會於 {{at}} 再試。',
      sent: '已於 {{at}} 寄送至 {{to}}。',
      dropped: '沒有寄送至 {{to}}，因為 Fitting 或地址有變動，或電子郵件遭退回。',
    },
    failed: {
      address: '{{at}} 未送達：地址遭拒（{{to}}）。',
      server: '{{at}} 未送達：郵件伺服器拒收寄往 {{to}} 的電子郵件。',
    },
    earlierAddress: '以前的地址',
    none: '最近 30 天沒有以電子郵件寄送報告。',
    unreachable: {
      address_failed: '寄給這位騎士的電子郵件遭退回。在騎士頁面更正地址；如果沒錯，就再試一次。',
      no_address: '這位騎士沒有電子郵件地址。列印報告，或新增地址。',
    },
  },
  notYet: {
    page: 'Fitting 報告',
    title: '還沒有報告',
    rider: 'Fitter 仍在進行你的 Fitting。完成後報告會顯示在這裡。',
    fitter: '已取消的紀錄沒有報告。',
  },
  advice: {
    tick: '勾選已完成的事項。Fitter 也看得到。',
    saidDone: '已標示為完成。',
    saidOpen: '已標示為未完成。',
  },
} satisfies Translation<typeof english>
