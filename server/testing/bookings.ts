import type { Calls, Parsed } from '#contract/calls.ts'
import { bookingConfirmed } from '../messages/booking-confirmed.ts'
import { bookingRequest } from '../messages/booking-request.ts'
import type { Message } from '../messages/define-message.ts'
import type { MessageBody } from '../outbox/message.ts'
import { OUTBOX_PURPOSE, outboxPlace } from '../outbox/sealed-messages.ts'
import type { Person } from './builders.ts'
import { type Caller, nobody } from './test-api.ts'
import type { TestApp } from './test-app.ts'

type Hours = Parsed['PUT /api/booking-offer/hours']['body']
type Service = Parsed['POST /api/booking-services']['body']

const nineToFive = [{ from: '09:00', to: '17:00' }]

/** Open on weekdays in Berlin, with a day's notice. */
export const validHours: Hours = {
  timeZone: 'Europe/Berlin',
  open: true,
  week: {
    monday: nineToFive,
    tuesday: nineToFive,
    wednesday: nineToFive,
    thursday: nineToFive,
    friday: nineToFive,
    saturday: [],
    sunday: [],
  },
  off: [],
  extra: [],
  minimumNoticeMinutes: 60,
  horizonDays: 60,
  maximumPerDay: null,
  changeHours: 24,
  waitingList: false,
}

export const validService: Service = {
  kind: 'fit',
  name: 'Full fit',
  includes: 'Three hours on the bike',
  price: '250 €',
  place: 'Kanalstraße 1, Berlin',
  videoLink: null,
  lengthMinutes: 120,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 30,
  asksIntake: true,
  offered: true,
}

export const jonas = {
  name: 'Jonas Meier',
  email: 'jonas@example.org',
  phone: null,
  note: null,
  timeZone: 'Europe/Berlin',
}

/** A Monday at nine in Berlin, within the hours. */
export const MONDAY_NINE = '2026-11-23T08:00:00.000Z'

const DAY_MS = 86_400_000

const secretOf = (link: string): string => link.split('#')[1] ?? ''

let sources = 0
/** A network address that nobody else uses. */
const anywhere = (): string => {
  sources += 1
  return `10.${(sources >> 16) & 255}.${(sources >> 8) & 255}.${sources & 255}`
}

/** Books in tests as visitors do. */
export function bookings(t: TestApp) {
  /** A fitter whose page is open, with one service. */
  async function offering(
    wishes: { hours?: Partial<Hours>; service?: Partial<Service>; fitter?: Person } = {},
  ) {
    const fitter = wishes.fitter ?? (await t.build.fitter())
    const api = t.api.as(fitter)
    const saved = await api.call('PUT /api/booking-offer/hours', { body: { ...validHours, ...wishes.hours } })
    if (saved.status !== 200) throw new Error(`bookings: hours answered ${saved.raw}`)
    const made = await api.call('POST /api/booking-services', {
      body: { ...validService, ...wishes.service },
    })
    if (made.status !== 201) throw new Error(`bookings: service answered ${made.raw}`)
    const { slug } = (await api.call('GET /api/booking-offer')).body
    return { fitter, slug, serviceId: made.body.id }
  }
  type Offering = Pick<Awaited<ReturnType<typeof offering>>, 'slug' | 'serviceId'>

  const hold = (
    at: Offering,
    wishes: { at?: string; address?: string; replaces?: string; as?: Caller } = {},
  ) =>
    t.api.as(wishes.as ?? nobody).call('POST /api/booking-pages/:fitter/holds', {
      params: { fitter: at.slug },
      body: {
        serviceId: at.serviceId,
        at: wishes.at ?? MONDAY_NINE,
        ...(wishes.replaces && { replaces: wishes.replaces }),
      },
      address: wishes.address ?? anywhere(),
    })

  /** Free times of the next two weeks, one a day: tests may have moved the clock. */
  async function freeTimes(at: Offering): Promise<[string, string, string]> {
    const from = t.clock.now().getTime() + DAY_MS
    const { body } = await t.api.as(nobody).call('GET /api/booking-pages/:fitter/times', {
      params: { fitter: at.slug },
      query: {
        serviceId: at.serviceId,
        from: new Date(from).toISOString(),
        to: new Date(from + 14 * DAY_MS).toISOString(),
      },
      address: anywhere(),
    })
    const byDay = Map.groupBy(body.times, (time) => time.slice(0, 10))
    const [first, second, third] = [...byDay.values()].flatMap(([earliest]) => earliest ?? [])
    if (!first || !second || !third) throw new Error('bookings: fewer than three days with a free time')
    return [first, second, third]
  }

  const ask = (secret: string, wishes: { who?: object; address?: string; as?: Caller } = {}) =>
    t.api.as(wishes.as ?? nobody).call('POST /api/booking-requests', {
      body: { secret, ...jonas, ...wishes.who },
      address: wishes.address ?? anywhere(),
    })

  const press = (secret: string, as: Caller = nobody) =>
    t.api.as(as).call('POST /api/booking-links/confirmation', { body: { secret } })

  /** All queued mails of a kind, opened, oldest first. */
  async function mails<Kind extends string, Params extends object>(
    message: Message<Kind, Params>,
  ): Promise<MessageBody<Kind, Params>[]> {
    const { rows } = await t.data.owner.query<{
      id: string
      rider_id: string | null
      body_sealed: Buffer
      wrapped: Buffer | null
    }>(
      `select o.id, o.rider_id, o.body_sealed, k.wrapped from outbox o left join vault_key k on k.holder = o.rider_id
       where o.kind = $1 and o.body_sealed is not null order by o.created_at, o.id`,
      [message.kind],
    )
    const opened = rows.map(({ id, rider_id, body_sealed, wrapped }) =>
      rider_id && wrapped
        ? t.data.vault.holderKey(rider_id, wrapped).open(outboxPlace(id), body_sealed)
        : t.data.vault.open(OUTBOX_PURPOSE, id, body_sealed),
    )
    return opened.flatMap((text) => message.read(JSON.parse(text)) ?? [])
  }

  /** The secret of the newest mail that asks an address to confirm. */
  async function mailedSecret(email: string = jonas.email): Promise<string> {
    const mail = (await mails(bookingRequest)).findLast(({ to }) => to === email)
    if (!mail) throw new Error('bookings: no mail asks to confirm')
    return secretOf(mail.params.link)
  }

  /** A confirmed booking of a rider without an account. */
  async function booked(
    at: Offering,
    wishes: { at?: string; who?: { email?: string; name?: string; note?: string; phone?: string } } = {},
  ): Promise<{ secret: string; booking: Calls['POST /api/booking-links/preview']['response'] }> {
    const held = await hold(at, wishes)
    const asked = await ask(held.body.held?.secret ?? '', { ...(wishes.who && { who: wishes.who }) })
    if (asked.status !== 200) throw new Error(`bookings: asking answered ${asked.raw}`)
    const secret = await mailedSecret(wishes.who?.email)
    const confirmed = await press(secret)
    if (confirmed.status !== 200) throw new Error(`bookings: confirming answered ${confirmed.raw}`)
    return { secret, booking: confirmed.body.booking }
  }

  return {
    offering,
    anywhere,
    hold,
    freeTimes,
    ask,
    press,
    mails,
    mailedSecret,
    booked,
    confirmations: () => mails(bookingConfirmed),
  }
}
