import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '查看或更改过你数据的每一个人，最新的在前。',
  leadFitter: '查看或更改过这位骑行者档案的每一个人，最新的在前。',
  explained:
    '打开表单、记录、报告或照片时，同一位查看者每 15 分钟最多记录一次。出现在列表或搜索中不记录。你自己打开的不记录。',
  explainedFitter:
    '打开表单、记录、报告或照片时，同一位查看者每 15 分钟最多记录一次。出现在列表或搜索中不记录，骑行者自己打开的也不记录。骑行者也能看到此列表，但看不到你的备注、警报和预测。',
  title: '谁看过，谁更改过',
  pages: '日志分页',
  none: '没有可显示的记录。',
  filters: '筛选',
  kind: '发生了什么',
  kinds: {
    all: '查看或更改',
    reads: '查看',
    changes: '更改',
  },
  by: '谁',
  bys: {
    all: '所有人',
    rider: '骑行者',
    you: '你',
    fitters: 'Fitting 师',
    support: '{product} 支持团队',
    automatic: '自动',
  },
  file: 'Fitting 师',
  allFiles: '所有 Fitting 师',
  from: '从',
  until: '到',
  as: {
    rider: '骑行者',
    guest: '骑行者，通过链接',
    fitter: '{{name}}，作为 Fitting 师',
    sharedFitter: '{{name}}，作为被分享 Fitting 的 Fitting 师',
    support: '{product} 支持团队',
    system: '自动',
  },
  you: '你',
  youByLink: '你，通过链接',
  aFitter: '一位 Fitting 师',
  reason: {
    technical: '理由：技术问题',
    quality: '理由：检查质量',
  },
  ofFit: '{{date}} 的 Fitting',
  notFitted: '尚未完成 Fitting 的记录',
  fileOf: '在 {{name}} 的档案中',
  check: {
    title: '这份列表完整吗？',
    ok: '截至 {{at}}，整个日志完整且未中断。',
    broken: '{{at}} 的检查发现日志被更改或不完整。我们会调查每一次这样的发现。',
    never: '这台服务器的日志尚未检查。每天检查一次。',
    how: '如何检查',
    chain:
      '每个条目都有一个校验值，由其内容和前一条目的校验值计算得出。条目被更改、移除或移动后，就与后续条目不再相符。',
    heads: '每条链的最新校验值每天都会签名并保存在数据库之外。因此，即使有人重新计算所有值，也会被发现。',
    daily: '每天一次重新计算所有条目，并与两者比较。',
    covered_other: '上次检查涵盖 {{count}} 个条目。',
  },
} satisfies Translation<typeof english>
