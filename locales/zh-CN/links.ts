import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: '这个链接已失效',
    why: '我们从备份恢复了服务；为保护你的数据，在此之前发送的链接已失效。目前的回答已保存。',
    mail: '发送新链接',
    mailTo: '我们会发送到与此链接相同的电子邮件地址。',
    mailed: '我们已向同一电子邮件地址发送新链接。如果几分钟内没有收到，检查垃圾邮件文件夹。',
    again: '再发送一个链接',
    ask: '请 Fitting 师提供新链接。我们没有与此链接对应的电子邮件地址。',
  },
} satisfies Translation<typeof english>
