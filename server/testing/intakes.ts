import { randomUUID } from 'node:crypto'
import { NOTICE_VERSION } from '#domain/product.ts'
import type { Person } from './builders.ts'
import type { Caller } from './test-api.ts'
import type { TestApp } from './test-app.ts'

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

  /** A guest of this fitter submits an intake with these answers. */
  async function sentTo(fitter: Person, more: Record<string, unknown> = {}) {
    const sent = await send(await t.build.guest(fitter), form(more))
    if (sent.status !== 201) throw new Error(`builder: the intake was refused: ${sent.raw}`)
    return sent.body
  }

  const correct = (
    who: Caller & { sessionId: string },
    revision: number,
    more: Record<string, unknown> = {},
    key: string = randomUUID(),
  ) =>
    t.api.as(who).call('POST /api/sessions/:sessionId/intake/corrections', {
      params: { sessionId: who.sessionId },
      body: {
        revision,
        formVersion: 1,
        today: t.clock.now().toISOString().slice(0, 10),
        answers: t.build.intakeAnswers(more),
      },
      key,
    })

  return { form, listed, begin, send, sentTo, correct }
}
