import { randomUUID } from 'node:crypto'
import type { TestApp } from './test-app.ts'

interface Share {
  fitterId: string
  riderId: string
}

const ENTRY = `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
  values ('0', $1, 'test', 'system', 'test.made', $2, $3, '{}')`

/** Puts a rider of each practice in the pool, and lets each fitter show a mark, without the riders that it would take. */
export async function addPoolAndMarks(t: TestApp, shares: readonly Share[]): Promise<void> {
  const { owner } = t.data
  const now = t.clock.now()
  const snapshot = randomUUID()
  await owner.query('begin')
  // A test may make practices twice, and a week has one snapshot.
  await owner.query(
    `insert into pool_snapshot
     (id, week, taken_at, cells)
     select $1, date '2020-01-06' + 7 * count(*)::int, $2, 0 from pool_snapshot`,
    [snapshot, now],
  )
  await owner.query(ENTRY, [now, 'pool_snapshot', snapshot])
  for (const { fitterId, riderId } of shares) {
    await owner.query(
      `insert into pool_member (group_key, generation, rider_id, fitter_id, value)
       values ('complaints.road', 1, $1, $2, 1)`,
      [riderId, fitterId],
    )
    await owner.query('insert into comparison_member (rider_id, fitter_id) values ($1, $2)', [
      riderId,
      fitterId,
    ])
    await owner.query(
      'insert into fitter_comparison (fitter_id, riders, effect, low, high) values ($1, 20, 0.3, -0.1, 0.7)',
      [fitterId],
    )
    await owner.query(
      `insert into fitter_rating (fitter_id, year, riders, asked, answered, response, rating, low, high, computed_at)
       values ($1, 2025, 20, 24, 20, 0.83, 6.1, 5.6, 6.6, $2)`,
      [fitterId, now],
    )
    await owner.query('insert into public_mark (fitter_id, shown, changed_at) values ($1, true, $2)', [
      fitterId,
      now,
    ])
    await owner.query(ENTRY, [now, 'public_mark', fitterId])
  }
  await owner.query('commit')
}
