import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '研究匯出：資料字典',
  intro:
    '一列是一位騎士的一次 Fitting，其研究同意在匯出時有效。除非至少有 {{k}} 人的年齡層、性別、國家和騎乘項目相同，否則略去該列。人數更少的目標、車種或變更記為「other」。這樣的一組人中，人數更少的身高或體重也是如此。空白欄位表示未知。評分從 0（無）到 7。',
  column: '欄',
  meaning: '意義',
  columns: {
    person: '騎士的化名。在同一次匯出中相同，在其他每次匯出中都不同。',
    week: '從騎士首次匯出的 Fitting 到這一次的整週數。',
    age_band: '最近一份事前問卷時的年齡，以年齡層表示；75 歲及以上為一層。',
    gender: 'woman、man 或 other_or_not_said。',
    country: '騎士時區所在的國家（ISO 3166）。',
    height_cm: '身高，以 2 cm 為一組；最矮的和最高的各為一組。',
    weight_kg: '體重，以 2 kg 為一組；最輕的和最重的各為一組。',
    discipline: '騎乘項目。',
    bike_types: '做 Fitting 的自行車種類，否則為騎士的車種，以空格分隔。',
    weekly_hours: '每週騎乘時數，以 4 為一級。',
    goals: '騎士希望從 Fitting 得到什麼（目標），以空格分隔。',
    before_feet: 'Fitting 前的足部不適。',
    before_knees: 'Fitting 前的膝蓋不適。',
    before_lower_back: 'Fitting 前的下背部不適。',
    before_shoulders: 'Fitting 前的肩頸不適。',
    before_hands: 'Fitting 前的手部不適。',
    after_feet: 'Fitting 後的足部不適。',
    after_knees: 'Fitting 後的膝蓋不適。',
    after_lower_back: 'Fitting 後的下背部不適。',
    after_shoulders: 'Fitting 後的肩頸不適。',
    after_hands: 'Fitting 後的手部不適。',
    after_week: '從 Fitting 到計為「之後」的回答的整週數。',
    overall_change: '騎士對改變的整體評分。',
    satisfaction: '騎士的滿意度，1 到 7；絕不含與 Fitter 一起填寫的回答。',
    changes: 'Fitter 所做變更的類型，以空格分隔。',
  },
} satisfies Translation<typeof english>
