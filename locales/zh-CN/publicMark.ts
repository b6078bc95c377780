import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '你一年的评分，在任何人都能打开的页面上。是否显示由你决定。它不影响你在任何列表中的位置。',
  rules: '标志的规则',
  show: '显示我的标志',
  showHint: '任何有链接的人都能看到。你可以随时停止显示。',
  link: '核实标志的链接',
  linkHint: '放在你的网站上。它按我们计算的结果显示标志。',
  preview: '所有人看到的内容',
  open: '打开页面',
  state: {
    waiting: '你的标志尚未计算。今天晚些时候再来。',
    few_riders_other: '{{year}} 年没有标志：还需要 {{count}} 位骑行者。',
    fewHow:
      '标志需要 11 位为当年 Fitting 评分并同意研究的骑行者。目前有 {{riders}} 位。下一个标志于 {{date}} 计算。',
    low_response: '{{year}} 年没有标志：回答的骑行者太少。',
    lowHow:
      '标志需要一半被询问的骑行者有回答。{{asked}} 次随访中有 {{answered}} 次回答（{{share}}）。下一个标志于 {{date}} 计算。',
    off: '你的标志已准备好，但没有显示。',
    on: '所有人都能看到你的标志。',
    paused: '你选择了显示标志。一旦有标志，就会再次显示。',
  },
  mark: {
    title: '{{year}} 年骑行者评分',
    rating: '{{value}}／7',
    interval: '95% 区间 {{low}} 到 {{high}}',
    riders_other: '来自 {{count}} 位同意研究的骑行者',
    answered: '{{asked}} 次随访中有 {{answered}} 次回答',
    computed: '计算于 {{date}}，有效期至 {{until}}',
  },
  verified: {
    lead: '{product} 根据骑行者的回答计算这个标志。Fitting 师不能更改。',
    unknown: '这个地址没有标志',
    unknownText: '该 Fitting 师不显示标志，或已没有足够的回答。如果某个网站仍显示标志，不要依赖它。',
    note: '骑行者在意的事各不相同，也不是人人都回答。标志不能告诉你自己的 Fitting 会怎样。',
  },
  rulesPage: {
    lead: 'Fitting 师的标志说明什么、我们如何计算，以及我们不用它做什么。',
    says: '它说明什么',
    saysText:
      '骑行者在几周之后对 Fitting 的满意程度，从 1 到 7。这是一位 Fitting 师自己的数字。它不涉及健康。',
    who: '谁的回答计入',
    whoText:
      '在该日历年做过 Fitting 并同意研究的骑行者。与 Fitting 师一起填写的回答不计入。做过多次 Fitting 的骑行者计一次。',
    least: '何时有标志',
    leastText: '至少有 11 位骑行者，且六周后到期的随访至少一半有回答。否则没有。',
    formula: '如何计算',
    formulaText:
      '这是贝叶斯平均：骑行者的评分，加上 10 位假设的、评分为 {{centre}} 的骑行者。因此少数回答不会得出很高或很低的标志。区间显示其不确定程度；绝不显示简单平均值。',
    when: '何时更改',
    whenText:
      '每年一次，4 月 1 日，针对前一年：届时，12 月做 Fitting 的骑行者已有时间回答。如果骑行者撤回研究同意，下次计算会将其排除。如果剩下的骑行者少于 11 位，标志会消失。',
    choice: '由谁决定',
    choiceText:
      '标志是否显示由 Fitting 师决定。我们不按标志对 Fitting 师排序、筛选或推荐，没有标志的 Fitting 师并不比有标志的差。',
    verify: '如何核实',
    verifyText:
      '标志带有指向 {product} 页面的链接。该页面显示的就是我们计算的结果。标志的图片不能证明任何事。',
  },
} satisfies Translation<typeof english>
