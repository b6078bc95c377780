import { randomUUID } from 'node:crypto'
import pino from 'pino'
import type { Calls } from '#contract/calls.ts'
import { processDueFollowUps } from '../features/follow-ups/reminders.service.ts'
import { type MailSender, SendingFailed } from '../mail/mail-sender.ts'
import type { OutgoingMail } from '../mail/outgoing-mail.ts'
import { messageRegistry } from '../messages/registry.ts'
import { deliverNext } from '../outbox/deliver-next.ts'
import { deriveDueOutcomes } from '../outcomes/derive-due.ts'
import { makeSmsSender } from '../sms/sms-sender.ts'
import type { Person } from './builders.ts'
import { intakes, type Submitted, type SubmittedWishes } from './intakes.ts'
import type { Caller } from './test-api.ts'
import type { TestApp } from './test-app.ts'
import { reminderMail } from './waiting-mails.ts'

/** A completed fit with its planned follow-ups, earliest first. */
export interface Fitted extends Submitted {
  followUps: { id: string; milestone: number; dueOn: string }[]
  /** The follow-up that is due first. */
  first: string
}

export type Predictions = Calls['PATCH /api/sessions/:sessionId']['response']['predictions']

export interface FittedWishes extends SubmittedWishes {
  /** What the fitter expects of the zones. */
  predictions?: Predictions
}

/** Completes fits and simulates the time after them: processes follow-ups, delivers mails, submits forms. */
export function fittings(t: TestApp) {
  const { submitted } = intakes(t)
  const { owner } = t.data

  /** Stores what the fitter expects of the zones of a fit that is not completed. */
  async function predict({ fitter, sessionId }: Submitted, predictions: Predictions): Promise<void> {
    const api = t.api.as(fitter)
    const params = { sessionId }
    const { version } = (await api.call('GET /api/sessions/:sessionId', { params })).body
    const said = await api.call('PATCH /api/sessions/:sessionId', { params, body: { version, predictions } })
    if (said.status !== 200) throw new Error(`fittings: predicting answered ${said.raw}`)
  }

  /** A rider whose intake is submitted and whose fit was completed just now, after what was predicted. */
  async function fitted({ predictions, ...wishes }: FittedWishes = {}): Promise<Fitted> {
    const made = await submitted(wishes)
    if (predictions) await predict(made, predictions)
    const done = await t.api.as(made.fitter).call('POST /api/sessions/:sessionId/completion', {
      params: { sessionId: made.sessionId },
      body: { fitted: true },
    })
    if (done.status !== 200) throw new Error(`fittings: completing answered ${done.raw}`)
    const followUps = done.body.followUps.toSorted((a, b) => a.milestone - b.milestone)
    return { ...made, followUps, first: followUps[0]?.id ?? '' }
  }

  const system = <T>(work: Parameters<typeof t.database.perform<T>>[2]) =>
    t.database.perform({ system: true }, { now: t.clock.now(), requestId: 'test' }, work)

  /** Discards what other tests left to process or to send. */
  async function quiet(): Promise<void> {
    await owner.query('update follow_up set next_look_at = null')
    await owner.query('delete from outbox')
  }

  /** Processes all follow-ups that are due. */
  async function processFollowUps(): Promise<void> {
    while ((await system(processDueFollowUps)).count > 0);
  }

  /** Derives the outcomes of all fits that changed. @returns how many rows of the queue there were */
  async function deriveOutcomes(): Promise<number> {
    let count = 0
    for (;;) {
      const derived = await system(deriveDueOutcomes)
      if (derived.failed[0]) throw derived.failed[0].error
      count += derived.count
      if (derived.count === 0 && !derived.busy) return count
    }
  }

  /**
   * Delivers all due messages.
   * @param refuse the status with which the mail server refuses every recipient, or how it fails
   * @returns the reminders that were sent
   */
  async function deliverAll(refuse?: number | SendingFailed): Promise<OutgoingMail[]> {
    const mails: OutgoingMail[] = []
    const sender: MailSender = {
      place: { publicUrl: t.context.config.publicUrl, from: 'no-reply@localhost' },
      keepsBodies: false,
      async send(mail) {
        if (refuse instanceof SendingFailed) throw refuse
        if (refuse) throw new SendingFailed(`smtp_${refuse}`, refuse >= 500 ? 'address' : 'mail')
        if ('List-Unsubscribe' in mail.headers) mails.push(mail)
      },
      close() {},
    }
    const delivery = {
      database: t.database,
      messages: messageRegistry,
      sender,
      sms: makeSmsSender({ smsUrl: null }),
      now: t.clock.now,
      log: pino({ level: 'silent' }),
    }
    while (await deliverNext(delivery));
    return mails
  }

  /** The recorded reminders of a follow-up: number and outcome. */
  async function remindersOf(followUpId: string): Promise<string[]> {
    const { rows } = await owner.query(
      'select number, sent_at, ended_by from follow_up_reminder where follow_up_id = $1 order by number',
      [followUpId],
    )
    return rows.map((row) => `${row.number} ${row.ended_by ?? (row.sent_at ? 'sent' : 'waiting')}`)
  }

  const answered = (more: Record<string, unknown> = {}) => ({
    formVersion: 1,
    today: today(),
    language: 'en',
    answers: t.build.followUpAnswers(more),
  })

  const submit = (who: Caller, followUpId: string, more: Record<string, unknown> = {}, key = randomUUID()) =>
    t.api.as(who).call('POST /api/follow-ups/:followUpId/submission', {
      params: { followUpId },
      body: answered(more),
      key,
    })

  /** Submits the follow-up as the fitter, together with the rider. */
  const submitAssisted = (
    { fitter, first }: Pick<Fitted, 'fitter' | 'first'>,
    more: Record<string, unknown> = {},
  ) =>
    t.api.as(fitter).call('POST /api/follow-ups/:followUpId/assisted', {
      params: { followUpId: first },
      body: answered(more),
    })

  const today = () => t.clock.now().toISOString().slice(0, 10)

  /** Moves the first follow-up to another day. */
  const move = ({ fitter, first }: Fitted, dueOn: string) =>
    t.api
      .as(fitter)
      .call('POST /api/follow-ups/:followUpId/date', { params: { followUpId: first }, body: { dueOn } })

  /** Sends a reminder by hand. */
  const remindNow = (by: Person, followUpId: string) =>
    t.api.as(by).call('POST /api/follow-ups/:followUpId/reminder', { params: { followUpId } })

  /** Sends a reminder by hand and returns its secrets. */
  async function reminded({ fitter, sessionId, first }: Fitted) {
    const answer = await remindNow(fitter, first)
    if (answer.status !== 202) throw new Error(`fittings: reminding answered ${answer.raw}`)
    return reminderMail(t.data, sessionId)
  }

  const visit = (secret: string, as: Caller) =>
    t.api.as(as).call('POST /api/follow-up-visits', { body: { secret } })

  return {
    fitted,
    quiet,
    processFollowUps,
    deriveOutcomes,
    deliverAll,
    remindersOf,
    answered,
    submit,
    submitAssisted,
    today,
    move,
    remindNow,
    reminded,
    visit,
    system,
  }
}
