import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intakes } from '../../testing/intakes.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const LIST = 'GET /api/submissions'
const OWN = 'GET /api/client/submissions'
const DETAIL = 'GET /api/submissions/:submissionId'
const SENT = 'GET /api/sessions/:sessionId/intake/submission'

let t: TestApp
let riders: ReturnType<typeof intakes>
beforeAll(async () => {
  t = await testApp()
  riders = intakes(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const item = () => ({ id: randomUUID() })

describe('a fitter’s list', () => {
  it('shows the marks of each form, newest first', async () => {
    const fitter = await t.build.fitter()
    const older = await riders.sentTo(fitter, { name: 'Anna Beck' })
    t.clock.advance({ minutes: 1 })
    const newer = await riders.sentTo(fitter, {
      name: 'Ben Lund',
      goals: ['increase_power', 'maximize_comfort'],
      discomfort: [
        { ...item(), zone: 'knees', severity: 6 },
        { ...item(), zone: 'hands', severity: 2 },
      ],
      injuries: [{ ...item(), location: 'hip', current: true, inTreatment: true }],
    })
    const { status, body } = await t.api.as(fitter).call(LIST)
    expect(status).toBe(200)
    expect(body.next).toBeNull()
    expect(body.items.map(({ id, name }) => [id, name])).toEqual([
      [newer.id, 'Ben Lund'],
      [older.id, 'Anna Beck'],
    ])
    expect(body.items[0]).toMatchObject({
      sessionId: newer.sessionId,
      kind: 'intake',
      revision: 1,
      submittedAt: newer.submittedAt,
      zones: { knees: 6, hands: 2 },
      goals: ['maximize_comfort', 'increase_power'],
      marks: 3,
    })
  })

  it('is paged, with each form once, even those of the same instant', async () => {
    const fitter = await t.build.fitter()
    const sent = []
    for (let index = 0; index < 7; index++) {
      if (index % 3 === 0) t.clock.advance({ seconds: 1 })
      sent.push((await riders.sentTo(fitter)).id)
    }
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const query = { limit: 3, ...(cursor && { cursor }) }
      const { body } = await t.api.as(fitter).call(LIST, { query })
      expect(body.items.length).toBeLessThanOrEqual(3)
      seen.push(...body.items.map(({ id }) => id))
      cursor = body.next
    } while (cursor)
    expect(seen).toHaveLength(7)
    expect(new Set(seen)).toEqual(new Set(sent))
  })

  it('is searched by a part of the name, ignoring case and accents', async () => {
    const fitter = await t.build.fitter()
    for (const name of ['José Peña', 'Jürgen Strauß', '山田 太郎', 'Peer Lund'])
      await riders.sentTo(fitter, { name })
    const found = async (search: string) =>
      (await t.api.as(fitter).call(LIST, { query: { search } })).body.items.map(({ name }) => name).sort()
    expect(await found('pen')).toEqual(['José Peña'])
    expect(await found('PE')).toEqual(['José Peña', 'Peer Lund'])
    expect(await found('strauss')).toEqual(['Jürgen Strauß'])
    expect(await found('太郎')).toEqual(['山田 太郎'])
    expect(await found('nobody')).toEqual([])
  })

  it('is for fitters only, and refuses a cursor that no page returned', async () => {
    const fitter = await t.build.fitter()
    expect((await t.api.as(nobody).call(LIST)).status).toBe(401)
    for (const other of [await t.build.client(), await t.build.guest()])
      expect((await t.api.as(other).call(LIST)).status).toBe(403)
    for (const query of [
      { cursor: 'x' },
      { limit: 0 },
      { limit: 101 },
      { search: ' ' },
      { fitter: fitter.id },
    ])
      expect((await t.api.as(fitter).call(LIST, { query })).status).toBe(400)
  })
})

describe('a client’s list', () => {
  it('contains what they submitted, to any fitter, named after the fitter', async () => {
    const client = await t.build.client()
    for (const name of ['Ines Becker', 'Otto Sand'])
      await riders.send(await riders.begin(client, await t.build.fitter({ name })))
    await riders.send(await riders.begin(await t.build.client(), await t.build.fitter()))
    const { body } = await t.api.as(client).call(OWN)
    expect(body.items.map(({ name }) => name).sort()).toEqual(['Ines Becker', 'Otto Sand'])
    expect((await t.api.as(nobody).call(OWN)).status).toBe(401)
    expect((await t.api.as(await t.build.fitter()).call(OWN)).status).toBe(403)
  })
})

describe('a list', () => {
  it('records no reading in the audit trail', async () => {
    const fitter = await t.build.fitter()
    const sent = await riders.sentTo(fitter)
    await t.api.as(fitter).call(LIST)
    expect(
      await rows(`select 1 from audit_entry where action = 'submission.read' and entity_id = $1`, sent.id),
    ).toEqual([])
  })
})

describe('one form', () => {
  it('is returned complete to its fitter, except for the research consent', async () => {
    const fitter = await t.build.fitter()
    const said = { hardestRide: 'Ballon d’Alsace' }
    const sent = await riders.sentTo(fitter, { ...said, researchConsent: true })
    for (const answer of [
      await t.api.as(fitter).call(DETAIL, { params: { submissionId: sent.id } }),
      await t.api.as(fitter).call(SENT, { params: { sessionId: sent.sessionId } }),
    ]) {
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        id: sent.id,
        sessionId: sent.sessionId,
        kind: 'intake',
        riderName: 'Jonas Meier',
        fitterName: 'Ines Becker',
        formVersion: 1,
        revision: 1,
        revisions: [{ id: sent.id, revision: 1, submittedAt: sent.submittedAt }],
      })
      expect(answer.body.answers).toEqual(t.build.intakeAnswers(said))
    }
    const trail = await rows(
      `select actor, actor_id, fitter_id from audit_entry where action = 'submission.read' and entity_id = $1`,
      sent.id,
    )
    expect(trail).toEqual([{ actor: 'fitter', actor_id: fitter.id, fitter_id: fitter.id }])
  })

  it('is returned complete to its rider, without an audit entry', async () => {
    const client = await t.build.client()
    const begun = await riders.begin(client, await t.build.fitter())
    const sent = await riders.send(begun, riders.form({ researchConsent: true }))
    const { body } = await t.api.as(client).call(DETAIL, { params: { submissionId: sent.body.id } })
    expect(body.answers).toEqual(t.build.intakeAnswers({ researchConsent: true }))
    expect(
      await rows(
        `select 1 from audit_entry where action = 'submission.read' and entity_id = $1`,
        sent.body.id,
      ),
    ).toEqual([])
  })

  it('of another person looks like one that does not exist', async () => {
    const sent = await riders.sentTo(await t.build.fitter())
    const missing = { submissionId: randomUUID() }
    for (const stranger of [await t.build.fitter(), await t.build.client()]) {
      const foreign = await t.api.as(stranger).call(DETAIL, { params: { submissionId: sent.id } })
      const none = await t.api.as(stranger).call(DETAIL, { params: missing })
      expect([foreign.status, foreign.problem.code]).toEqual([404, 'not_found'])
      expect({ ...foreign.problem, requestId: '' }).toEqual({ ...none.problem, requestId: '' })
      const bySession = await t.api.as(stranger).call(SENT, { params: { sessionId: sent.sessionId } })
      expect(bySession.status).toBe(404)
    }
    expect((await t.api.as(nobody).call(DETAIL, { params: missing })).status).toBe(401)
    expect((await t.api.as(await t.build.guest()).call(DETAIL, { params: missing })).status).toBe(403)
  })

  it('that is not submitted, or an unknown revision, is not found', async () => {
    const fitter = await t.build.fitter()
    const guest = await t.build.guest(fitter)
    expect((await t.api.as(fitter).call(SENT, { params: { sessionId: guest.sessionId } })).status).toBe(404)
    await riders.send(guest)
    const revision = async (number: number) =>
      (
        await t.api
          .as(fitter)
          .call(SENT, { params: { sessionId: guest.sessionId }, query: { revision: number } })
      ).status
    expect([await revision(1), await revision(2), await revision(2 ** 30), await revision(0)]).toEqual([
      200, 404, 404, 400,
    ])
  })
})
