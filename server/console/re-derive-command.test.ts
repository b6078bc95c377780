import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookings, MONDAY_NINE } from '../testing/bookings.ts'
import { onConsole } from '../testing/on-console.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { reDeriveCommand } from './re-derive-command.ts'

let t: TestApp
let run: () => Promise<string>
beforeAll(async () => {
  t = await testApp()
  run = () => onConsole(t)(reDeriveCommand)
})
afterAll(() => t.close())

it('lists what new rules of a zone would move, and changes nothing', async () => {
  const book = bookings(t)
  for (let count = 0; count < 2; count += 1) await book.hold(await book.offering(), { at: MONDAY_NINE })
  expect(await run()).toMatch(/^2 bookings to come, 0 that tzdata \S+ would move/m)
  // One was booked when the clock was expected to be an hour ahead.
  await t.data.owner.query('alter table booking disable trigger user')
  const { rows } = await t.data.owner.query(
    `update booking set starts_local = '2026-11-23T10:00', tzdata = '2020a'
     where id = (select id from booking order by id limit 1) returning id`,
  )
  const before = await t.data.owner.query('select booking::text from booking order by id')
  const said = await run()
  expect(said).toContain(`booking ${rows[0].id} of fitter`)
  expect(said).toContain(
    'agreed for 2026-11-23T10:00 in Europe/Berlin (tzdata 2020a) and kept for 2026-11-23T08:00:00.000Z, when the clock there now shows 2026-11-23T09:00; 2026-11-23T10:00 is now 2026-11-23T09:00:00.000Z',
  )
  expect(said).toMatch(/^2 bookings to come, 1 that tzdata/m)
  expect((await t.data.owner.query('select booking::text from booking order by id')).rows).toEqual(
    before.rows,
  )
})
