import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: '首页',
  print: '打印',
  pdf: {
    a4: 'A4 版 PDF',
    letter: 'Letter 版 PDF',
  },
  documents: {
    label: '文档',
    report: 'Fitting 报告',
    shop_card: '车店设定卡',
  },
  noContact: '这份报告上还没有你的联系信息。',
  addContact: '添加到你的资料',
  preview: '预览：你完成 Fitting 时骑行者会收到。在此之前不会发送。',
  visit: {
    title: '你的 Fitting 报告已准备好',
    lead: '查看车上改了什么、为什么改，以及最初几周会怎样。',
    shared: '链接有效期间，报告会在此设备上保持打开。如果与人共用设备，看完后关闭报告。',
    open: '打开报告',
    signedIn: '你已以 {{name}} 的身份登录。如果这份报告不是你的，打开它会使你退出登录。',
    logIn: '登录',
    startPage: '前往首页',
    unknown: {
      title: '这个链接已失效',
      text: '我们可能已发送了更新的链接。如果你有账号，所有报告都在其中。如果没有，请 Fitting 师重新发送链接。',
    },
    over: {
      title: '这个链接已过期',
      text: '如果你有账号，报告在其中。如果没有，请 Fitting 师重新发送链接。',
    },
    kept: {
      title: '这份报告已在某个账号中',
      text: '用我们发送报告的电子邮件地址登录。',
    },
  },
  keep: {
    title: '保留你的报告',
    text: '链接有效期为一个月。要保留报告及照片，并看到 Fitting 之后有什么变化，用我们发送报告的电子邮件地址注册。',
    signUp: '注册',
    logIn: '登录',
    close: '在此设备上关闭',
  },
  mail: {
    again: '再次用电子邮件发送报告',
    sent: '正在发送报告。之前电子邮件中的链接已失效。',
    state: {
      waiting: '正在发送至 {{to}}。',
      later: '将于 {{at}} 发送至 {{to}}。',
      retried: '邮件服务器尚未接受发往 {{to}} 的电子邮件。我们会于 {{at}} 再试。',
      sent: '已于 {{at}} 发送至 {{to}}。',
      dropped: '没有发送至 {{to}}，因为 Fitting 或地址有变更，或电子邮件被退回。',
    },
    failed: {
      address: '{{at}} 未送达：地址被拒绝（{{to}}）。',
      server: '{{at}} 未送达：邮件服务器拒绝了发往 {{to}} 的电子邮件。',
    },
    earlierAddress: '以前的地址',
    none: '最近 30 天没有用电子邮件发送报告。',
    unreachable: {
      address_failed: '发给这位骑行者的电子邮件被退回。在骑行者页面更正地址；如果没错，就再试一次。',
      no_address: '这位骑行者没有电子邮件地址。打印报告，或添加地址。',
    },
  },
  notYet: {
    page: 'Fitting 报告',
    title: '还没有报告',
    rider: 'Fitting 师仍在进行你的 Fitting。完成后报告会显示在这里。',
    fitter: '已取消的记录没有报告。',
  },
  advice: {
    tick: '勾选已完成的事项。Fitting 师也能看到。',
    saidDone: '已标记为完成。',
    saidOpen: '已标记为未完成。',
  },
} satisfies Translation<typeof english>
