import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '謝謝。{{fitter}} 已收到你的事前問卷。',
  titlePlain: '謝謝。我們已收到你的事前問卷。',
  text: '你送出的內容已收到。{{fitter}} 會與你聯絡，約定 Fitting 的時間。',
  textPlain: '你的 Fitter 會與你聯絡，約定 Fitting 的時間。',
  nextTitle: '接下來',
  read: 'Fitter 閱讀你的回答。',
  schedule: 'Fitter 與你聯絡，約定 Fitting 的時間。',
  follow: 'Fitting 幾週後，我們會問你騎起來感覺如何。你和 Fitter 都看得到有什麼改變。',
  accountTitle: '保留你的回答',
  accountText: '有帳號的話，你可以查看和更正送出的內容，看到每次 Fitting 之間騎乘感受的變化。',
  account: '註冊',
  consents: '查看或撤回你的同意',
  logIn: '登入',
  see: '查看我的回答',
  already: '你已送出這份表單',
  nothing: {
    title: '還沒有事前問卷',
    text: '你還沒有送出事前問卷。送出後，這裡會顯示接下來的安排。',
    signedOut: '已經送出了？登入查看接下來的安排。如果你有邀請，開啟其中的連結或輸入代碼開始。',
    logIn: '登入',
    haveCode: '我有代碼',
    home: '前往你的頁面',
  },
} satisfies Translation<typeof english>
