import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '等待空闲时间',
  lead: '有时间空出来时，会为名单中的第一位保留两小时，并发邮件告知。',
  from: '从',
  to: '到',
  name: '姓名',
  email: '电子邮件',
  send: '加入名单',
  sentTitle: '查看你的邮箱',
  sent: '按下我们发往 {{email}} 的邮件中的按钮后，你的位置才算数。',
  fault: {
    days: '输入两个日期，先早后晚。',
    name: '输入你的姓名。',
    email: '输入完整的地址，例如 name@example.com。',
  },
  place: {
    what: '{{service}}，{{fitter}}，{{from}} 到 {{to}}',
    unconfirmedTitle: '等待空闲时间？',
    confirm: '确认我的位置',
    waitingTitle: '你已在候补名单中',
    waiting: '有时间空出来且轮到你时，会为你保留两小时，并发邮件告知。',
    leave: '退出名单',
    endedTitle: '你不在候补名单中',
    unknownTitle: '这个链接无法使用',
    unknown: '打开邮件中的完整链接，或在预约页面重新申请。',
  },
} satisfies Translation<typeof english>
