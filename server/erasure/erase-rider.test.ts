import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '../database/one-connection.ts'
import { hashSecret } from '../http/cookie.ts'
import type { Caller } from '../testing/test-api.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { makeTwoPractices, type TwoPractices } from '../testing/two-practices.ts'
import { eraseRiderRows } from './erase-rider.ts'

let t: TestApp
let practices: TwoPractices
beforeAll(async () => {
  t = await testApp()
  practices = await makeTwoPractices(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

/** The tables in which an erased file keeps rows: the file's id, the dates of its sessions, and the audit trail. */
const staying = ['rider', 'session', 'audit_entry']

/**
 * The number of rows that each table has of a file, by the column that names its owner, without the `staying` tables.
 */
async function keptOf(riderId: string): Promise<Record<string, number>> {
  const tables = await rows(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'rider_id' and table_type = 'BASE TABLE' and table_name <> all ($1)`,
    staying,
  )
  const kept: Record<string, number> = {}
  for (const { name } of tables) {
    const [{ count }] = await rows(`select count(*)::int as count from ${name} where rider_id = $1`, riderId)
    if (count > 0) kept[name] = count
  }
  return kept
}

const ofTheFit = [
  'bike',
  'measurement',
  'intervention',
  'recommendation',
  'photo',
  'follow_up',
  'follow_up_alert',
]

const idsOf = async (table: string, riderId: string): Promise<string[]> =>
  (await rows(`select id from ${table} where rider_id = $1 order by id`, riderId)).map(({ id }) => id)

/** Erases the account through its own call, with the rights of a person. */
const deleteAccount = (who: Caller) =>
  t.database.perform(
    { cookieHash: hashSecret(who.cookie?.split('=')[1] ?? '') },
    { now: t.clock.now(), requestId: 'deletion' },
    ({ db, now }) =>
      db
        .selectNoFrom((is) => is.fn('app.erase_own_account', [is.val(now), is.val('deletion')]).as('erased'))
        .execute(),
  )

describe.each([
  ['on the console', 'erasure', 'a'],
  ['with the account, by the rider', 'deletion', 'b'],
] as const)('erasing a file %s', (_how, request, side) => {
  it('deletes the fit and its follow-ups with an audit entry for each, and changes no other file', async () => {
    const { rider, submitted, report } = practices[side]
    const { riderId, sessionId } = submitted
    const before = await keptOf(riderId)
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([...ofTheFit, 'submission', 'consent', 'fit_outcome', 'fit_outcome_due']),
    )
    const [{ rider_id: other }] = await rows('select rider_id from session where id = $1', report.sessionId)
    const othersBefore = await keptOf(other)
    const gone: [string, string[]][] = []
    for (const table of ofTheFit) gone.push([table, await idsOf(table, riderId)])
    await rows(
      `insert into idempotency_key (actor, call, key, request_hash, status, resource, created_at)
       values ($1, 'x', 'x', '\\x00', 201, $1, now())`,
      sessionId,
    )
    if (request === 'deletion') await deleteAccount(rider)
    else await eraseRiderRows(t.data.owner, { riderId, at: t.clock.now().toISOString() })
    expect(await keptOf(riderId)).toEqual({})
    expect(await keptOf(other)).toEqual(othersBefore)
    expect(await rows('select 1 from idempotency_key where actor = $1', sessionId)).toEqual([])
    expect(await rows('select 1 from file_removal where key = $1', riderId)).toHaveLength(1)
    expect(
      await rows(
        `select bike_id, goal_weights, saddle_reference, summary_sealed, goal_levels_sealed, activities_sealed
         from session where id = $1`,
        sessionId,
      ),
    ).toEqual([
      {
        bike_id: null,
        goal_weights: {},
        saddle_reference: null,
        summary_sealed: null,
        goal_levels_sealed: null,
        activities_sealed: null,
      },
    ])
    expect(await rows('select 1 from session_note where rider_id = $1', riderId)).toEqual([])
    for (const [table, ids] of gone)
      expect(
        await rows(
          `select entity_id as id from audit_entry where action = 'rider.erased' and entity = $1 and rider_id = $2
             and request_id = $3 order by 1`,
          table,
          riderId,
          request,
        ),
        table,
      ).toEqual(ids.map((id) => ({ id })))
  })
})

it('deletes a whole file while an alert about it is being raised', async () => {
  const [followUp] = await rows(
    'select id, session_id, fitter_id, rider_id from follow_up where session_id = $1 limit 1',
    practices.a.report.sessionId,
  )
  const { id, session_id, fitter_id, rider_id } = followUp
  const erased = await withClient(t.data.ownerUrl, async (worker) => {
    await worker.query('begin')
    await worker.query('select 1 from follow_up where id = $1 for update', [id])
    const erasing = eraseRiderRows(t.data.owner, { riderId: rider_id, at: t.clock.now().toISOString() })
    await expect
      .poll(async () => (await worker.query('select 1 from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0)
    await worker.query(
      `with raised as (
         insert into follow_up_alert (id, session_id, fitter_id, rider_id, follow_up_id, kind, zone, raised_at)
         values (gen_random_uuid(), $1, $2, $3, $4, 'unhappy', '', now()) returning id)
       insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
         select '0', now(), 'worker', 'system', 'follow_up_alert.raised', 'follow_up_alert', id, '{}' from raised`,
      [session_id, fitter_id, rider_id, id],
    )
    await worker.query('commit')
    return erasing
  })
  expect(erased).toBe(true)
  expect(await keptOf(rider_id)).toEqual({})
})
