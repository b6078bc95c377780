import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

export default {
  layout: {
    because: {
      asked: '寄送原因：有人在 {{address}} 要求寄這封電子郵件。',
      invited: '寄送原因：{{fitter}} 邀請了你。',
      fitted: '寄送原因：{{fitter}} 為你做了 Bike Fitting。',
      booked: '寄送原因：你與 {{fitter}} 有預約。',
      changed: '寄送原因：你在 {{address}} 的帳號有變動。這類電子郵件無法關閉。',
      support: '寄送原因：支援人員在 {{address}} 開啟了你的資料。這類電子郵件無法關閉。',
      corrected: '寄送原因：{{address}} 的聯絡資料有變動。這類電子郵件無法關閉。',
      sharing: '寄送原因：騎士在 {{address}} 分享 Fitting。',
      right: '寄送原因：{{address}} 收到關於個人資料的請求。',
      breach: '寄送原因：{{address}} 記錄了一起個人資料外洩事件。',
      contact: '寄送原因：有人使用了 {{address}} 的聯絡表單。',
      plan: '寄送原因：你在 {{address}} 的方案即將結束或已結束。這類電子郵件無法關閉。',
      calendar: '寄送原因：你在 {{address}} 連接了另一個日曆。在那裡移除後，就不會再收到這封電子郵件。',
      news: '寄送原因：{{address}} 已開啟關於你的騎士的電子郵件。',
    },
    ignore: '這封電子郵件與你無關？可以忽略，什麼都不會發生。',
    from: '{product}，{{address}}',
    privacy: '隱私權政策',
    terms: '服務條款',
    buttonFails: '如果按鈕無法使用，把這個網址複製到瀏覽器：',
  },
  invitation: {
    subject: '{{fitter}} 邀請你為 Bike Fitting 做準備',
    heading: '為 Bike Fitting 做準備',
    who: '{{fitter}} 正在準備你的 Bike Fitting，想了解你怎麼騎車、現在騎起來感覺如何。',
    whoWithStudio:
      '{{fitter}}（{{studio}}）正在準備你的 Bike Fitting，想了解你怎麼騎車、現在騎起來感覺如何。',
    note: '{{fitter}} 寫給你的話：',
    howLong:
      '一共六個簡短步驟，需要 {{required}} 到 {{everything}} 分鐘。回答會隨時儲存，你可以休息一下，稍後在同一台裝置上繼續。',
    button: '開啟邀請',
    opening: '按下「開始」之前，什麼都不會開始。第一頁會告訴你是誰在詢問、為什麼，以及如何處理你的資料。',
    typed: '你也可以前往 {{address}}，輸入你的電子郵件地址和這個代碼：',
    valid_other: '連結和代碼的有效期為 {{count}} 天。',
  },
  ...bookingMails,
  deviceCode: {
    subject: '繼續填寫表單的驗證碼',
    heading: '在另一台裝置上繼續',
    why: '有人在另一台裝置上開啟了 {{fitter}} 給你的邀請。如果是你，在那裡輸入這個驗證碼，從上次停下的地方繼續：',
    valid_other: '驗證碼只能用一次，{{count}} 分鐘後過期。',
    notYou: '如果不是你，什麼都不用做，也不要把驗證碼告訴別人。沒有它，誰也看不到你的回答。',
  },
  ...accountMails,
  sms: {
    booking: '你與 {{fitter}} 的預約：{{day}} {{time}}（{{zone}}）。',
    code: '{{code}} 是你的 {product} 驗證碼。只能用一次，1 小時內有效。不要告訴別人。',
  },
  fitReport: {
    subject: '{{fitter}} 的 Fitting 報告已準備好',
    heading: '你的 Fitting 報告已準備好',
    why: '{{fitter}} 已完成你的 Bike Fitting，並寫好了報告。',
    inIt: '報告說明改了什麼、為什麼改、Fitter 有什麼建議，以及最初幾週會怎樣。你可以線上閱讀、列印或存成 PDF。',
    button: '開啟報告',
    signIn: '登入後開啟。只有你和你的 Fitter 看得到。這封電子郵件不含測量值。',
    byLink:
      '在 {{day}} 之前，不需帳號即可用連結開啟報告。任何拿到這封電子郵件的人都能開啟，所以不要轉給別人。這封電子郵件不含測量值。',
    keep: '要保留報告，請在報告頁面用這個地址註冊。',
  },
  freshLink: {
    subject: '你的新連結',
    heading: '你的新連結',
    why: {
      invitation: '你要求了新連結，用於 {{fitter}} 在 Bike Fitting 之前寄給你的表單。目前的回答已儲存。',
      follow_up: '你要求了新連結，用於告訴 {{fitter}} Fitting 之後騎得怎麼樣。目前的回答已儲存。',
      report: '你要求了新連結，用於查看 {{fitter}} 為你做的 Bike Fitting 的報告。',
    },
    button: '開啟連結',
    earlier: '先前電子郵件中的連結已失效，因為服務從備份還原過。',
  },
  calendarFeed: {
    blocked: '已封鎖',
  },
  ...fitterMails,
  downloadReady: {
    subject: '你的副本已準備好',
    heading: '你的資料副本已準備好',
    text: '你可以在 7 天內取得。為了安全，取得時你必須處於登入狀態，而且是在最近 10 分鐘內登入的。',
    button: '取得副本',
    notYou:
      '如果不是你要求的，表示有其他人進入了你的帳號。立即在 {{address}}/forgot-password 設定新密碼。然後前往「設定」、「安全性」，登出所有其他裝置。',
  },
  followUpReminder: {
    subject: '{{fitter}} 想知道你騎得怎麼樣',
    heading: 'Fitting 之後騎得怎麼樣？',
    why: '你於 {{day}} 在 {{fitter}} 那裡做了 Bike Fitting。現在騎起來感覺如何？你的回答會顯示 Fitting 之後有什麼改變，以及接下來該看什麼。',
    again: '{{fitter}} 仍想知道 {{day}} 的 Fitting 之後你騎得怎麼樣。「沒有改變」也是有用的回答。',
    howLong_other: '大約需要 {{count}} 分鐘。你可以隨時停下，稍後繼續。',
    button: '開始後續追蹤',
    valid: '你可以在 {{day}} 之前作答。',
    stop: '不再收到這位 Fitter 的提醒',
  },
  outbox: {
    title: '寄件匣',
    why: '沒有設定郵件伺服器（SMTP_URL），所以 {product} 把電子郵件保存在這裡；如果沒有設定簡訊閘道（SMS_URL），簡訊也保存在這裡。這個頁面只能在這台機器上開啟。',
    empty: '還沒有訊息。傳送後重新載入這個頁面。',
    to: '收件人',
    sms: '簡訊',
    html: '預覽',
    technical: '郵件標頭',
    calendar: '日曆檔案',
  },
  supportAccess: {
    subject: '{product} 支援團隊開啟了你的一份紀錄',
    heading: '{product} 支援團隊正在查看一份紀錄',
    what: '{product} 支援團隊的人員開啟了你的 Bike Fitting 紀錄。對方只能查看，無法更改，也看不到你的姓名和聯絡方式。',
    whatFitter:
      '{product} 支援團隊的人員開啟了你的一位騎士的紀錄。對方只能查看，無法更改，也看不到騎士的姓名和聯絡方式。',
    reason: {
      technical: '理由是技術：對方看得到狀態、時間、大小和錯誤代碼，看不到回答。',
      quality: '理由是品質：對方看得到回答和 Fitting 資料。',
    },
    until: '存取會於 {{at}} 自動結束。',
    end: {
      rider: '你可以看到對方為什麼查看、開啟了什麼，並可隨時結束存取：',
      fitter: '在紀錄的歷史中，你可以看到對方為什麼查看、開啟了什麼，並可隨時結束存取：',
      guest: '你的 Fitter 可以看到對方開啟了什麼，並可隨時結束存取。用這個地址建立帳號後，你也可以：',
    },
    button: '查看並結束存取',
    signUp: '建立帳號',
  },
  ...requestMails,
  consentWithdrawn: {
    subject: '一項同意已撤回',
    heading: '你已撤回同意',
    what: '有人透過我們寄給你的電子郵件中的連結，撤回了為 Bike Fitting 使用你的資料的同意。從現在起，資料不再使用。',
    erased: '該檔案中的一切將於 {{day}} 刪除。',
    undo: '不是你，或改變了主意？在那天之前用這個地址建立帳號，並在「隱私」中重新給予同意。',
    button: '建立帳號',
  },
  contactCorrected: {
    subject: '你的聯絡資料已更正',
    heading: '你的 Fitter 更正了你的聯絡資料',
    what: {
      name: '對方更改了你檔案中的姓名。',
      email: '對方更改了接收 Fitting 相關電子郵件的地址。',
      language: '對方更改了寄給你的電子郵件的語言。',
    },
    wrong: {
      rider: '在「隱私」中可以看到更改的內容。如果有誤，告訴你的 Fitter。',
      guest: '如果有誤，告訴你的 Fitter。有帳號的話，你可以看到每次更改，並自行更正資料。',
    },
    button: {
      rider: '查看更改',
      guest: '建立帳號',
    },
  },
  breachAlarm: {
    subject: {
      warning: '通報資料外洩的期限剩不到 24 小時',
      overdue: '資料外洩現已超過通報期限',
    },
    heading: {
      warning: '尚未將一起外洩事件告知主管機關',
      overdue: '得知外洩事件已超過 72 小時',
    },
    aware: '得知時間為 {{at}}。',
    tell: '告知資料保護主管機關，或記錄已經告知。如果不需告知，註明理由後結案。',
    number: '編號為 {{id}}。可在主控台列出：npm run breach -- list',
    button: '查看外洩事件',
  },
} satisfies Translation<typeof english>
