import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '研究导出：数据字典',
  intro:
    '一行是一位骑行者的一次 Fitting，其研究同意在导出时有效。除非至少有 {{k}} 人的年龄段、性别、国家和骑行项目相同，否则略去该行。人数更少的目标、车型或改动记为“other”。这样的一组人中，人数更少的身高或体重也是如此。空字段表示未知。评分从 0（无）到 7。',
  column: '列',
  meaning: '含义',
  columns: {
    person: '骑行者的化名。在同一次导出中相同，在其他每次导出中都不同。',
    week: '从骑行者首次导出的 Fitting 到这一次的整周数。',
    age_band: '最近一份前期问卷时的年龄，以年龄段表示；75 岁及以上为一段。',
    gender: 'woman、man 或 other_or_not_said。',
    country: '骑行者时区所在的国家（ISO 3166）。',
    height_cm: '身高，以 2 cm 为一组；最矮的和最高的各为一组。',
    weight_kg: '体重，以 2 kg 为一组；最轻的和最重的各为一组。',
    discipline: '骑行项目。',
    bike_types: '做 Fitting 的自行车类型，否则为骑行者的车型，以空格分隔。',
    weekly_hours: '每周骑行小时数，以 4 为一级。',
    goals: '骑行者希望从 Fitting 得到什么（目标），以空格分隔。',
    before_feet: 'Fitting 前的足部不适。',
    before_knees: 'Fitting 前的膝盖不适。',
    before_lower_back: 'Fitting 前的下背部不适。',
    before_shoulders: 'Fitting 前的颈肩部不适。',
    before_hands: 'Fitting 前的手部不适。',
    after_feet: 'Fitting 后的足部不适。',
    after_knees: 'Fitting 后的膝盖不适。',
    after_lower_back: 'Fitting 后的下背部不适。',
    after_shoulders: 'Fitting 后的颈肩部不适。',
    after_hands: 'Fitting 后的手部不适。',
    after_week: '从 Fitting 到计为“之后”的回答的整周数。',
    overall_change: '骑行者对变化的总体评分。',
    satisfaction: '骑行者的满意度，1 到 7；绝不含与 Fitting 师一起给出的回答。',
    changes: 'Fitting 师所做改动的类型，以空格分隔。',
  },
} satisfies Translation<typeof english>
