import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: '{{fitter}} 寫給你的話',
    title: '{{fitter}} 邀請你為 Bike Fitting 做準備',
    lead: '六個簡短步驟：只填必要內容約 {{required}} 分鐘，全部填完約 {{everything}} 分鐘。你可以隨時停下。回答會儲存，你可以在另一台裝置上繼續。',
    forWhat: '你的回答讓 Fitter 了解你現在騎起來感覺如何，Fitting 就能從你在意的地方開始。',
    start: '開始',
    continue: '繼續',
    goOnText: '你的回答已儲存。從上次停下的地方繼續。',
    studio: '{{name}}，{{studio}}',
  },
  data: {
    title: '你的回答只在你和 {{fitter}} 之間。',
    text: '只有你的 Fitter 會閱讀，需要排除問題時還有 {product} 支援團隊。回答屬於你：有帳號的話，你可以隨時查看、更正和刪除。',
    link: '你的資料與隱私',
  },
  consent:
    '按下「開始」，即表示你同意 {{fitter}} 使用你的回答（包括健康資料）來準備並進行你的 Bike Fitting。你可以隨時撤回同意。',
  wrongDevice: {
    question: '想用另一台裝置？',
    address: '在那台裝置上前往 {{address}}',
    code: '並輸入電子郵件中的代碼。',
    link: '在這裡按「開始」之前，在那台裝置上開啟同一個連結。',
  },
  other: {
    title: '你已經開始了',
    text: '為了保護你的回答，我們會寄驗證碼到你的電子郵件。在這裡輸入，從上次停下的地方繼續。',
    send: '寄送驗證碼',
    again: '寄送新驗證碼',
    sent: '如果地址正確，我們已寄出驗證碼。它在短時間內有效。',
    code: '電子郵件中的驗證碼',
    open: '繼續',
    unreachableTitle: '你是在另一台裝置上開始的',
    unreachable:
      '我們沒有可以寄送驗證碼的電子郵件地址。在開始時的裝置上繼續，或請 {{fitter}} 提供新連結。新連結會從空白表單開始。',
  },
  code: {
    title: '輸入電子郵件中的代碼',
    lead: 'Fitter 的電子郵件中有一個連結和一個 8 位代碼，由字母和數字組成。',
    email: '你的電子郵件',
    emailHint: '邀請寄往的地址。',
    emailMissing: '輸入邀請寄往的地址。',
    emailWrong: '這不是完整的電子郵件地址。格式為 name@example.com。',
    code: '代碼',
    codeHint: '8 位字母和數字。空格和連字號可以省略。',
    codeMissing: '輸入代碼。',
    codeShape: '代碼為 8 位字母和數字。對照電子郵件檢查。',
    open: '開啟邀請',
    noCode: '沒有代碼？開啟電子郵件中的連結，或請 Fitter 提供新連結或 QR Code。',
    left_other: '還可以嘗試 {{count}} 次。之後只有電子郵件中的連結可用。',
  },
  submitted: {
    title: '謝謝。你已送出事前問卷。',
    text: '{{fitter}} 已收到，會與你聯絡，約定 Fitting 的時間。',
    logIn: '登入查看',
    signUp: '註冊',
  },
  closed: {
    withdrawn: '這份邀請已撤回',
    expired: '這份邀請已過期',
    unknown: '找不到這份邀請',
    answered: '你已送出事前問卷',
    withdrawnText: 'Fitter 已將它撤回。如果你覺得弄錯了，請對方寄新的邀請。',
    expiredText: '邀請的有效期為 30 天。請 Fitter 提供新連結。',
    unknownText:
      '連結可能缺了一部分，或已由新連結取代。從電子郵件重新開啟，請 Fitter 提供新連結，或輸入你的代碼。',
    answeredText: 'Fitter 已收到。登入查看；如果需要更改，聯絡 Fitter。',
    typeCode: '輸入代碼',
  },
} satisfies Translation<typeof english>
