import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: '关于这个演示',
    text: '这是演示。所有人物、数字和图片都是虚构的，不会发送电子邮件。',
  },
  fitter: {
    title: '以 Fitting 师的身份看看',
    text: '你会看到 Maren Holt 的工作室：60 位骑行者、两年的 Fitting，以及骑行者几周后的反馈。一切都是虚构的，尽管随意尝试。',
    button: '打开工作室',
  },
  client: {
    title: '以骑行者的身份看看',
    text: '你会看到 Tom Ashworth 所看到的：他的 Fitting、报告，以及一次待回答的随访。一切都是虚构的，尽管随意尝试。',
    button: '打开骑行者的页面',
  },
  choose: {
    title: '看看演示',
    text: '一间有 60 位骑行者和两年 Fitting 的工作室。一切都是虚构的，谁也不能更改。',
  },
  unknown: {
    title: '这个链接无法打开演示',
    text: '每次启动演示，链接都会更改。使用最近一次启动的链接。',
  },
  none: {
    title: '用链接打开演示',
    text: '命令 npm run demo 会启动演示并显示两个链接：一个给 Fitting 师，一个给骑行者。',
  },
} satisfies Translation<typeof english>
