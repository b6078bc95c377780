import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_MASTER_KEYS } from '../../testing/postgres.global-setup.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { killReminders } from './testing/kill-reminders.ts'

let data: TestDatabase
beforeAll(async () => {
  data = await testDatabase()
})
afterAll(() => data.drop())

// A thousand reminders and ten kills: `npm run bench -- reminders`.
it('records each reminder once and repeats at most one mail per killed process', async () => {
  const { recorded, mails, kills } = await killReminders(
    { ownerUrl: data.ownerUrl, masterKey: TEST_MASTER_KEYS },
    { count: 60, kills: 2 },
  )
  expect(recorded).toBe(60)
  expect(mails.different).toBe(60)
  expect(mails.all - mails.different).toBeLessThanOrEqual(kills)
})
