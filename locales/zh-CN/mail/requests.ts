import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: '你关于数据的请求',
    heading: {
      received: '我们已收到你的请求',
      extended: '处理你的请求需要更多时间',
      done: '你的请求已办理',
      refused: '我们无法满足你的请求',
    },
    asked: '请求内容：{{right}}。',
    right: {
      access: '查看有哪些数据',
      copy: '获取数据副本',
      correction: '更正数据',
      erasure: '删除数据',
      restriction: '限制对数据的使用',
      objection: '反对对数据的使用',
    },
    until: {
      received: '我们最迟于 {{day}} 答复。',
      extended: '我们最迟于 {{day}} 答复。原因：',
    },
    prove: '为了不让其他人获取或删除你的数据，请用这个地址回复我们，并附上这个代码：',
    replies: '回复会发送到 {{address}}。',
    complain: '你可以向居住地的数据保护机构投诉，也可以向法院起诉。',
  },
  contactMessage: {
    subject: '来自联系表单的消息',
    heading: '来自联系表单的消息',
    about: '主题：{{topic}}',
    from: '来自：{{name}}，{{email}}',
    answer: '通过电子邮件回复上述地址。没有人确认过消息来自该地址。',
    resolve: '待处理的消息',
    topic: {
      question: '关于 {product} 的问题',
      demo: '演示通话',
      support: '账号或页面方面的帮助',
      privacy: '个人数据',
      other: '其他',
    },
  },
  contactConfirmation: {
    subject: '我们已收到你的消息',
    heading: '我们已收到你的消息',
    text: '谢谢你联系我们。我们会通过电子邮件回复。',
    notYou: '如果你没有联系过我们，说明有人误填了你的地址。你什么都不用做。',
  },
  rightsAlarm: {
    subject: '一项个人数据请求将于 {{day}} 到期',
    heading: '有一项请求仍未答复',
    request: '编号为 {{id}}。可在控制台中列出：npm run rights -- list',
    button: '查看请求',
  },
} satisfies Translation<typeof english>
