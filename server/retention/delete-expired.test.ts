import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { deleteExpired } from './delete-expired.ts'

const now = new Date('2026-11-20T10:00:00Z')
let data: TestDatabase

beforeAll(async () => {
  data = await testDatabase()
})
afterAll(() => data.drop())

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const count = async (table: string): Promise<number> =>
  Number((await data.owner.query(`select count(*) as rows from ${table}`)).rows[0].rows)

async function outboxRow(end: { sent?: Date; dead?: Date; dropped?: Date }): Promise<void> {
  await data.owner.query(
    `insert into outbox (id, purpose, channel, kind, due_at, attempts, created_at, sent_at, dead_at, dropped_at)
     values ($1::uuid, $1::text, 'mail', 'confirmation', $2, 1, $2, $3, $4, $5)`,
    [randomUUID(), daysAgo(90), end.sent, end.dead, end.dropped],
  )
}

async function idempotencyKey(at: Date): Promise<void> {
  await data.owner.query(
    `insert into idempotency_key (actor, call, key, request_hash, status, resource, created_at)
     values ($1, 'x', $2, '', 201, $1, $3)`,
    [randomUUID(), randomUUID(), at],
  )
}

it('deletes what has expired and keeps the rest', async () => {
  for (const end of [{ sent: daysAgo(31) }, { dead: daysAgo(31) }, { dropped: daysAgo(31) }])
    await outboxRow(end)
  for (const end of [{}, { sent: daysAgo(29) }]) await outboxRow(end)
  for (const at of [daysAgo(8), daysAgo(6)]) await idempotencyKey(at)
  await data.owner.query(
    `insert into rate_limit (key, points, expire) values ('old', 1, $1), ('new', 1, $2), ('clock ran ahead', 1, $3), ('ever', 1, null)`,
    [now.getTime() - 1, now.getTime() + 1000, now.getTime() + 400 * 86_400_000],
  )
  expect(await deleteExpired(data.owner, now)).toBe(false)
  expect(await count('outbox')).toBe(2)
  expect(await count('idempotency_key')).toBe(1)
  expect(await count('rate_limit')).toBe(2)
})

it('deletes a batch at a time', async () => {
  await data.owner.query(
    `insert into idempotency_key (actor, call, key, request_hash, status, resource, created_at)
     select gen_random_uuid(), 'x', n::text, '', 201, gen_random_uuid(), $1 from generate_series(1, 5001) n`,
    [daysAgo(8)],
  )
  expect(await deleteExpired(data.owner, now)).toBe(true)
  expect(await deleteExpired(data.owner, now)).toBe(false)
  expect(await count('idempotency_key')).toBe(1)
})
