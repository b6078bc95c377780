import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}} {{time}}（{{zone}}）',
    place: '地点：',
    video: '加入视频通话',
    see: '查看你的预约',
  },
  bookingRequest: {
    subject: '确认你与 {{fitter}} 的预约',
    heading: '确认你的预约',
    what: '有人用这个地址申请了与 {{fitter}} 的预约。如果是你，打开页面并按“确认”。按下之前，什么都不会发生。',
    button: '打开预约',
    kept: '我们为你保留这个时间到 {{time}}（{{zone}}）。',
  },
  bookingConfirmed: {
    subject: '你与 {{fitter}} 的预约',
    heading: '你的预约已确认',
    what: '{{service}}，{{fitter}}：',
    intake: 'Fitting 之前，{{fitter}} 想了解你怎样骑车、现在骑起来感觉如何。',
    openIntake: '填写表单',
  },
  bookingMoved: {
    subject: '你与 {{fitter}} 的预约已改期',
    heading: '你的预约已改期',
    what: '{{fitter}} 的{{service}}改为：',
    message: '{{fitter}} 写给你的话：',
  },
  bookingCancelled: {
    subject: '你与 {{fitter}} 的预约已取消',
    heading: '你的预约已取消',
    fitter: '{{fitter}} 取消了{{service}}，原定时间：',
    rider: '你取消了与 {{fitter}} 的{{service}}，原定时间：',
  },
  bookingReminder: {
    subject: '提醒：你与 {{fitter}} 的预约',
    heading: '你的预约快到了',
    what: '{{service}}，{{fitter}}：',
  },
  waitingRequest: {
    subject: '确认你在 {{fitter}} 候补名单中的位置',
    heading: '确认你在候补名单中的位置',
    what: '有人用这个地址请求在 {{fitter}} 的{{service}}有空闲时间时收到通知。如果是你，打开页面并按“确认”。按下之前，什么都不会发生。',
    button: '打开页面',
    leave: '用同一个链接可以退出名单。',
  },
  waitingOffer: {
    subject: '{{fitter}} 有一个时间空出来了',
    heading: '有一个时间空出来了',
    what: '{{fitter}} 的{{service}}。已为你保留这个时间：',
    button: '查看并确认',
    kept: '{{time}}（{{zone}}）后会让给名单中的下一位。',
  },
} satisfies Translation<typeof english>
