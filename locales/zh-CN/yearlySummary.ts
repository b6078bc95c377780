import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '{{year}} 年的结果',
  documentTitle: '{{year}} 年的结果，{{fitter}}',
  by: '{{fitter}}，{{business}}',
  made: '制作于 {{date}}',
  fits: 'Fitting 次数',
  answered: '六周后有回答',
  answeredOf: '{{answered}}／{{due}} 到期',
  answeredShare: '{{answered}}／{{due}} 到期：{{share}}',
  noneDue: '还没有到期的',
  early: '提前的回答',
  none: '当年还没有前后都有评分的 Fitting。',
  symptomatic: '之前该部位有不适的骑行者',
  all: '所有骑行者',
  column: {
    zone: '部位',
    counts: '依据',
    parts: '评分如何变化',
    better: '更好',
    means: '平均',
    change: '变化',
  },
  ifUnchanged: '{{better}}；如果其他人没有变化，则为 {{conservative}}',
  time: '一年之中：好转的明显不适',
  timeNote: '明显不适是指之前评分为 2 或以上的部位。各时段的中位数：{{median}}。',
  goals: '目标和评分',
  attained: '达到或超过预期的目标',
  tScore: '目标实现评分（50 为符合预期）',
  alignment: 'Fitting 针对了他们想解决的问题（1 到 7）',
  recommend: '推荐意愿（−100 到 100）',
  net: '每位骑行者，新出现减已消失的明显不适',
  few: '骑行者太少',
  nobody: '没有人回答',
  notes: {
    scale:
      '不适评分从 0（无）到 7（严重）。更好和更差指变化 2 或以上；变化 1 可能是偶然，计为没有变化，并称为“可能”。变化为“之后”减“之前”，所以低于 0 为更好。区间为 95% 区间。每位骑行者计一次。少于 5 位骑行者时只显示计数。',
    responders: '只计入有回答的骑行者。未回答者的情况可能更差。',
    beforeFit:
      '本工作室的骑行者中，在 Fitting 前评过两次不适的，到 Fitting 时已变化 {{value}} 级（{{counts}}）。',
  },
  footer: '{product}，{{year}} 年的结果',
  page: '第 {{page}} 页，共 {{pages}} 页',
} satisfies Translation<typeof english>
