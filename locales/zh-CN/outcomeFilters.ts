import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: '筛选',
  period: 'Fitting 的时段',
  discipline: '骑行项目',
  bikeType: '车型',
  goal: '目标',
  zone: '之前有不适的部位',
  periods: {
    '3_months': '最近 3 个月',
    '6_months': '最近 6 个月',
    '12_months': '最近 12 个月',
    '24_months': '最近 24 个月',
    all: '全部时间',
    dates: '两个日期之间',
    span: '{{from}} 到 {{to}}',
  },
  all: {
    discipline: '所有骑行项目',
    bikeType: '所有车型',
    goal: '所有目标',
    zone: '所有部位',
  },
  dates: {
    title: '两个日期之间的 Fitting',
    from: '第一天',
    to: '最后一天',
    show: '显示',
    missing: '完整输入两个日期。',
    order: '最后一天早于第一天。互换或另选。',
  },
  ignored: {
    title: '这个地址包含不存在的筛选',
    text_other: '我们略去这些并显示其余内容：{{names}}。',
    action: '从地址中移除',
  },
} satisfies Translation<typeof english>
