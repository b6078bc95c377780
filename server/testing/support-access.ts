import { randomUUID } from 'node:crypto'
import type { Person } from './builders.ts'
import type { TestApp } from './test-app.ts'

/** Makes a change as the owner, with its audit entry, as the console does. */
async function byHand(
  t: TestApp,
  entity: 'support_access' | 'account',
  id: string,
  [sql, values]: [sql: string, values: unknown[]],
) {
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

/** Somebody of the support, who may read this rider's file for an hour, for a technical reason. */
export async function letSupportIn(t: TestApp, riderId: string): Promise<Person> {
  const support = await t.build.client()
  await byHand(t, 'account', support.id, [`update account set role = 'support' where id = $1`, [support.id]])
  const id = randomUUID()
  const now = t.clock.now()
  await byHand(t, 'support_access', id, [
    `insert into support_access (id, support_id, rider_id, reason, sentence_sealed, from_at, until_at)
     values ($1, $2, $3, 'technical', '', $4, $5)`,
    [id, support.id, riderId, now, new Date(now.getTime() + 3_600_000)],
  ])
  return support
}
