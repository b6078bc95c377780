import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '谢谢。{{fitter}} 已收到你的前期问卷。',
  titlePlain: '谢谢。我们已收到你的前期问卷。',
  text: '你提交的内容已收到。{{fitter}} 会与你联系，约定 Fitting 的时间。',
  textPlain: '你的 Fitting 师会与你联系，约定 Fitting 的时间。',
  nextTitle: '接下来',
  read: 'Fitting 师阅读你的回答。',
  schedule: 'Fitting 师与你联系，约定 Fitting 的时间。',
  follow: 'Fitting 几周后，我们会问你骑起来感觉如何。你和 Fitting 师都能看到有什么变化。',
  accountTitle: '保留你的回答',
  accountText: '有了账号，你可以查看和更正提交的内容，看到每次 Fitting 之间骑行感受的变化。',
  account: '注册',
  consents: '查看或撤回你的同意',
  logIn: '登录',
  see: '查看我的回答',
  already: '你已提交这份表单',
  nothing: {
    title: '还没有前期问卷',
    text: '你还没有提交前期问卷。提交后，这里会显示接下来的安排。',
    signedOut: '已经提交了？登录查看接下来的安排。如果你有邀请，打开其中的链接或输入代码开始。',
    logIn: '登录',
    haveCode: '我有代码',
    home: '前往你的页面',
  },
} satisfies Translation<typeof english>
