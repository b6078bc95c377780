import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerFiles } from '../erasure/erasure-ledger.ts'
import { readErasures } from '../erasure/testing/read-erasures.ts'
import { appointments } from '../testing/appointments.ts'
import { intakes } from '../testing/intakes.ts'
import { onConsole } from '../testing/on-console.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { eraseCommand } from './erase-command.ts'
import { supportCommand } from './support-command.ts'

let t: TestApp
let erase: (...args: string[]) => Promise<string>
beforeAll(async () => {
  t = await testApp()
  erase = (...args) => onConsole(t)(eraseCommand, ...args)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

describe('npm run erase -- --account', () => {
  it('erases the account of an address with its files, and writes both to the ledger', async () => {
    const client = await t.build.client()
    await intakes(t).send(await intakes(t).begin(client, await t.build.fitter()))
    const files = await rows('select id from rider where account_id = $1', client.id)
    expect(await erase('--account', client.email.toUpperCase())).toContain(`account ${client.id}`)
    expect(await rows('select 1 from account where id = $1', client.id)).toEqual([])
    const ids = (await readErasures(ledgerFiles(t.context.config))).flatMap((entry) => Object.values(entry))
    expect(ids).toEqual(expect.arrayContaining([client.id, files[0].id]))
    await expect(erase('--account', client.email)).rejects.toThrow('no account')
  })

  it('chooses the account that has proven the address, and none of several that have not', async () => {
    const email = `shared-${randomUUID().slice(0, 8)}@example.org`
    const unproven = [
      await t.build.client({ email, proven: false }),
      await t.build.client({ email, proven: false }),
    ]
    await expect(erase('--account', email)).rejects.toThrow(unproven[0]?.id)
    const proven = await t.build.client({ email })
    expect(await erase('--account', email)).toContain(proven.id)
    expect(await erase('--account', unproven[0]?.id ?? '')).toContain(unproven[0]?.id)
    expect(await erase('--account', email)).toContain(unproven[1]?.id)
  })

  it('lists the files of the address that belong to no account', async () => {
    const client = await t.build.client()
    const invited = await t.build.invitation(await t.build.fitter(), { email: client.email })
    const [file] = await rows('select rider_id from session where id = $1', invited.sessionId)
    expect(await erase('--account', client.email)).toContain(file.rider_id)
    expect(await rows('select 1 from rider where id = $1 and erased_at is null', file.rider_id)).toHaveLength(
      1,
    )
    expect(await erase(file.rider_id)).toContain(file.rider_id)
  })

  it('mails the riders of a fitter that their appointments are cancelled', async () => {
    const days = appointments(t)
    const own = await days.offering()
    const email = `rider-${randomUUID()}@example.org`
    await days.entered(own, '2026-11-23T08:00:00.000Z', { email })
    await days.quiet()
    await erase('--account', own.fitter.id)
    const [sent, ...more] = await days.deliver()
    expect(more).toEqual([])
    expect([sent?.to, sent?.subject]).toEqual([email, expect.stringContaining('is cancelled')])
    expect(sent?.calendar).toContain('METHOD:CANCEL')
  })

  it('refuses support accounts, which have their own command', async () => {
    const address = `staff-${randomUUID().slice(0, 8)}@example.org`
    await onConsole(t)(supportCommand, 'add', address)
    await expect(erase('--account', address)).rejects.toThrow('npm run support')
  })

  it.each([[[]], [['x']], [['--account', '']]])('prints its usage: %j', async (args) => {
    await expect(erase(...args)).rejects.toThrow('npm run erase -- RIDER_ID')
  })
})

it('leaves a database that is not up to date unchanged, and the ledger too', async () => {
  const { sessionId } = await t.build.guest()
  const [{ rider_id: riderId }] = await rows('select rider_id from session where id = $1', sessionId)
  const [last] = await rows("delete from schema_migration where name like '%/0017%' returning *")
  const before = await readErasures(ledgerFiles(t.context.config))
  try {
    await expect(erase(riderId)).rejects.toThrow('Start the server on it once, then run this again.')
  } finally {
    await rows('insert into schema_migration values ($1, $2, $3)', last.name, last.checksum, last.at)
  }
  expect(await readErasures(ledgerFiles(t.context.config))).toEqual(before)
  expect(await erase(riderId)).toContain(riderId)
})
