import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '你为 {product} 支付多少，以及到何时。',
  trial: {
    title: '免费试用',
    left_other: '还剩 {{count}} 天',
    until: '在 {{date}} 之前一切免费。选择方案之前，我们不会要求银行卡。',
  },
  active: {
    monthly: '按月方案',
    annual: '按年方案',
    renews: '你的方案会自动续订。下次付款日期为 {{date}}。',
  },
  ending: {
    title: '你的方案已取消',
    until: '已付费至 {{date}}。一切可用至 {{readOnly}}，之后你的工作室变为只读。',
  },
  grace: {
    title: '你的方案已结束',
    failed: '你的上次付款没有成功',
    until: '一切仍可用至 {{date}}。从那时起你的工作室为只读。',
    failedHow: '检查付款信息。系统会自动再次尝试扣款。',
  },
  readOnly: {
    title: '你的工作室为只读',
    since: '你的方案已于 {{date}} 结束。你不能邀请骑行者、开始记录或更改 Fitting。',
    goesOn:
      '你仍可查看、下载和删除一切。骑行者已打开的表单、提醒和警报照常进行，你也可以处理警报。什么都没有丢失：选择方案后，一切恢复如前。',
  },
  choose: {
    title: '选择方案',
    billing: '希望多久付款一次？',
    monthly: '按月',
    monthlyPrice: '每月 {{price}}',
    annual: '按年',
    annualPrice: '每年 {{price}}：每月 {{perMonth}}，优惠 {{percent}}',
    code: '优惠码',
    submit: '继续付款',
    hosted:
      '你在 Stripe 的页面上付款。我们绝不会看到你的银行卡。已含税。你可以随时取消；方案会持续到已付费期结束。',
    trialKept: '免费试用的剩余时间会保留：首次付款日期为 {{date}}。',
    trialNotKept: '你的免费试用即将结束，所以首次付款立即到期。',
  },
  change: {
    title: '更改方案',
    toAnnual: '改为按年',
    toMonthly: '改为按月',
    cancel: '取消方案',
    resume: '恢复方案',
    card: '银行卡和账单信息',
    pay: '检查付款信息',
    hosted: '这些会在 Stripe 的页面上打开，并带你返回这里。',
  },
  waiting: {
    title: '等待付款',
    text: 'Stripe 会向我们确认你的付款，通常在一分钟内。你可以离开此页面。',
    ask: '再次检查',
    asked: '已检查。还没有付款。',
  },
  invoices: {
    title: '发票',
    none: '还没有发票。',
    caption: '你的发票',
    number: '发票',
    date: '日期',
    total: '金额',
    state: '状态',
    paid: '已付',
    open: '未付',
    void: '作废',
    noNumber: '没有编号',
    opens: '在 Stripe 打开',
  },
  banner: {
    label: '你的方案',
    trial_ending: '你的免费试用将于 {{covered}} 结束。',
    payment_failed: '你的上次付款没有成功。你的工作室将于 {{readOnly}} 变为只读。',
    ended: '你的方案已于 {{covered}} 结束。你的工作室将于 {{readOnly}} 变为只读。',
    read_only_soon: '你的方案已结束。你的工作室将于 {{readOnly}} 变为只读。',
    read_only: '你的方案已结束，所以你的工作室为只读。',
    open: '查看你的方案',
  },
} satisfies Translation<typeof english>
