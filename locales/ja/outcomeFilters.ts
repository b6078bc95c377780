import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: '絞り込み',
  period: 'フィッティングの期間',
  discipline: '種目',
  bikeType: 'バイクの種類',
  goal: '目標',
  zone: '以前不快感のあった部位',
  periods: {
    '3_months': '過去3か月',
    '6_months': '過去6か月',
    '12_months': '過去12か月',
    '24_months': '過去24か月',
    all: '全期間',
    dates: '日付で指定',
    span: '{{from}}〜{{to}}',
  },
  all: {
    discipline: 'すべての種目',
    bikeType: 'すべてのバイクの種類',
    goal: 'すべての目標',
    zone: 'すべての部位',
  },
  dates: {
    title: '日付で指定したフィッティング',
    from: '最初の日',
    to: '最後の日',
    show: '表示',
    missing: '両方の日をすべて入力してください。',
    order: '最後の日が最初の日より前です。入れ替えるか、別の日を選んでください。',
  },
  ignored: {
    title: 'このアドレスには、存在しない絞り込みがあります',
    text_other: '次のものを除いて表示しています：{{names}}。',
    action: 'アドレスから外す',
  },
} satisfies Translation<typeof english>
