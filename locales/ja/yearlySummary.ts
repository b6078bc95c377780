import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '{{year}}年の結果',
  documentTitle: '{{year}}年の結果、{{fitter}}さん',
  by: '{{fitter}}さん、{{business}}',
  made: '{{date}}に作成',
  fits: 'フィッティング',
  answered: '6週間後に回答',
  answeredOf: '{{due}}件中{{answered}}件',
  answeredShare: '{{due}}件中{{answered}}件：{{share}}',
  noneDue: '対象なし',
  early: '早めの回答',
  none: 'この年のフィッティングで、前後に部位が評価されたものはまだありません。',
  symptomatic: '以前そこに不快感があったライダー',
  all: 'すべてのライダー',
  column: {
    zone: '部位',
    counts: '対象数',
    parts: 'スコアの変化',
    better: '改善',
    means: '平均',
    change: '変化',
  },
  ifUnchanged: '{{better}}。ほかの人に変化がなかった場合は{{conservative}}',
  time: '年間の推移：改善した不調',
  timeNote: '不調とは、前に2以上と評価された部位です。各期間の中央値：{{median}}。',
  goals: '目標と評価',
  attained: '期待どおり以上に達成した目標',
  tScore: '目標達成スコア（50が期待どおり）',
  alignment: 'フィッティングは望んでいたことに応えてくれた（1〜7）',
  recommend: 'すすめる可能性（−100〜100）',
  net: 'ライダーごとの新規と解消の差',
  few: 'ライダーが少なすぎます',
  nobody: '回答なし',
  notes: {
    scale:
      '不快感は0（なし）〜7（ひどい）で評価されます。改善と悪化は2以上の変化です。1の変化は偶然の場合があるため、変化なしと数え、「可能性」と表示します。変化は後から前を引いた値なので、0より小さいほど良い。区間は95%区間です。各ライダーは1回だけ数えます。ライダーが5人未満の場合は、件数のみを示します。',
    responders:
      '回答したライダーだけを数えています。回答しなかったライダーは、結果がより悪かった可能性があります。',
    beforeFit:
      'このスタジオで、フィッティング前に不快感を2回評価したライダーは、その時点ですでに{{value}}段階変化していました（{{counts}}）。',
  },
  footer: '{product}、{{year}}年の結果',
  page: '{{pages}}ページ中{{page}}ページ',
} satisfies Translation<typeof english>
