import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '你的坐垫',
  empty: '还没有坐垫。在下方输入坐垫的型号和数值，然后添加到这里，供下次 Fitting 使用。',
  phase: {
    before: '之前',
    after: '之后',
  },
  of: {
    before: '（之前）',
    after: '（之后）',
  },
  choose: '选择坐垫',
  chooseFor: {
    before: '选择坐垫：之前',
    after: '选择坐垫：之后',
  },
  search: '查找坐垫',
  nothingFound: '没有符合的坐垫。减少几个字试试。',
  published: {
    title: '已公布的型号',
    hint: '长度和宽度为公布的数值。请自行测量从鼻端到 80 mm 点的距离。',
    from: '来源：{{source}}',
  },
  dimension: {
    width: '宽 {{by}}',
    length: '长 {{by}}',
    noseToWidth80: '鼻端到 80 mm 点 {{by}}',
    stack: '高出坐弓 {{by}}',
  },
  noDimensions: '没有输入尺寸',
  filled: {
    before: '“之前”的坐垫：已选择 {{model}}。',
    after: '“之后”的坐垫：已选择 {{model}}。',
  },
  add: '添加到你的坐垫',
  added: '{{model}} 已添加到你的坐垫。',
  update: '在你的坐垫中更新',
  updated: '{{model}} 已在你的坐垫中更新。',
  known: '在你的坐垫中',
  remove: '移除',
  removed: '已移除 {{model}}。各次 Fitting 保留其数值。',
} satisfies Translation<typeof english>
