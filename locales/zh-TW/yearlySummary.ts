import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '{{year}} 年的成果',
  documentTitle: '{{year}} 年的成果，{{fitter}}',
  by: '{{fitter}}，{{business}}',
  made: '製作於 {{date}}',
  fits: 'Fitting 次數',
  answered: '六週後有回答',
  answeredOf: '{{answered}}／{{due}} 到期',
  answeredShare: '{{answered}}／{{due}} 到期：{{share}}',
  noneDue: '還沒有到期的',
  early: '提前的回答',
  none: '當年還沒有前後都有評分的 Fitting。',
  symptomatic: '之前該部位有不適的騎士',
  all: '所有騎士',
  column: {
    zone: '部位',
    counts: '依據',
    parts: '評分如何變化',
    better: '較好',
    means: '平均',
    change: '變化',
  },
  ifUnchanged: '{{better}}；如果其他人沒有改變，則為 {{conservative}}',
  time: '一年之中：好轉的明顯不適',
  timeNote: '明顯不適是指之前評分為 2 或以上的部位。各期間的中位數：{{median}}。',
  goals: '目標和評分',
  attained: '達到或超過預期的目標',
  tScore: '目標達成評分（50 為符合預期）',
  alignment: 'Fitting 有針對他們想解決的問題（1 到 7）',
  recommend: '推薦意願（−100 到 100）',
  net: '每位騎士，新出現減已消失的明顯不適',
  few: '騎士太少',
  nobody: '沒有人回答',
  notes: {
    scale:
      '不適評分從 0（無）到 7（嚴重）。較好和較差指變化 2 或以上；變化 1 可能是偶然，計為沒有改變，並稱為「可能」。變化為「之後」減「之前」，所以低於 0 為較好。區間為 95% 區間。每位騎士計一次。少於 5 位騎士時只顯示計數。',
    responders: '只計入有回答的騎士。未回答者的情況可能更差。',
    beforeFit:
      '本工作室的騎士中，在 Fitting 前評過兩次不適的，到 Fitting 時已變化 {{value}} 級（{{counts}}）。',
  },
  footer: '{product}，{{year}} 年的成果',
  page: '第 {{page}} 頁，共 {{pages}} 頁',
} satisfies Translation<typeof english>
