import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '不快感の推移',
  legend: '0は不快感なし、7はひどい不快感です。破線はフィッティングです。',
  table: '表で表示',
  form: 'フォーム',
  date: '日付',
  fitter: 'フィッター',
  intake: '事前質問票',
  followUp: 'フォローアップ（{{after}}）',
  followUpSameDay: 'フィッティング当日のフォローアップ',
  sameDay: 'フィッティング当日',
  point: '{{date}}に{{value}}',
  once: '{{date}}に{{score}}／{{most}}',
  nothing: '事前質問票とフォローアップの不快感が、部位ごとにここに表示されます。',
  free: 'どのフォームでも不快感は報告されていません。',
  label: {
    much_better: '大きく改善',
    better: '改善',
    possibly_better: '改善の可能性',
    unchanged: '変化なし',
    possibly_worse: '悪化の可能性',
    worse: '悪化',
    much_worse: '大きく悪化',
  },
  state: {
    resolved: '解消',
    new: '新規',
  },
  stillSevere: 'まだひどい',
  chance: '1の差は偶然の場合があるため、「可能性」と表示しています。',
} satisfies Translation<typeof english>
