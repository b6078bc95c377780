import { afterAll, beforeAll, expect, it } from 'vitest'
import { onConsole } from '../testing/on-console.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { findRiderCommand } from './find-rider-command.ts'

let t: TestApp
let find: (address: string) => Promise<string>
beforeAll(async () => {
  t = await testApp()
  find = (address) => onConsole(t)(findRiderCommand, address)
})
afterAll(() => t.close())

it('finds a rider by every address of their invitations and by that of their account', async () => {
  const fitter = await t.build.fitter()
  const first = await t.build.invitation(fitter, { email: 'first@example.org' })
  const second = await t.build.invitation(fitter, { email: 'second@example.org' })
  const client = await t.build.client({ email: 'own@example.org' })
  const file = 'select rider_id from session where id = $1'
  const { rows } = await t.data.owner.query(file, [first.sessionId])
  const riderId = rows[0].rider_id
  expect(await find('First@Example.org')).toContain(riderId)
  expect(await find('second@example.org')).not.toContain(riderId)
  for (const table of ['invitation', 'rider'])
    await t.data.owner.query(`alter table ${table} disable trigger user`)
  // The rider was invited again to another address.
  await t.data.owner.query(
    `update invitation set address_hash = (select address_hash from invitation where session_id = $2)
     where session_id = $1`,
    [first.sessionId, second.sessionId],
  )
  await t.data.owner.query('update rider set account_id = $1 where id = $2', [client.id, riderId])
  for (const address of ['first@example.org', 'second@example.org', 'OWN@example.org'])
    expect(await find(address), address).toContain(riderId)
  expect(await find('nobody@example.org')).toContain('There is no file with this address.')
})
