import { expect, it } from 'vitest'
import { COUNTED_UP_TO } from '#domain/sessions/lists.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import { addLargePractice } from '../../testing/large-practice.ts'

const { t, fit } = await appWithFits()

it('counts and pages due, planned, answered and overdue follow-ups', async () => {
  const fitter = await t.build.fitter()
  const made = await Promise.all([1, 2, 3].map(() => fit.fitted({ fitter })))
  const today = t.clock.now().toISOString().slice(0, 10)
  for (const { first } of made.slice(0, 2))
    await t.api.as(fitter).call('POST /api/follow-ups/:followUpId/date', {
      params: { followUpId: first },
      body: { dueOn: today },
    })
  const [, , third] = made
  if (third) await fit.submitAssisted(third)
  const counts = await t.api.as(fitter).call('GET /api/follow-up-counts')
  expect(counts.body).toEqual({ due: 2, overdue: 0, call: 0, planned: 6, answered: 1, alerts: 0 })
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query: { state: 'planned'; limit: number; cursor?: string } = {
      state: 'planned',
      limit: 4,
      ...(cursor && { cursor }),
    }
    const page = await t.api.as(fitter).call('GET /api/follow-ups', { query })
    seen.push(...page.body.items.map(({ id }) => id))
    cursor = page.body.next
  } while (cursor)
  expect(new Set(seen).size).toBe(6)
  const answered = await t.api.as(fitter).call('GET /api/follow-ups', { query: { state: 'answered' } })
  expect(answered.body.items).toMatchObject([{ id: third?.first, status: 'submitted' }])
  const bad = await t.api.as(fitter).call('GET /api/follow-ups', { query: { cursor: 'x' } })
  expect(bad.problem.code).toBe('invalid_request')
})

it('counts the follow-ups of a large practice up to the limit, and those of a small one exactly', async () => {
  const [large, small] = [await t.build.fitter(), await t.build.fitter()]
  const now = t.clock.now()
  for (const [{ id }, riders] of [
    [large, 600],
    [small, 20],
  ] as const)
    await addLargePractice(t.data.owner, t.data.vault, { fitters: [id], riders, otherFitters: 0, now })
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
