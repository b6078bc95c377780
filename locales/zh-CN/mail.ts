import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

export default {
  layout: {
    because: {
      asked: '发送原因：有人在 {{address}} 请求了这封电子邮件。',
      invited: '发送原因：{{fitter}} 邀请了你。',
      fitted: '发送原因：{{fitter}} 为你做了 Bike Fitting。',
      booked: '发送原因：你与 {{fitter}} 有预约。',
      changed: '发送原因：你在 {{address}} 的账号有变更。这类电子邮件无法关闭。',
      support: '发送原因：支持人员在 {{address}} 打开了你的数据。这类电子邮件无法关闭。',
      corrected: '发送原因：{{address}} 的联系信息有变更。这类电子邮件无法关闭。',
      sharing: '发送原因：骑行者在 {{address}} 分享 Fitting。',
      right: '发送原因：{{address}} 收到了关于个人数据的请求。',
      breach: '发送原因：{{address}} 记录了一起个人数据泄露事件。',
      contact: '发送原因：有人使用了 {{address}} 的联系表单。',
      plan: '发送原因：你在 {{address}} 的方案即将结束或已结束。这类电子邮件无法关闭。',
      calendar: '发送原因：你在 {{address}} 连接了另一个日历。在那里移除后，就不会再收到这封电子邮件。',
      news: '发送原因：{{address}} 已开启关于你的骑行者的电子邮件。',
    },
    ignore: '这封电子邮件与你无关？可以忽略，什么都不会发生。',
    from: '{product}，{{address}}',
    privacy: '隐私政策',
    terms: '服务条款',
    buttonFails: '如果按钮无法使用，把这个地址复制到浏览器：',
  },
  invitation: {
    subject: '{{fitter}} 邀请你为 Bike Fitting 做准备',
    heading: '为 Bike Fitting 做准备',
    who: '{{fitter}} 正在准备你的 Bike Fitting，想了解你怎样骑车、现在骑起来感觉如何。',
    whoWithStudio:
      '{{fitter}}（{{studio}}）正在准备你的 Bike Fitting，想了解你怎样骑车、现在骑起来感觉如何。',
    note: '{{fitter}} 写给你的话：',
    howLong:
      '一共六个简短步骤，需要 {{required}} 到 {{everything}} 分钟。回答会随时保存，你可以休息一下，稍后在同一台设备上继续。',
    button: '打开邀请',
    opening: '按下“开始”之前，什么都不会开始。第一页会告诉你谁在询问、为什么，以及如何处理你的数据。',
    typed: '你也可以前往 {{address}}，输入你的电子邮件地址和这个代码：',
    valid_other: '链接和代码的有效期为 {{count}} 天。',
  },
  ...bookingMails,
  deviceCode: {
    subject: '继续填写表单的验证码',
    heading: '在另一台设备上继续',
    why: '有人在另一台设备上打开了 {{fitter}} 给你的邀请。如果是你，在那里输入这个验证码，从上次停下的地方继续：',
    valid_other: '验证码只能用一次，{{count}} 分钟后过期。',
    notYou: '如果不是你，什么都不用做，也不要告诉别人验证码。没有它，谁也看不到你的回答。',
  },
  ...accountMails,
  sms: {
    booking: '你与 {{fitter}} 的预约：{{day}} {{time}}（{{zone}}）。',
    code: '{{code}} 是你的 {product} 验证码。只能用一次，1 小时内有效。不要告诉别人。',
  },
  fitReport: {
    subject: '{{fitter}} 的 Fitting 报告已准备好',
    heading: '你的 Fitting 报告已准备好',
    why: '{{fitter}} 已完成你的 Bike Fitting，并写好了报告。',
    inIt: '报告说明改了什么、为什么改，Fitting 师有什么建议，以及最初几周会怎样。你可以在线阅读、打印或保存为 PDF。',
    button: '打开报告',
    signIn: '登录后打开。只有你和你的 Fitting 师能看到。这封电子邮件不含测量值。',
    byLink:
      '在 {{day}} 之前，无需账号即可用链接打开报告。任何拿到这封电子邮件的人都能打开，所以不要转给别人。这封电子邮件不含测量值。',
    keep: '要保留报告，在报告页面用这个地址注册。',
  },
  freshLink: {
    subject: '你的新链接',
    heading: '你的新链接',
    why: {
      invitation: '你请求了新链接，用于 {{fitter}} 在 Bike Fitting 之前发给你的表单。目前的回答已保存。',
      follow_up: '你请求了新链接，用于告诉 {{fitter}} Fitting 之后骑得怎么样。目前的回答已保存。',
      report: '你请求了新链接，用于查看 {{fitter}} 为你做的 Bike Fitting 的报告。',
    },
    button: '打开链接',
    earlier: '之前电子邮件中的链接已失效，因为服务从备份恢复过。',
  },
  calendarFeed: {
    blocked: '已占用',
  },
  ...fitterMails,
  downloadReady: {
    subject: '你的副本已准备好',
    heading: '你的数据副本已准备好',
    text: '你可以在 7 天内领取。为了安全，领取时你需要处于登录状态，并且是在最近 10 分钟内登录的。',
    button: '领取副本',
    notYou:
      '如果不是你请求的，说明有其他人进入了你的账号。立即在 {{address}}/forgot-password 设置新密码。然后前往“设置”、“安全”，退出所有其他设备的登录。',
  },
  followUpReminder: {
    subject: '{{fitter}} 想知道你骑得怎么样',
    heading: 'Fitting 之后骑得怎么样？',
    why: '你于 {{day}} 在 {{fitter}} 那里做了 Bike Fitting。现在骑起来感觉如何？你的回答会显示 Fitting 之后有什么变化，以及接下来该看什么。',
    again: '{{fitter}} 仍想知道 {{day}} 的 Fitting 之后你骑得怎么样。“没有变化”也是有用的回答。',
    howLong_other: '大约需要 {{count}} 分钟。你可以随时停下，稍后继续。',
    button: '开始随访',
    valid: '你可以在 {{day}} 之前作答。',
    stop: '不再接收这位 Fitting 师的提醒',
  },
  outbox: {
    title: '发件箱',
    why: '没有设置邮件服务器（SMTP_URL），所以 {product} 把电子邮件保存在这里；如果没有设置短信网关（SMS_URL），短信也保存在这里。此页面只能在这台机器上打开。',
    empty: '还没有消息。发送后重新加载此页面。',
    to: '收件人',
    sms: '短信',
    html: '预览',
    technical: '邮件头',
    calendar: '日历文件',
  },
  supportAccess: {
    subject: '{product} 支持团队打开了你的一份记录',
    heading: '{product} 支持团队正在查看一份记录',
    what: '{product} 支持团队的一位人员打开了你的 Bike Fitting 记录。对方只能查看，不能更改，也看不到你的姓名和联系方式。',
    whatFitter:
      '{product} 支持团队的一位人员打开了你的一位骑行者的记录。对方只能查看，不能更改，也看不到骑行者的姓名和联系方式。',
    reason: {
      technical: '理由是技术：对方看到状态、时间、大小和错误代码，看不到回答。',
      quality: '理由是质量：对方看到回答和 Fitting 数据。',
    },
    until: '访问会于 {{at}} 自动结束。',
    end: {
      rider: '你可以看到对方为什么查看、打开了什么，并可随时结束访问：',
      fitter: '在记录的历史中，你可以看到对方为什么查看、打开了什么，并可随时结束访问：',
      guest: '你的 Fitting 师可以看到对方打开了什么，并可随时结束访问。用这个地址注册账号后，你也可以：',
    },
    button: '查看并结束访问',
    signUp: '创建账号',
  },
  ...requestMails,
  consentWithdrawn: {
    subject: '一项同意已撤回',
    heading: '你已撤回同意',
    what: '有人通过我们发给你的电子邮件中的链接，撤回了为 Bike Fitting 使用你的数据的同意。从现在起，数据不再使用。',
    erased: '该档案中的一切将于 {{day}} 删除。',
    undo: '不是你，或改变了主意？在那天之前用这个地址创建账号，并在“隐私”中重新给予同意。',
    button: '创建账号',
  },
  contactCorrected: {
    subject: '你的联系信息已更正',
    heading: '你的 Fitting 师更正了你的联系信息',
    what: {
      name: '对方更改了你档案中的姓名。',
      email: '对方更改了接收 Fitting 相关电子邮件的地址。',
      language: '对方更改了发给你的电子邮件的语言。',
    },
    wrong: {
      rider: '在“隐私”中可以看到更改的内容。如果有误，告诉你的 Fitting 师。',
      guest: '如果有误，告诉你的 Fitting 师。有了账号，你可以看到每次更改，并自行更正数据。',
    },
    button: {
      rider: '查看更改',
      guest: '创建账号',
    },
  },
  breachAlarm: {
    subject: {
      warning: '距报告数据泄露的期限不到 24 小时',
      overdue: '数据泄露现已超过报告期限',
    },
    heading: {
      warning: '尚未将一起泄露事件告知主管机构',
      overdue: '得知泄露事件已超过 72 小时',
    },
    aware: '得知时间为 {{at}}。',
    tell: '告知数据保护机构，或记录已经告知。如果无需告知，注明理由后结案。',
    number: '编号为 {{id}}。可在控制台中列出：npm run breach -- list',
    button: '查看泄露事件',
  },
} satisfies Translation<typeof english>
