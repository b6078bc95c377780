import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '予約を変更',
  until: '{{time}}まで、ここで日時の変更またはキャンセルができます。',
  late: 'ここではもう変更できません。{{fitter}}さんに連絡してください。',
  contact: '{{fitter}}さんの連絡先：',
  move: {
    open: '日時を変更',
    title: '別の時間を選ぶ',
    zone: '時間は{{zone}}で表示しています。',
    none: 'この期間に空いている時間はありません。',
    next: '次に空いている時間：',
    earlier: '前の日',
    later: '次の日',
    keep: '今の時間のままにする',
    confirmTitle: '{{time}}に変更しますか？',
    confirm: '変更する',
    other: '別の時間',
    refused: 'その時間はたった今埋まりました。何も変更していません。',
    done: '予約の日時を変更しました。新しいカレンダーファイルをメールで送っています。',
  },
  cancel: {
    open: 'キャンセル',
    title: '予約をキャンセルしますか？',
    text: 'この時間はほかの人が予約できるようになります。キャンセルした予約は元に戻せませんが、新しく予約できます。',
    message: '{{fitter}}さんへの一言',
    confirm: '予約をキャンセル',
    keep: '予約を残す',
    done: '予約をキャンセルしました。',
  },
} satisfies Translation<typeof english>
