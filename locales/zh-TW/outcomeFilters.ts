import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: '篩選',
  period: 'Fitting 的期間',
  discipline: '騎乘項目',
  bikeType: '車種',
  goal: '目標',
  zone: '之前有不適的部位',
  periods: {
    '3_months': '最近 3 個月',
    '6_months': '最近 6 個月',
    '12_months': '最近 12 個月',
    '24_months': '最近 24 個月',
    all: '全部時間',
    dates: '兩個日期之間',
    span: '{{from}} 到 {{to}}',
  },
  all: {
    discipline: '所有騎乘項目',
    bikeType: '所有車種',
    goal: '所有目標',
    zone: '所有部位',
  },
  dates: {
    title: '兩個日期之間的 Fitting',
    from: '第一天',
    to: '最後一天',
    show: '顯示',
    missing: '完整輸入兩個日期。',
    order: '最後一天早於第一天。互換或另選。',
  },
  ignored: {
    title: '這個網址含有不存在的篩選',
    text_other: '我們略去這些並顯示其餘內容：{{names}}。',
    action: '從網址移除',
  },
} satisfies Translation<typeof english>
