import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '研究用エクスポート：データ辞書',
  intro:
    '1行は、エクスポートの作成時に研究への同意が有効だったライダーの1回のフィッティングです。年齢区分、性別、国、種目が同じ人が{{k}}人以上いない行は除かれます。それより少ない人の目標、バイクの種類、変更は「other」です。そのようなグループの中で、該当する人がそれより少ない身長や体重も同様です。空欄は不明です。スコアは0（なし）〜7（ひどい）です。',
  column: '列',
  meaning: '意味',
  columns: {
    person: 'ライダーの仮名。1つのエクスポートの中では同じで、ほかのエクスポートでは異なります。',
    week: 'そのライダーの、最初にエクスポートされたフィッティングからの週数（整数）。',
    age_band: '最新の事前質問票での年齢の区分。75歳以上は1つの区分。',
    gender: 'woman、man、またはother_or_not_said。',
    country: 'ライダーのタイムゾーンの国（ISO 3166）。',
    height_cm: '身長（2 cm刻み）。もっとも低い人ともっとも高い人は、それぞれ1つの区分にまとめます。',
    weight_kg: '体重（2 kg刻み）。もっとも軽い人ともっとも重い人は、それぞれ1つの区分にまとめます。',
    discipline: '乗り方の種目。',
    bike_types: 'フィッティングしたバイクの種類。なければライダーのバイクの種類。空白で区切ります。',
    weekly_hours: '週あたりのライド時間（4時間刻み）。',
    goals: 'ライダーがフィッティングに望んだこと。空白で区切ります。',
    before_feet: 'フィッティング前の足の不快感。',
    before_knees: 'フィッティング前の膝の不快感。',
    before_lower_back: 'フィッティング前の腰の不快感。',
    before_shoulders: 'フィッティング前の首と肩の不快感。',
    before_hands: 'フィッティング前の手の不快感。',
    after_feet: 'フィッティング後の足の不快感。',
    after_knees: 'フィッティング後の膝の不快感。',
    after_lower_back: 'フィッティング後の腰の不快感。',
    after_shoulders: 'フィッティング後の首と肩の不快感。',
    after_hands: 'フィッティング後の手の不快感。',
    after_week: 'フィッティングから、その後として数える回答までの週数（整数）。',
    overall_change: 'ライダーによる全体の変化の評価。',
    satisfaction: 'ライダーの満足度、1〜7。フィッターと一緒に記入した回答は含みません。',
    changes: 'フィッターが行った変更の種類。空白で区切ります。',
  },
} satisfies Translation<typeof english>
