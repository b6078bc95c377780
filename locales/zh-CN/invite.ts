import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: '{{fitter}} 写给你的话',
    title: '{{fitter}} 邀请你为 Bike Fitting 做准备',
    lead: '六个简短步骤：只填必需内容约 {{required}} 分钟，全部填完约 {{everything}} 分钟。你可以随时停下。回答会保存，你可以在另一台设备上继续。',
    forWhat: '你的回答让 Fitting 师了解你现在骑起来感觉如何，Fitting 就能从你在意的地方开始。',
    start: '开始',
    continue: '继续',
    goOnText: '你的回答已保存。从上次停下的地方继续。',
    studio: '{{name}}，{{studio}}',
  },
  data: {
    title: '你的回答只在你和 {{fitter}} 之间。',
    text: '只有你的 Fitting 师会阅读，需要排除问题时还有 {product} 支持团队。回答属于你：有了账号，你可以随时查看、更正和删除。',
    link: '你的数据与隐私',
  },
  consent:
    '按下“开始”，即表示你同意 {{fitter}} 使用你的回答（包括健康数据）来准备并进行你的 Bike Fitting。你可以随时撤回同意。',
  wrongDevice: {
    question: '想用另一台设备？',
    address: '在那台设备上前往 {{address}}',
    code: '并输入电子邮件中的代码。',
    link: '在此处按“开始”之前，在那台设备上打开同一个链接。',
  },
  other: {
    title: '你已经开始了',
    text: '为保护你的回答，我们会发一个验证码到你的电子邮件。在此输入，从上次停下的地方继续。',
    send: '发送验证码',
    again: '发送新验证码',
    sent: '如果地址正确，我们已发送验证码。它在短时间内有效。',
    code: '电子邮件中的验证码',
    open: '继续',
    unreachableTitle: '你在另一台设备上开始的',
    unreachable:
      '我们没有可以发送验证码的电子邮件地址。在开始时的设备上继续，或请 {{fitter}} 提供新链接。新链接会从空白表单开始。',
  },
  code: {
    title: '输入电子邮件中的代码',
    lead: 'Fitting 师的电子邮件中有一个链接和一个 8 位代码，由字母和数字组成。',
    email: '你的电子邮件',
    emailHint: '邀请所发往的地址。',
    emailMissing: '输入邀请所发往的地址。',
    emailWrong: '这不是完整的电子邮件地址。格式为 name@example.com。',
    code: '代码',
    codeHint: '8 位字母和数字。空格和连字符可以省略。',
    codeMissing: '输入代码。',
    codeShape: '代码为 8 位字母和数字。对照电子邮件检查。',
    open: '打开邀请',
    noCode: '没有代码？打开电子邮件中的链接，或请 Fitting 师提供新链接或二维码。',
    left_other: '还可以尝试 {{count}} 次。之后只有电子邮件中的链接可用。',
  },
  submitted: {
    title: '谢谢。你已提交前期问卷。',
    text: '{{fitter}} 已收到，会与你联系，约定 Fitting 的时间。',
    logIn: '登录查看',
    signUp: '注册',
  },
  closed: {
    withdrawn: '这份邀请已撤回',
    expired: '这份邀请已过期',
    unknown: '找不到这份邀请',
    answered: '你已提交前期问卷',
    withdrawnText: 'Fitting 师已将其撤回。如果你觉得弄错了，请对方发新的邀请。',
    expiredText: '邀请的有效期为 30 天。请 Fitting 师提供新链接。',
    unknownText:
      '链接可能缺了一部分，或已被新链接取代。从电子邮件中重新打开，请 Fitting 师提供新链接，或输入你的代码。',
    answeredText: 'Fitting 师已收到。登录查看；如果需要更改，联系 Fitting 师。',
    typeCode: '输入代码',
  },
} satisfies Translation<typeof english>
