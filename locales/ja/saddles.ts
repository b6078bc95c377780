import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'あなたのサドル',
  empty:
    'サドルはまだありません。下にサドルのモデルと数値を入力し、次のフィッティングのためにここに追加してください。',
  phase: {
    before: '前',
    after: '後',
  },
  of: {
    before: '（前）',
    after: '（後）',
  },
  choose: 'サドルを選ぶ',
  chooseFor: {
    before: 'サドルを選ぶ：前',
    after: 'サドルを選ぶ：後',
  },
  search: 'サドルを検索',
  nothingFound: '当てはまるサドルがありません。文字数を減らしてみてください。',
  published: {
    title: '公表されているモデル',
    hint: '長さと幅は公表値です。先端から80 mm点までの距離は、ご自分で測ってください。',
    from: '出典：{{source}}',
  },
  dimension: {
    width: '幅{{by}}',
    length: '長さ{{by}}',
    noseToWidth80: '先端から80 mm点まで{{by}}',
    stack: 'レールから上{{by}}',
  },
  noDimensions: '寸法の入力なし',
  filled: {
    before: '前のサドルに{{model}}を選びました。',
    after: '後のサドルに{{model}}を選びました。',
  },
  add: '自分のサドルに追加',
  added: '{{model}}を自分のサドルに追加しました。',
  update: '自分のサドルを更新',
  updated: '自分のサドルの{{model}}を更新しました。',
  known: '自分のサドルにあります',
  remove: '外す',
  removed: '{{model}}を外しました。フィッティングの数値は残ります。',
} satisfies Translation<typeof english>
