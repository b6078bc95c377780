import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '不適的變化過程',
  legend: '0 為無，7 為嚴重。虛線為 Fitting。',
  table: '顯示為表格',
  form: '表單',
  date: '日期',
  fitter: 'Fitter（適配師）',
  intake: '事前問卷',
  followUp: '後續追蹤，{{after}}',
  followUpSameDay: 'Fitting 當天的後續追蹤',
  sameDay: 'Fitting 當天',
  point: '{{date}} 為 {{value}}',
  once: '{{date}} 為 {{score}}／{{most}}',
  nothing: '事前問卷和後續追蹤中的不適會逐個部位顯示在這裡。',
  free: '任何表單都沒有回報不適。',
  label: {
    much_better: '好很多',
    better: '較好',
    possibly_better: '可能較好',
    unchanged: '沒有改變',
    possibly_worse: '可能較差',
    worse: '較差',
    much_worse: '差很多',
  },
  state: {
    resolved: '已消失',
    new: '新',
  },
  stillSevere: '仍然嚴重',
  chance: '相差 1 可能是偶然，所以我們只稱為「可能」。',
} satisfies Translation<typeof english>
