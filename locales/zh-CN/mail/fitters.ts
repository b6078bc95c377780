import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: '无法读取你的一个日历',
    heading: '无法读取你的另一个日历',
    text: '{product} 已有一个小时无法读取你连接的一个日历。它上次告知的时间仍显示为忙碌，较新的则缺失：骑行者可能会预约你已在别处占用的时间。',
    button: '查看你的日历',
  },
  fitterNews: {
    intake: {
      subject: '收到新的前期问卷',
      heading: '有一份新的前期问卷可以查看',
      text: '一位骑行者提交了前期问卷。在 {product} 中查看。这封电子邮件不含任何回答。',
      button: '查看前期问卷',
    },
    intake_red_flag: {
      subject: '有一份前期问卷今天需要你处理',
      heading: '有一份前期问卷今天需要你处理',
      text: '一位骑行者提交了前期问卷。改动车上任何东西之前先查看。这封电子邮件不含任何回答。',
      button: '查看前期问卷',
    },
    red_flag: {
      subject: '有一份回答今天需要你处理',
      heading: '有一份回答今天需要你处理',
      text: '一位骑行者提交了随访。改动车上任何东西之前先查看。',
      button: '查看回答',
    },
    unhappy: {
      subject: '有一份回答需要你关注',
      heading: '有一份回答需要你关注',
      text: '一位骑行者提交了随访。查看后与骑行者联系。',
      button: '查看回答',
    },
    settings: '选择你接收哪些电子邮件',
  },
  fitterBooking: {
    made: { subject: '你有一个新预约', text: '一位骑行者预约了{{service}}：' },
    moved: { subject: '一个预约已改时间', text: '一位骑行者更改了{{service}}的时间，现为：' },
    movedFrom: '原定时间：',
    cancelled: { subject: '一个预约已取消', text: '一位骑行者取消了{{service}}，原定时间：' },
    button: '打开日历',
  },
  sharingNews: {
    offered: {
      subject: '一位骑行者想向你分享 Fitting',
      heading: '一位骑行者想向你分享 Fitting',
      text: '一位骑行者在 Fitting 师列表中找到你，想把之前的 Fitting 师所做的 Fitting 分享给你查看。如果你接受，骑行者会看到你的姓名和电子邮件地址，然后做出决定。在此之前不会分享任何内容。链接有效期 7 天。',
      button: '查看分享请求',
    },
    accepted: {
      subject: '一位 Fitting 师接受了你的分享请求',
      heading: '一位 Fitting 师想查看你的 Fitting',
      text: '一位 Fitting 师接受了你的分享请求。检查这是不是你的 Fitting 师，再做决定。在你确认之前，不会分享任何内容。',
      button: '查看对方是谁',
    },
    confirmed: {
      subject: '一位骑行者向你分享了 Fitting',
      heading: '现在可以查看一位骑行者的 Fitting',
      text: '一位骑行者已确认，你可以查看之前的 Fitting 师为其所做的 Fitting。这些是供阅读的历史，不计入你的数字。',
      button: '查看 Fitting',
    },
  },
  planNotice: {
    trial_ending: {
      subject: '你的免费试用将于 {{day}} 结束',
      heading: '你的免费试用即将结束',
      text: '你的 {product} 免费试用将于 {{day}} 结束。要在之后继续工作，请选择方案。',
    },
    payment_failed: {
      subject: '你的上次付款没有成功',
      heading: '你的上次付款没有成功',
      text: '无法从你的银行卡扣取 {{day}} 之后的费用。检查付款信息；系统会自动再次尝试扣款。',
    },
    ended: {
      subject: '你的方案已结束',
      heading: '你的方案已结束',
      text: '你的方案已于 {{day}} 结束。目前一切仍可使用。要继续工作，请选择方案。',
    },
    read_only_soon: {
      subject: '你的工作室将于 {{readOnly}} 变为只读',
      heading: '你的工作室即将变为只读',
      text: '你的方案已于 {{day}} 结束，此后没有付款。',
    },
    read_only: {
      subject: '你的工作室现在为只读',
      heading: '你的工作室现在为只读',
      text: '你的方案已于 {{day}} 结束，此后没有付款。',
    },
    thenReadOnly:
      '从 {{readOnly}} 起你的工作室为只读：你可以查看、下载和删除一切，但不能邀请骑行者或更改 Fitting。骑行者已打开的表单、提醒和警报照常进行。',
    nowReadOnly:
      '你可以查看、下载和删除一切，但不能邀请骑行者或更改 Fitting。骑行者已打开的表单、提醒和警报照常进行。什么都没有丢失：选择方案后，一切恢复如前。',
    button: '查看你的方案',
  },
  fitterDigest: {
    subject: '今天需要你处理的事',
    heading: '今天需要你处理的事',
    followUps_other: '{{count}} 次随访需要处理。',
    unreadForms_other: '{{count}} 份表单等待查看。',
    button: '查看需要你处理的事',
  },
} satisfies Translation<typeof english>
