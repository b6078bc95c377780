import { randomUUID } from 'node:crypto'
import { NOTICE_VERSION } from '#domain/product.ts'
import type { Person } from './builders.ts'
import type { Caller } from './test-api.ts'
import type { TestApp } from './test-app.ts'

/** A rider whose intake is submitted, as a guest or as the person with the account that they created then. */
export interface Submitted {
  fitter: Person
  rider: Caller
  riderId: string
  sessionId: string
}

export interface SubmittedWishes {
  /** The first one by default. */
  formVersion?: number
  fitter?: Person
  answers?: Record<string, unknown>
  timeZone?: string
  /** The rider creates an account. */
  account?: boolean
}

/** Begins, submits and corrects intakes as riders do, through HTTP. */
export function intakes(t: TestApp) {
  const form = (more: Record<string, unknown> = {}, around: object = {}) => ({
    formVersion: 1,
    today: t.clock.now().toISOString().slice(0, 10),
    timeZone: 'Europe/Berlin',
    language: 'en',
    noticeVersion: NOTICE_VERSION,
    answers: t.build.intakeAnswers(more),
    ...around,
  })

  const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }

  /** Lists a fitter in the directory. @returns the slug of the fitter's page */
  async function listed(fitter: Person): Promise<string> {
    const answer = await t.api.as(fitter).call('PATCH /api/fitter-profile', { body: { listed: true } })
    return answer.body.slug
  }

  /** The client chooses a listed fitter, also when an earlier intake is waiting for its fit. */
  async function begin(client: Person, fitter: Person): Promise<Caller & { sessionId: string }> {
    const body = { fitter: await listed(fitter), consent, another: true }
    const begun = await t.api.as(client).call('POST /api/intakes', { body })
    return { cookie: client.cookie, sessionId: begun.body.sessionId }
  }

  const send = (who: Caller & { sessionId: string }, body: object = form(), key: string = randomUUID()) =>
    t.api.as(who).call('POST /api/sessions/:sessionId/intake/submission', {
      params: { sessionId: who.sessionId },
      body,
      key,
    })

  /** A guest of this fitter submits an intake with these answers, by default in its first version. */
  async function sentTo(fitter: Person, more: Record<string, unknown> = {}, formVersion = 1) {
    const sent = await send(await t.build.guest(fitter), form(more, { formVersion }))
    if (sent.status !== 201) throw new Error(`builder: the intake was refused: ${sent.raw}`)
    return sent.body
  }

  /** A rider who submitted the intake to a fitter, by default from Berlin and to a new one. */
  async function submitted(wishes: SubmittedWishes = {}): Promise<Submitted> {
    const fitter = wishes.fitter ?? (await t.build.fitter())
    const guest = await t.build.guest(fitter)
    const { sessionId } = guest
    const { timeZone, formVersion } = wishes
    const around = { ...(timeZone && { timeZone }), ...(formVersion && { formVersion }) }
    const sent = await send(guest, form(wishes.answers, around))
    if (sent.status !== 201) throw new Error(`builder: the intake was refused: ${sent.raw}`)
    const rider = wishes.account ? await t.build.client({ claiming: guest }) : guest
    const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [sessionId])
    return { fitter, rider, riderId: rows[0].rider_id, sessionId }
  }

  /** A fitter opens the intake, or an earlier revision, and the page says that it was read. */
  async function readBy(fitter: Caller, sessionId: string, revision?: number) {
    const opened = await t.api.as(fitter).call('GET /api/sessions/:sessionId/intake/submission', {
      params: { sessionId },
      query: { ...(revision && { revision }) },
    })
    const params = { submissionId: opened.body.id }
    return t.api.as(fitter).call('POST /api/submissions/:submissionId/reading', { params })
  }

  const correct = (
    who: Caller & { sessionId: string },
    revision: number,
    more: Record<string, unknown> = {},
    key: string = randomUUID(),
    formVersion = 1,
  ) =>
    t.api.as(who).call('POST /api/sessions/:sessionId/intake/corrections', {
      params: { sessionId: who.sessionId },
      body: {
        revision,
        formVersion,
        today: t.clock.now().toISOString().slice(0, 10),
        answers: t.build.intakeAnswers(more),
      },
      key,
    })

  return { form, listed, begin, send, sentTo, submitted, readBy, correct }
}
