import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '検索',
  field: 'ページまたは操作を検索',
  fieldOfFitter: 'ライダー、セッション、ページ、操作を検索',
  results: '結果',
  group: {
    riders: 'ライダー',
    sessions: 'セッション',
    actions: '操作',
    pages: 'ページ',
    cases: '過去の事例',
  },
  count_other: '{{count}}件の結果',
  none: '見つかりません。文字数を減らしてみてください。',
  sessionOf: '{{date}}のセッション',
  action: {
    invite: 'ライダーを招待',
    intake: '事前質問票を始める',
    searchCases: '過去の事例から「{{words}}」を検索',
    help: 'キーボードショートカットを表示',
    logOut: 'ログアウト',
  },
  keys: {
    title: 'キーボードショートカット',
    here: 'このページ',
    everywhere: 'すべてのページ',
    find: 'ライダー、セッション、ページ、操作を検索',
    findToo: '同上',
    findPages: 'ページと操作を検索',
    help: 'この一覧を表示',
    typing: '欄に入力している間、これらのキーは文字として入力されます。',
    turnOff: '設定でショートカットをオフにする',
  },
} satisfies Translation<typeof english>
