import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}、{{time}}（{{zone}}）',
    place: '場所：',
    video: 'ビデオで参加',
    see: '予約を見る',
  },
  bookingRequest: {
    subject: '{{fitter}}さんとの予約を確定してください',
    heading: '予約を確定してください',
    what: 'このメールアドレスで{{fitter}}さんの予約が申し込まれました。ご本人の場合は、ページを開いて「確定」を押してください。押すまで何も起こりません。',
    button: '予約を開く',
    kept: '{{time}}（{{zone}}）まで、この時間を確保しています。',
  },
  bookingConfirmed: {
    subject: '{{fitter}}さんとの予約',
    heading: '予約が確定しました',
    what: '{{fitter}}さんの{{service}}：',
    intake: 'フィッティングの前に、{{fitter}}さんがあなたの乗り方と今の乗り心地をお聞きします。',
    openIntake: 'フォームに記入する',
  },
  bookingMoved: {
    subject: '{{fitter}}さんとの予約の時間が変わりました',
    heading: '予約の時間が変わりました',
    what: '{{fitter}}さんの{{service}}の新しい日時：',
    message: '{{fitter}}さんからのメッセージ：',
  },
  bookingCancelled: {
    subject: '{{fitter}}さんとの予約がキャンセルされました',
    heading: '予約がキャンセルされました',
    fitter: '{{fitter}}さんが次の日時の{{service}}をキャンセルしました：',
    rider: '{{fitter}}さんの次の日時の{{service}}をキャンセルしました：',
  },
  bookingReminder: {
    subject: '{{fitter}}さんとの予約のリマインダー',
    heading: '予約の日が近づいています',
    what: '{{fitter}}さんの{{service}}：',
  },
  waitingRequest: {
    subject: '{{fitter}}さんのキャンセル待ちの登録を確定してください',
    heading: 'キャンセル待ちの登録を確定してください',
    what: '{{fitter}}さんの{{service}}に空きが出たら知らせるよう、このアドレスで依頼がありました。ご本人の場合は、ページを開いて「確定」を押してください。押すまで何も起こりません。',
    button: 'ページを開く',
    leave: '同じリンクからキャンセル待ちをやめることもできます。',
  },
  waitingOffer: {
    subject: '{{fitter}}さんの予約に空きが出ました',
    heading: '空きが出ました',
    what: '{{fitter}}さんの{{service}}です。あなたのために時間を確保しています：',
    button: '確認して確定',
    kept: '{{time}}（{{zone}}）になると、次に待っている人に回ります。',
  },
} satisfies Translation<typeof english>
