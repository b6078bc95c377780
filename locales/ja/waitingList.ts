import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '空きを待つ',
  lead: '空きが出ると、最初に待っている人のために2時間確保し、メールで知らせます。',
  from: '開始日',
  to: '終了日',
  name: '名前',
  email: 'メールアドレス',
  send: 'キャンセル待ちに登録',
  sentTitle: 'メールを確認してください',
  sent: '{{email}}に送ったメールのボタンを押すと、登録が有効になります。',
  fault: {
    days: '2つの日を、早い順に入力してください。',
    name: '名前を入力してください。',
    email: 'name@example.comのように、アドレス全体を入力してください。',
  },
  place: {
    what: '{{fitter}}さんの{{service}}、{{from}}〜{{to}}',
    unconfirmedTitle: '空きを待ちますか？',
    confirm: '登録を確定',
    waitingTitle: 'キャンセル待ちに登録されています',
    waiting: '空きが出て順番が来ると、あなたのために2時間確保し、メールで知らせます。',
    leave: 'キャンセル待ちをやめる',
    endedTitle: 'キャンセル待ちに登録されていません',
    unknownTitle: 'このリンクは使えません',
    unknown: 'メールのリンク全体を開くか、予約ページでもう一度登録してください。',
  },
} satisfies Translation<typeof english>
