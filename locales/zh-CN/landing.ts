import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description: '{product} 在 Bike Fitting 前后向骑行者问同样的问题，并逐个部位向 Fitting 师显示有什么变化。',
  pictureAlt: '自行车上的骑行者，手部、下背部和膝盖标出 Fitting 前后的不适。',
  nav: {
    label: '本页内容',
    what: '如何运作',
    fitters: 'Fitting 师为何选择',
    riders: '骑行者为何选择',
    pricing: '价格',
  },
  ownPages: '前往你的仪表板',
  ownSupportPages: '前往你的页面',
  languages: '语言',
  sample: '示例',
  hero: {
    eyebrow: '为 Bike Fitting 师和他们的骑行者',
    title: '看到 Fitting 之后的变化。',
    text: '骑行者在 Fitting 之前告诉你骑起来感觉如何，几周之后再告诉你一次。你逐个部位看到有什么变化。',
    start: '创建账号',
    demo: '预约演示通话',
    facts: {
      riders: '骑行者永不付费',
      contracts: '没有合约',
      noApp: '无需安装',
    },
    sampleText: '虚构的数字：一位骑行者在 Fitting 之前和六周之后的不适。',
    drawing: '示例图：Fitting 之前和六周之后的不适',
  },
  what: {
    title: '{product} 是什么',
    text: 'Fitting 的结果，要实际骑行几周之后才看得出来。{product} 在 Fitting 前后向你的骑行者问同样的问题，并把回答并排显示。',
    steps: {
      invite: {
        title: '你邀请',
        text: '通过电子邮件、链接，或工作室里的二维码。',
        ways: {
          email: '电子邮件',
          link: '链接',
          code: '二维码',
        },
      },
      intake: {
        title: '骑行者回答',
        text: '保密的前期问卷，六个步骤，任何手机都能填，{{required}} 到 {{everything}} 分钟。输入的内容不会丢失。',
      },
      fit: {
        title: '你做 Fitting',
        text: '一切都在一个屏幕上：哪里不适、多严重、从何时起、骑行者想要什么。',
      },
      follow: {
        title: '你们都看到',
        text: '几周之后，再问同样的问题：什么变好了、什么没有，以及接下来做什么。',
      },
    },
  },
  fitters: {
    title: 'Fitting 师为何喜爱',
    lead: 'Fitting 的工作，工作室前后的环节，都在一处。',
    points: {
      prepared: {
        title: '骑行者到来前就准备好',
        text: '不适、伤病、经历和目标都在一个屏幕上，最重要的在最上面。',
      },
      outcome: {
        title: '带前后对比的结果分析',
        text: '每个部位在 Fitting 前后的情况，以及每个数字背后的骑行者人数。',
      },
      benchmark: {
        title: '与行业标准对照',
        text: '你的结果与已发表的参考值并列，每个都注明来源。',
      },
      cases: {
        title: '可搜索的过往案例',
        text: '找到你为相似的骑行者做过什么，结果如何。',
      },
      booking: {
        title: '整合的预约系统',
        text: '预约、提醒和你的日历，与 Fitting 在同一处。',
      },
      audit: {
        title: '改动和建议的完整审计记录',
        text: '谁在何时改了什么，以及之前是什么。',
      },
    },
  },
  riders: {
    title: '骑行者为何信任',
    lead: '你告诉 Fitting 师的内容用于你的 Fitting。其他一切由你决定。',
    points: {
      own: {
        title: '数据属于你',
        text: '查看、更正、索取副本、删除。绝不出售，绝不用于广告。',
      },
      confidential: {
        title: '保密',
        text: '只有你选择的 Fitting 师阅读你的回答，以及出于技术或质量目的的 {product} 支持团队。传输和存储时都经过加密。',
      },
      progress: {
        title: '跟踪长期变化',
        text: '一次又一次 Fitting，看到骑行感受如何。',
      },
      switch: {
        title: '更换 Fitting 师，历史不丢失',
        text: '新的 Fitting 师能看到多少以前的 Fitting，由你决定。',
      },
      research: {
        title: '只有你同意才用于研究',
        text: '除非你开启，否则关闭；匿名化；你可以随时撤回。',
      },
    },
  },
  dashboard: {
    title: '仪表板功能',
    lead: '早上想知道的事，都在一个页面上。这些是产品自己的小组件，骑行者和数字都是虚构的。',
    features: {
      submissions: {
        title: '最近提交的回答',
        text: '工作时新表单自动出现，无需重新加载。',
      },
      rating: {
        title: '来自骑行者满意度的 Fitting 师评分',
        text: '附有回答的骑行者人数。',
      },
      goals: {
        title: '目标契合度',
        text: '每位骑行者实现自己目标的程度。',
      },
      radar: {
        title: '不适雷达图（Fitting 前后）',
        text: '六个部位一目了然。',
      },
      improvement: {
        title: '各次 Fitting 的改善',
        text: '一次又一次 Fitting，变化了多少。',
      },
      alerts: {
        title: '随访警报，自动提醒和安排',
        text: '我们在合适的时间询问骑行者，并在骑行者需要你时告诉你。',
      },
      log: {
        title: '改动日志',
        text: '每次 Fitting 中你改了什么、从多少到多少、为什么。',
      },
    },
  },
  pricing: {
    title: '价格',
    billing: '计费',
    monthly: '按月',
    annual: '按年',
    saving: '节省 {{percent}}',
    tier1: {
      name: '第 1 档',
      lead: '邀请、前期问卷、Fitting 和随访所需的一切。',
      perMonth: '每月',
      monthlyNote: '按月计费。按年计费可节省 {{percent}}。',
      annualNote: '按年计费 {{total}}：节省 {{percent}}。',
      points: {
        riders: '骑行者永不付费',
        contracts: '没有合约',
        cancel: '随时取消',
        gdpr: '符合 GDPR',
      },
      start: '创建账号',
    },
    tier2: {
      name: '第 2 档',
      price: '价格待定',
      lead: '包含第 1 档，以及决策支持工具。',
      planned: '计划于 2025 年晚些时候推出',
      present: '尚未提供',
      points: {
        tier1: '包含第 1 档',
        coPilot: 'Co-Pilot，用于决策支持的 AI 助手',
        consent: '只用经同意的匿名化数据训练',
      },
    },
  },
  soon: {
    title: '即将推出：Co-Pilot',
    text: 'Fitting 过程中用于决策支持的 AI 助手。它会显示其他 Fitting 师为与你的骑行者相似的人尝试过什么、那些骑行者之后感觉如何，以及来源。由你决定。',
    data: '只用经同意的匿名化数据训练。',
  },
  questions: {
    title: '常见问题',
    items: {
      pay: {
        question: '骑行者要付费或需要账号吗？',
        answer:
          '不需要。骑行者永不付费。他们打开你的邀请，无需账号即可回答，之后可以创建账号，查看自己的 Fitting 并管理数据。',
      },
      proof: {
        question: '{product} 能证明 Fitting 有效吗？',
        answer:
          '它显示有什么变化、有多少骑行者，以及谁没有回答。有些骑行者不做 Fitting 也会感觉更好，所以评分变好并不说明原因是 Fitting。凡是显示评分的地方，产品都会这样说明。',
      },
      reads: {
        question: '谁会阅读骑行者的回答？',
        answer:
          '骑行者选择的 Fitting 师，以及出于技术或质量目的的 {product} 支持团队，并附有骑行者可以看到的理由。骑行者能看到谁在何时打开了自己的数据。',
      },
      studio: {
        question: '在工作室里用平板能用吗？',
        answer: '能。Fitting 的页面就是为平板设计的。它随时保存，断网时把改动保存在设备上。',
      },
      leave: {
        question: '可以带走我的数据吗？',
        answer: '可以。Fitting 师和骑行者可以随时下载自己数据的副本，格式可由计算机读取。',
      },
    },
  },
  final: {
    title: '看到你的 Fitting 之后的变化。',
    text: '今天就邀请你的第一位骑行者。只需一分钟，骑行者不需要账号。',
    contact: '或联系我们：',
  },
} satisfies Translation<typeof english>
