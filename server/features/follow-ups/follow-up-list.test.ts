import { afterAll, beforeAll, expect, it } from 'vitest'
import { COUNTED_UP_TO } from '#domain/sessions/follow-up-life.ts'
import { addLargePractice } from '../../testing/large-practice.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('counts the follow-ups of a large practice up to the limit, and those of a small one exactly', async () => {
  const [large, small] = [await t.build.fitter(), await t.build.fitter()]
  const now = t.clock.now()
  for (const [{ id }, riders] of [
    [large, 600],
    [small, 20],
  ] as const)
    await addLargePractice(t.data.owner, t.data.vault, { fitter: id, riders, otherFitters: 0, now })
  const countsOf = async (fitter: typeof large) =>
    (await t.api.as(fitter).call('GET /api/follow-up-counts')).body
  const { rows } = await t.data.owner.query<{ fitter_id: string; answered: number }>(
    `select fitter_id, count(*)::int as answered from follow_up where submitted_at is not null group by fitter_id`,
  )
  const answered = Object.fromEntries(rows.map((row) => [row.fitter_id, row.answered]))
  expect(answered[large.id]).toBeGreaterThan(COUNTED_UP_TO + 1)
  expect((await countsOf(large)).answered).toBe(COUNTED_UP_TO + 1)
  expect((await countsOf(small)).answered).toBe(answered[small.id])
})
