import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}} {{time}}（{{zone}}）',
    place: '地點：',
    video: '加入視訊',
    see: '查看你的預約',
  },
  bookingRequest: {
    subject: '確認你與 {{fitter}} 的預約',
    heading: '確認你的預約',
    what: '有人用這個地址申請與 {{fitter}} 預約。如果是你，開啟頁面並按「確認」。按下之前，什麼都不會發生。',
    button: '開啟預約',
    kept: '我們為你保留這個時段到 {{time}}（{{zone}}）。',
  },
  bookingConfirmed: {
    subject: '你與 {{fitter}} 的預約',
    heading: '你的預約已確認',
    what: '{{service}}，{{fitter}}：',
    intake: 'Fitting 之前，{{fitter}} 想了解你怎麼騎車、現在騎起來感覺如何。',
    openIntake: '填寫表單',
  },
  bookingMoved: {
    subject: '你與 {{fitter}} 的預約已改期',
    heading: '你的預約已改期',
    what: '{{fitter}} 的{{service}}改為：',
    message: '{{fitter}} 寫給你的話：',
  },
  bookingCancelled: {
    subject: '你與 {{fitter}} 的預約已取消',
    heading: '你的預約已取消',
    fitter: '{{fitter}} 取消了{{service}}，原訂時間：',
    rider: '你取消了與 {{fitter}} 的{{service}}，原訂時間：',
  },
  bookingReminder: {
    subject: '提醒：你與 {{fitter}} 的預約',
    heading: '你的預約快到了',
    what: '{{service}}，{{fitter}}：',
  },
  waitingRequest: {
    subject: '確認你在 {{fitter}} 候補名單中的位置',
    heading: '確認你在候補名單中的位置',
    what: '有人用這個地址要求在 {{fitter}} 的{{service}}有空檔時收到通知。如果是你，開啟頁面並按「確認」。按下之前，什麼都不會發生。',
    button: '開啟頁面',
    leave: '用同一個連結可以退出名單。',
  },
  waitingOffer: {
    subject: '{{fitter}} 有一個時段空出來了',
    heading: '有一個時段空出來了',
    what: '{{fitter}} 的{{service}}。已為你保留這個時段：',
    button: '查看並確認',
    kept: '{{time}}（{{zone}}）後會讓給名單中的下一位。',
  },
} satisfies Translation<typeof english>
