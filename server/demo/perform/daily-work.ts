import pino from 'pino'
import type { MailSender } from '../../mail/mail-sender.ts'
import { SendingFailed } from '../../mail/mail-sender.ts'
import { messageRegistry } from '../../messages/registry.ts'
import { type Delivery, deliverNext } from '../../outbox/deliver-next.ts'
import { makeSmsSender } from '../../sms/sms-sender.ts'
import type { Random } from '../story/random.ts'
import type { SignedIn } from './people.ts'
import { asSystem, perform, type Stage } from './stage.ts'

/** The link to a follow-up in a reminder. */
const FOLLOW_UP_LINK = /\/follow-up\/([0-9a-f-]{36})[^#\s]*#([\w-]+)/

/** The link to a booking, and to a place in the waiting list. */
const BOOKING_LINK = /\/booking#([\w-]+)/
const WAITING_LINK = /\/waiting#([\w-]+)/

/** Delivers to nobody: keeps the secrets of reminders and bookings, and refuses the addresses that mail bounces from. */
function senderTo(stage: Stage, bouncing: ReadonlySet<string>): MailSender {
  const { publicUrl, mailFrom } = stage.context.config
  return {
    place: { publicUrl, from: mailFrom },
    keepsBodies: false,
    async send({ to, text }) {
      if (bouncing.has(to)) throw new SendingFailed('smtp_550', 'address')
      const [, sessionId, secret] = FOLLOW_UP_LINK.exec(text) ?? []
      if (sessionId && secret) stage.reminders.set(sessionId, secret)
      const [, booking] = BOOKING_LINK.exec(text) ?? []
      if (booking) stage.bookings.set(to, booking)
      const [, waiting] = WAITING_LINK.exec(text) ?? []
      if (waiting) stage.waits.set(to, waiting)
    },
    close() {},
  }
}

/** Sends the mails that are due. */
export function mailing(stage: Stage, bouncing: ReadonlySet<string>): () => Promise<void> {
  const delivery: Delivery = {
    database: stage.context.database,
    messages: messageRegistry,
    sender: senderTo(stage, bouncing),
    sms: makeSmsSender({ smsUrl: null }),
    now: stage.clock.now,
    log: pino({ level: 'silent' }),
  }
  return async () => {
    while (await deliverNext(delivery));
  }
}

/** What the server's jobs do each morning: reminders, alerts about missing answers, and the mails. */
export function dailyJobs(stage: Stage, deliver: () => Promise<void>): () => Promise<void> {
  return async () => {
    while ((await asSystem(stage, stage.services.processFollowUps)) > 0);
    await deliver()
  }
}

const HANDLED: readonly [outcome: 'noted' | 'contacted' | 'booked', note: string][] = [
  ['contacted', 'Called. Riding less because of work, no trouble with the position.'],
  ['contacted', 'Left a voicemail, then a short message.'],
  ['booked', 'Coming in on Thursday to look at it again.'],
  ['noted', 'Expected after new cleats. See the next follow-up.'],
  ['contacted', 'Talked it through. Saddle 3 mm down at home, will report.'],
]

/** Alerts younger than this are left for another day, in ms. */
const LEFT_FOR_MS = 4 * 86_400_000

/** The fitter resolves the alerts of the last days, all but the newest. */
export function resolveAlerts(stage: Stage, fitter: SignedIn, random: Random): () => Promise<void> {
  return async () => {
    const cookie = await fitter.cookie()
    const { body } = await perform(stage, cookie, 'GET /api/follow-up-alerts', { query: { limit: 100 } })
    const old = body.items.filter(
      ({ raisedAt }) => stage.clock.now().getTime() - Date.parse(raisedAt) > LEFT_FOR_MS,
    )
    for (const { id } of old) {
      const [outcome, note] = HANDLED[random.whole(0, HANDLED.length - 1)] ?? ['noted', '']
      const options = { params: { alertId: id }, body: { outcome, note } }
      await perform(stage, cookie, 'POST /api/follow-up-alerts/:alertId/work-off', options)
    }
  }
}
