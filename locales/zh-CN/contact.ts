import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '联系',
  lead: '联系我们。我们通过电子邮件回复。',
  description: '联系 {product} 的团队：问题、演示通话、帮助，以及你的个人数据。',
  topic: '关于什么？',
  topics: {
    question: '关于 {product} 的问题',
    demo: '预约演示通话',
    support: '账号或页面方面的帮助',
    privacy: '我的个人数据',
    other: '其他',
  },
  name: '姓名',
  email: '电子邮件地址',
  words: '消息',
  wordsHint: '不要在这里写你的健康情况。Fitting 师会在你的表单中看到。',
  demoHint: '告诉我们两三个适合你的时间，并注明时区。',
  privacyHint: '你可以自行下载、更正、分享和删除你的数据：',
  privacyLink: '设置中的“数据与隐私”',
  website: '此字段留空',
  send: '发送消息',
  kept: '我们最多保存你的消息 {{days}} 天，并加密。参见',
  policy: '隐私政策',
  sent: '消息已发送',
  sentText: '谢谢。我们已发送简短确认，并会通过电子邮件回复。',
  again: '再写一条消息',
  direct: '你也可以发邮件至',
  fault: {
    name: '输入你的姓名。',
    email: '这不是完整的电子邮件地址。格式为 name@example.com。',
    words: '写下你的消息。',
    tooLong: '内容太长。最多 {{count}} 个字符。',
    characters: '包含无法保存的字符。去掉它们后重新输入。',
    summary: '消息没有发送。检查下方标出的字段。',
  },
} satisfies Translation<typeof english>
