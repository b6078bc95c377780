import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '你的座墊',
  empty: '還沒有座墊。在下方輸入座墊的型號和數值，然後加到這裡，供下次 Fitting 使用。',
  phase: {
    before: '之前',
    after: '之後',
  },
  of: {
    before: '（之前）',
    after: '（之後）',
  },
  choose: '選擇座墊',
  chooseFor: {
    before: '選擇座墊：之前',
    after: '選擇座墊：之後',
  },
  search: '尋找座墊',
  nothingFound: '沒有符合的座墊。試試少打幾個字。',
  published: {
    title: '已公布的型號',
    hint: '長度與寬度為公布的數值。請自行測量從鼻端到 80 mm 點的距離。',
    from: '來源：{{source}}',
  },
  dimension: {
    width: '寬 {{by}}',
    length: '長 {{by}}',
    noseToWidth80: '鼻端到 80 mm 點 {{by}}',
    stack: '高出座弓 {{by}}',
  },
  noDimensions: '沒有輸入尺寸',
  filled: {
    before: '「之前」的座墊：已選擇 {{model}}。',
    after: '「之後」的座墊：已選擇 {{model}}。',
  },
  add: '加到你的座墊',
  added: '{{model}} 已加到你的座墊。',
  update: '在你的座墊中更新',
  updated: '{{model}} 已在你的座墊中更新。',
  known: '在你的座墊中',
  remove: '移除',
  removed: '已移除 {{model}}。各次 Fitting 保留其數值。',
} satisfies Translation<typeof english>
