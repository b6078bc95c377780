import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'
import { letSupportIn } from '../../testing/support-access.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('shows support the history while an access names the rider, without the notes, and the fitter sees it', async () => {
  const fitter = await t.build.fitter()
  const { sessionId } = await intakes(t).sentTo(fitter)
  const params = { sessionId }
  const notes = 'Sits to the left'
  await t.api.as(fitter).call('PATCH /api/sessions/:sessionId', { params, body: { version: 1, notes } })
  const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [sessionId])
  const support = await letSupportIn(t, rows[0].rider_id)
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
