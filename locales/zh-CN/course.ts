import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '不适的变化过程',
  legend: '0 为无，7 为严重。虚线为 Fitting。',
  table: '显示为表格',
  form: '表单',
  date: '日期',
  fitter: 'Fitting 师',
  intake: '前期问卷',
  followUp: '随访，{{after}}',
  followUpSameDay: 'Fitting 当天的随访',
  sameDay: 'Fitting 当天',
  point: '{{date}} 为 {{value}}',
  once: '{{date}} 为 {{score}}／{{most}}',
  nothing: '前期问卷和随访中的不适会逐个部位显示在这里。',
  free: '任何表单都没有报告不适。',
  label: {
    much_better: '好很多',
    better: '更好',
    possibly_better: '可能更好',
    unchanged: '没有变化',
    possibly_worse: '可能更差',
    worse: '更差',
    much_worse: '差很多',
  },
  state: {
    resolved: '已消失',
    new: '新',
  },
  stillSevere: '仍然严重',
  chance: '相差 1 可能是偶然，所以我们只称为“可能”。',
} satisfies Translation<typeof english>
