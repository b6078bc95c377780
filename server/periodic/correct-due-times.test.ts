import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { correctDueTimes } from './correct-due-times.ts'

let data: TestDatabase
beforeAll(async () => {
  data = await testDatabase()
})
afterAll(() => data.drop())

const now = new Date('2026-11-20T10:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

/** Inserts a row with these times. @returns when it is due after the correction */
async function mended(made: Date, due: Date, lastError: string | null): Promise<Date> {
  const id = randomUUID()
  await data.owner.query(
    `insert into outbox (id, purpose, channel, kind, due_at, attempts, created_at, last_error)
     values ($1::uuid, $1::uuid::text, 'mail', 'recovery', $2, 0, $3, $4)`,
    [id, due, made, lastError],
  )
  await correctDueTimes(data.owner, now)
  return (await data.owner.query('select due_at from outbox where id = $1', [id])).rows[0].due_at
}

it('makes due what a fast clock delayed, and leaves what is scheduled for later', async () => {
  expect(await mended(days(3650), days(3650), null)).toEqual(now)
  expect(await mended(days(-1), days(3650), 'smtp_451')).toEqual(now)
  expect(await mended(days(-1), days(0.5), 'smtp_451')).toEqual(days(0.5))
  expect(await mended(days(-1), days(2), null)).toEqual(days(2))
  expect(await mended(days(-2), days(-1), null)).toEqual(days(-1))
})
