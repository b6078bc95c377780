import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Makes a change as the owner, with its audit entry, as the console does. */
async function byHand(entity: 'support_access' | 'account', id: string, sql: string, values: unknown[]) {
  const { owner } = t.data
  await owner.query('begin')
  await owner.query(sql, values)
  await owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', $1, 'by hand', 'system', 'test.made', $2, $3, '{}')`,
    [t.clock.now(), entity, id],
  )
  await owner.query('commit')
}

async function supportFor(riderId: string): Promise<Person> {
  const support = await t.build.client()
  await byHand('account', support.id, `update account set role = 'support' where id = $1`, [support.id])
  const id = randomUUID()
  await byHand(
    'support_access',
    id,
    `insert into support_access (id, support_id, rider_id, reason, sentence_sealed, from_at, until_at)
     values ($1, $2, $3, 'technical', '', $4, $5)`,
    [id, support.id, riderId, t.clock.now(), new Date(t.clock.now().getTime() + 3_600_000)],
  )
  return support
}

it('shows support the history while an access names the rider, without the notes, and the fitter sees it', async () => {
  const fitter = await t.build.fitter()
  const { sessionId } = await intakes(t).sentTo(fitter)
  const params = { sessionId }
  const notes = 'Sits to the left'
  await t.api.as(fitter).call('PATCH /api/sessions/:sessionId', { params, body: { version: 1, notes } })
  const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [sessionId])
  const support = await supportFor(rows[0].rider_id)
  const historyFor = (by: Person) =>
    t.api.as(by).call('GET /api/sessions/:sessionId/history', { params, query: {} })

  const granted = await historyFor(support)
  expect(granted.body.items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['session.changed', 'intake.submitted', 'session.created']),
  )
  expect(JSON.stringify(granted.body)).not.toContain(notes)
  const [looked] = (await historyFor(fitter)).body.items
  expect(looked).toMatchObject({ action: 'history.read', actor: 'support', own: false })
  t.clock.advance({ hours: 1 })
  expect((await historyFor(support)).status).toBe(404)
})
