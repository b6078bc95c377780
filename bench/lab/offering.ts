import { weekdays } from '#domain/booking/offer.ts'
import { ask, signUp } from './server.ts'

const day = [
  { from: '08:00', to: '12:30' },
  { from: '13:30', to: '19:00' },
]

/** Every day from eight to seven, with a break. */
export const week = Object.fromEntries(weekdays.map((weekday) => [weekday, day]))
export const rules = { off: [], extra: [], minimumNoticeMinutes: 1440, horizonDays: 366, maximumPerDay: 9 }

/** A fitter who can be booked. @returns the page and the service */
export async function offering(origin: string) {
  const { cookie } = await signUp(origin, 'fitter')
  const hours = { ...rules, timeZone: 'Europe/Berlin', open: true, week, changeHours: 24, waitingList: false }
  await ask(origin, 'PUT', '/api/booking-offer/hours', hours, cookie)
  const service = {
    ...{ kind: 'fit', name: 'Fit', includes: null, price: null, place: null, videoLink: null },
    ...{
      lengthMinutes: 120,
      bufferBeforeMinutes: 15,
      bufferAfterMinutes: 15,
      asksIntake: true,
      offered: true,
    },
  }
  const made = await ask(origin, 'POST', '/api/booking-services', service, cookie)
  const { body } = await ask(origin, 'GET', '/api/booking-offer', undefined, cookie)
  const user = await ask(origin, 'GET', '/api/auth/user', undefined, cookie)
  return { slug: String(body.slug), serviceId: String(made.body.id), fitterId: String(user.body.id) }
}
