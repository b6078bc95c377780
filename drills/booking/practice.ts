import { setTimeout as wait } from 'node:timers/promises'
import { freshVisitor, signUp } from '../../bench/lab/server.ts'

const HOUR_MS = 3_600_000

export interface Answer {
  status: number
  body: Record<string, unknown>
}

const RETRY_AFTER_MS = 250
const GIVE_UP_AFTER_MS = 120_000

/** Sends a request as somebody whom no limit has counted yet. */
async function sendOnce(
  origin: string,
  [method, at, body]: readonly [string, string, object?],
  { cookie = '', key = crypto.randomUUID() }: { cookie?: string; key?: string } = {},
): Promise<Answer> {
  const answer = await fetch(`${origin}${at}`, {
    method,
    headers: { ...freshVisitor(), cookie, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : {} }
}

/** As `sendOnce`; asks again while the server says that it is busy, as pages do. */
export async function send(...request: Parameters<typeof sendOnce>): Promise<Answer> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS
  for (;;) {
    const answer = await sendOnce(...request)
    if (answer.status !== 503 || Date.now() > giveUpAt) return answer
    await wait(RETRY_AFTER_MS)
  }
}

/** @throws when it was refused */
export async function sent(...request: Parameters<typeof send>): Promise<Answer['body']> {
  const { status, body } = await send(...request)
  if (status >= 400) throw new Error(`${request[1].slice(0, 2).join(' ')}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** A fitter who can be booked, and the services: one of an hour. */
export interface Practice {
  cookie: string
  fitterId: string
  slug: string
  serviceId: string
}

const allDay = [{ from: '00:00', to: '24:00' }]

/** A fitter who works around the clock in Berlin. @param maximumPerDay the most bookings of a day */
export async function makePractice(origin: string, maximumPerDay: number | null = null): Promise<Practice> {
  const { cookie } = await signUp(origin, 'fitter')
  const as = { cookie }
  const user = await sent(origin, ['GET', '/api/auth/user'], as)
  const week = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      allDay,
    ]),
  )
  const hours = {
    timeZone: 'Europe/Berlin',
    open: true,
    week,
    off: [],
    extra: [],
    minimumNoticeMinutes: 0,
    horizonDays: 366,
    maximumPerDay,
    changeHours: 0,
    waitingList: false,
  }
  await sent(origin, ['PUT', '/api/booking-offer/hours', hours], as)
  const service = {
    kind: 'fit',
    name: 'Fit',
    includes: null,
    price: null,
    place: null,
    videoLink: null,
    lengthMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    asksIntake: true,
    offered: true,
  }
  const made = await sent(origin, ['POST', '/api/booking-services', service], as)
  const { slug } = await sent(origin, ['GET', '/api/booking-offer'], as)
  return { cookie, fitterId: String(Object(user).id), slug: String(slug), serviceId: String(made.id) }
}

/** A full hour, some days and hours ahead of now. */
export const ahead = (days: number, hours = 0): string =>
  new Date((Math.ceil(Date.now() / HOUR_MS) + days * 24 + hours) * HOUR_MS).toISOString()

export const hold = (origin: string, { slug, serviceId }: Practice, at: string) =>
  send(origin, ['POST', `/api/booking-pages/${slug}/holds`, { serviceId, at }])

/** The secret of a hold; empty if it was refused. */
export const secretOf = ({ body }: Answer): string => String(Object(body.held).secret ?? '')

export const ask = (origin: string, secret: string, email: string) =>
  send(origin, [
    'POST',
    '/api/booking-requests',
    { secret, name: 'Jonas', email, phone: null, note: null, timeZone: 'Pacific/Auckland', language: 'en' },
  ])

export const confirm = (origin: string, secret: string) =>
  send(origin, ['POST', '/api/booking-links/confirmation', { secret }])

/** Enters a booking as the fitter does, outside the rules if need be. */
export const enter = (origin: string, { cookie, serviceId }: Practice, at: string) => {
  const rider = { name: 'Marta', email: null, phone: null }
  const body = { serviceId, at, rider, note: null, outsideHours: true }
  return send(origin, ['POST', '/api/bookings', body], { cookie })
}

/** Moves a booking as the fitter does. */
export const move = (origin: string, { cookie }: Practice, id: string, at: string, sequence: number) =>
  send(origin, ['POST', `/api/bookings/${id}/move`, { at, sequence, message: null, outsideHours: true }], {
    cookie,
  })

export interface Mail {
  id: string
  to: string
  subject: string
  text: string
}

/** The newest 200 mails, oldest first, from the page that shows them where there is no mail server. */
export async function newestMails(origin: string): Promise<Mail[]> {
  const answer = await fetch(`${origin}/dev/mail.json`)
  const mails: Mail[] = await answer.json()
  return mails.reverse()
}

/** Those of them to an address. */
export const mailsTo = async (origin: string, address: string): Promise<Mail[]> =>
  (await newestMails(origin)).filter(({ to }) => to === address)

/** The secret of the first link to a booking in a mail. */
export const linkSecret = (mail: Mail | undefined): string =>
  /\/booking#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
