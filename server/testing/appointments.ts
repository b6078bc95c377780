import pino from 'pino'
import { offerFreedTimes } from '../appointments/offer-freed-times.ts'
import { remindRiders } from '../appointments/remind.ts'
import type { OutgoingMail } from '../mail/outgoing-mail.ts'
import { messageRegistry } from '../messages/registry.ts'
import { deliverNext } from '../outbox/deliver-next.ts'
import type { OutgoingSms } from '../sms/sms-sender.ts'
import { bookings, validHours } from './bookings.ts'
import type { Person } from './builders.ts'
import type { TestApp } from './test-app.ts'

/** Hours that leave room: no notice, longer days, and a waiting list. */
const roomyDay = [{ from: '09:00', to: '18:00' }]
const roomyHours = {
  ...{ minimumNoticeMinutes: 0, horizonDays: 120, waitingList: true },
  week: {
    ...validHours.week,
    ...{ monday: roomyDay, tuesday: roomyDay, wednesday: roomyDay, thursday: roomyDay, friday: roomyDay },
  },
}
/** An hour, with a quarter of one after it. */
const shortService = { lengthMinutes: 60, bufferAfterMinutes: 15 }

/** A mail or a text message that was sent. */
export interface Sent {
  to: string
  subject: string
  text: string
  calendar: string | null
}

/** A fitter who offers times, and what they offer. */
export interface Offering {
  fitter: Person
  slug: string
  serviceId: string
}

/** Builds appointments as fitters enter them, does the periodic work about them, and delivers what was queued. */
export function appointments(t: TestApp) {
  const { offering: offer } = bookings(t)

  /** A fitter with roomy hours who offers one service of an hour. */
  const offering = ({ hours, service }: Parameters<typeof offer>[0] = {}): Promise<Offering> =>
    offer({ hours: { ...roomyHours, ...hours }, service: { ...shortService, ...service } })

  /** Enters a booking for somebody new. @returns the whole answer */
  const enter = (
    { fitter, serviceId }: Offering,
    at: string,
    more: { email?: string | null; name?: string; outsideHours?: boolean } = {},
  ) =>
    t.api.as(fitter).call('POST /api/bookings', {
      body: {
        ...{ serviceId, at, note: null, outsideHours: more.outsideHours ?? false },
        rider: {
          name: more.name ?? 'Marta Silva',
          email: more.email === undefined ? 'marta@example.org' : more.email,
          phone: null,
        },
      },
    })

  /** Enters a booking and returns its id. @throws when it was refused */
  async function entered(...wanted: Parameters<typeof enter>): Promise<string> {
    const { status, body, raw } = await enter(...wanted)
    if (status !== 201) throw new Error(`entered: ${raw}`)
    return body.id
  }

  /** Runs work as the system. */
  const system = <T>(work: Parameters<typeof t.database.perform<T>>[2]) =>
    t.database.perform({ system: true }, { now: t.clock.now(), requestId: 'test' }, work)

  const asSent = ({ to, subject, text, calendar }: OutgoingMail): Sent => ({
    ...{ to, subject, text },
    calendar: calendar?.content ?? null,
  })

  /** Delivers everything that is due now, mails and text messages, in the order in which it is sent. */
  async function deliver(): Promise<Sent[]> {
    const sent: Sent[] = []
    const place = { publicUrl: t.context.config.publicUrl, from: 'no-reply@localhost' }
    const delivery = {
      database: t.database,
      messages: messageRegistry,
      sender: {
        place,
        keepsBodies: false,
        close() {},
        send: async (mail: OutgoingMail) => void sent.push(asSent(mail)),
      },
      sms: {
        keepsBodies: false,
        send: async (_id: string, { to, text }: OutgoingSms) =>
          void sent.push({ to, subject: 'sms', text, calendar: null }),
      },
      now: t.clock.now,
      log: pino({ level: 'silent' }),
    }
    while (await deliverNext(delivery));
    return sent
  }

  /** Does what the periodic work does about bookings, and delivers what is due. */
  async function workAndDeliver(): Promise<Sent[]> {
    while (await system((tx) => remindRiders(tx, { canText: true })));
    while (await system(offerFreedTimes));
    return deliver()
  }

  /** Drops what other tests left to send. */
  const quiet = () => t.data.owner.query('delete from outbox')

  return { offering, enter, entered, system, deliver, workAndDeliver, quiet }
}

/** The secret of the link in a mail. */
export const secretIn = (mail: Sent | undefined): string => /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
