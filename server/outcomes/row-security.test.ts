import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../database/database.ts'
import { hashSecret } from '../http/cookie.ts'
import type { Caller } from '../testing/test-api.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { actorNames, makeTwoPractices, type TwoPractices } from '../testing/two-practices.ts'

let t: TestApp
let practices: TwoPractices
beforeAll(async () => {
  t = await testApp()
  practices = await makeTwoPractices(t)
})
afterAll(() => t.close())

const as = <T>({ cookie }: Caller, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  t.database.perform(
    { cookieHash: cookie ? hashSecret(cookie.split('=')[1] ?? '') : null },
    { now: t.clock.now(), requestId: 'test' },
    work,
  )

/** The riders whose outcomes a caller reads. */
const readBy = (caller: Caller) =>
  as(caller, async ({ db }) =>
    (await db.selectFrom('fit_outcome').select('rider_id').execute()).map(({ rider_id }) => rider_id),
  )

describe('the outcomes of a practice', () => {
  it('are read by their fitter, and the one rider, and by nobody else', async () => {
    const { riderId } = practices.a.submitted
    const { rows } = await t.data.owner.query('select rider_id from fit_outcome where fitter_id = $1', [
      practices.a.fitter.id,
    ])
    const ofPractice = rows.map(({ rider_id }) => rider_id).toSorted()
    expect(ofPractice).toHaveLength(2)
    const allowed: Partial<Record<(typeof actorNames)[number], string[]>> = {
      'fitter 1': ofPractice,
      'rider A': [riderId],
    }
    for (const name of actorNames) {
      const read = (await readBy(practices.actors[name].caller)).filter((one) => ofPractice.includes(one))
      expect(read.toSorted(), name).toEqual(allowed[name] ?? [])
    }
  })

  it('are not counted by a fitter with whom the rider shares the file', async () => {
    const { riderId, sessionId } = practices.a.submitted
    const { caller } = practices.actors['fitter with a share']
    const session = await t.api.as(caller).call('GET /api/sessions/:sessionId', { params: { sessionId } })
    expect(session.status).toBe(200)
    expect(await readBy(caller)).not.toContain(riderId)
  })

  it('are changed and queued by nobody who signs in', async () => {
    const { caller } = practices.actors['fitter 1']
    const { sessionId } = practices.a.submitted
    const changed = await as(caller, ({ db }) =>
      db.updateTable('fit_outcome').set({ satisfaction: 7 }).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
    const removed = await as(caller, ({ db }) => db.deleteFrom('fit_outcome').executeTakeFirst())
    expect(removed.numDeletedRows).toBe(0n)
    const copied = as(caller, ({ db }) =>
      sql`insert into fit_outcome select (jsonb_populate_record(f,
        jsonb_build_object('session_id', gen_random_uuid()))).* from fit_outcome f limit 1`.execute(db),
    )
    await expect(copied).rejects.toThrow('row-level security')
    const queued = as(caller, ({ db }) =>
      sql`insert into fit_outcome_due (session_id, rider_id) values (${sessionId}, ${sessionId})`.execute(db),
    )
    await expect(queued).rejects.toThrow('permission denied')
    const called = as(caller, ({ db }) =>
      sql`select app.queue_fit_outcomes(array[${sessionId}]::uuid[])`.execute(db),
    )
    await expect(called).rejects.toThrow('permission denied')
    expect(await as(caller, ({ db }) => db.selectFrom('fit_outcome_due').selectAll().execute())).toEqual([])
  })
})
