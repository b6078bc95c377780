import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intakes } from '../../testing/intakes.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const CORRECT = 'POST /api/sessions/:sessionId/intake/corrections'
const SENT = 'GET /api/sessions/:sessionId/intake/submission'

let t: TestApp
let riders: ReturnType<typeof intakes>
beforeAll(async () => {
  t = await testApp()
  riders = intakes(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

async function sentByClient(more: Record<string, unknown> = {}) {
  const [fitter, client] = [await t.build.fitter(), await t.build.client()]
  const begun = await riders.begin(client, fitter)
  const sent = await riders.send(begun, riders.form(more))
  return { fitter, client, ...begun, id: sent.body.id }
}

describe('a correction', () => {
  it('adds a revision; the earlier one stays as it was, with its figures', async () => {
    const sent = await sentByClient({ weeklyHours: 6 })
    t.clock.advance({ minutes: 5 })
    const corrected = await riders.correct(sent, 1, { weeklyHours: 9 })
    expect([corrected.status, corrected.body.revision]).toEqual([201, 2])
    const read = (revision?: number) =>
      t.api.as(sent.fitter).call(SENT, {
        params: { sessionId: sent.sessionId },
        ...(revision && { query: { revision } }),
      })
    const [now, before] = [(await read()).body, (await read(1)).body]
    expect([now.id, now.answers.weeklyHours]).toEqual([corrected.body.id, 9])
    expect([before.id, before.answers.weeklyHours]).toEqual([sent.id, 6])
    expect(now.revisions.map(({ id, revision }) => [id, revision])).toEqual([
      [corrected.body.id, 2],
      [sent.id, 1],
    ])
    const hours = `select amount from submission_figure where submission_id = $1 and figure = 'weeklyHours'`
    expect(await rows(hours, sent.id)).toEqual([{ amount: '6' }])
    expect(await rows(hours, corrected.body.id)).toEqual([{ amount: '9' }])
    const trail = `select action from audit_entry where entity_id = $1 and action like 'intake.%' order by id`
    expect(await rows(trail, sent.id)).toEqual([
      { action: 'intake.submitted' },
      { action: 'intake.corrected' },
    ])
    expect(await rows(trail, corrected.body.id)).toEqual([{ action: 'intake.corrected' }])
  })

  it('changes the rider’s name in the fitter’s file', async () => {
    const sent = await sentByClient()
    await riders.correct(sent, 1, { name: 'Jonas Meier-Lind' })
    const list = await t.api.as(sent.fitter).call('GET /api/submissions')
    expect(list.body.items.map(({ name, revision }) => [name, revision])).toEqual([['Jonas Meier-Lind', 2]])
  })

  it('based on an earlier revision is refused, naming the current one', async () => {
    const sent = await sentByClient()
    const made = await Promise.all([1, 2, 3].map((hours) => riders.correct(sent, 1, { weeklyHours: hours })))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const late = await riders.correct(sent, 1)
    expect(late.problem).toMatchObject({ code: 'stale_revision', params: { revision: 2 } })
    expect((await riders.correct(sent, 7)).problem.code).toBe('stale_revision')
  })

  it('happens once per idempotency key', async () => {
    const sent = await sentByClient()
    const key = randomUUID()
    const first = await riders.correct(sent, 1, { weeklyHours: 9 }, key)
    const again = await riders.correct(sent, 1, { weeklyHours: 9 }, key)
    expect([again.status, again.raw]).toEqual([201, first.raw])
    expect(await rows('select id from submission where session_id = $1', sent.sessionId)).toHaveLength(2)
  })

  it('is validated like the first submission', async () => {
    const sent = await sentByClient()
    const refused = await riders.correct(sent, 1, { heightCm: 17 })
    expect(refused.problem).toMatchObject({ code: 'invalid_answers', problems: [{ path: ['heightCm'] }] })
    expect(await rows('select id from submission where session_id = $1', sent.sessionId)).toHaveLength(1)
  })

  it('adds a consent to the ledger only when that answer changed', async () => {
    const sent = await sentByClient({ researchConsent: true })
    const granted = async () =>
      (
        await rows(
          `select granted from consent where account_id = $1 and purpose = 'research' order by at`,
          sent.client.id,
        )
      ).map((line) => line.granted)
    t.clock.advance({ minutes: 1 })
    await riders.correct(sent, 1, { researchConsent: true, weeklyHours: 9 })
    expect(await granted()).toEqual([true])
    t.clock.advance({ minutes: 1 })
    await riders.correct(sent, 2)
    expect(await granted()).toEqual([true, false])
  })

  it('to an age under 16 needs a guardian and ends the research consent', async () => {
    const sent = await sentByClient({ researchConsent: true })
    const young = { dateOfBirth: '2012-01-01', researchConsent: true }
    expect((await riders.correct(sent, 1, young)).problem.code).toBe('invalid_answers')
    t.clock.advance({ minutes: 1 })
    await riders.correct(sent, 1, { ...young, guardianName: 'Eva Meier', guardianConfirmed: true })
    expect(
      await rows(
        `select purpose, granted from consent where account_id = $1 and purpose <> 'fit' order by at, purpose`,
        sent.client.id,
      ),
    ).toEqual([
      { purpose: 'research', granted: true },
      { purpose: 'guardian', granted: true },
      { purpose: 'research', granted: false },
    ])
  })

  it('is only for the rider', async () => {
    const sent = await sentByClient()
    const params = { sessionId: sent.sessionId }
    const body = { revision: 1, formVersion: 1, today: '2026-11-20', answers: t.build.intakeAnswers() }
    const as = async (who: { cookie: string | null }) =>
      (await t.api.as(who).call(CORRECT, { params, body })).status
    expect(await as(nobody)).toBe(401)
    expect(await as(sent.fitter)).toBe(403)
    expect(await as(await t.build.guest())).toBe(403)
    expect(await as(await t.build.client())).toBe(404)
    expect((await t.api.as(sent).call(CORRECT, { params, body: { ...body, revision: 0 } })).status).toBe(400)
    const unsent = await riders.begin(await t.build.client(), sent.fitter)
    expect((await riders.correct(unsent, 1)).status).toBe(404)
  })
})
