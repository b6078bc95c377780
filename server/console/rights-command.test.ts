import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { ledgerFiles, readLedger } from '../erasure/erasure-ledger.ts'
import { replayErasures } from '../erasure/replay-erasures.ts'
import { makeStamp } from '../features/contact/contact-stamp.ts'
import { rightsAlarm } from '../messages/rights-alarm.ts'
import { rightsLetter } from '../messages/rights-letter.ts'
import { OUTBOX_PURPOSE } from '../outbox/sealed-messages.ts'
import { queueRightsAlarms } from '../rights/rights-requests.ts'
import { bookings } from '../testing/bookings.ts'
import { fittings } from '../testing/fittings.ts'
import { onConsole } from '../testing/on-console.ts'
import { waitInList } from '../testing/practice-bookings.ts'
import { nobody } from '../testing/test-api.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { addressHash } from '../vault/address-hash.ts'
import { breachCommand } from './breach-command.ts'
import { rightsCommand } from './rights-command.ts'

let t: TestApp
let run: ReturnType<typeof onConsole>
beforeAll(async () => {
  t = await testApp()
  run = onConsole(t)
})
afterAll(() => t.close())

const rights = (...args: string[]) => run(rightsCommand, ...args)
const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const said = 'Here is what we did about it.'

/** The letters of a request, oldest first. */
async function lettersOf(id: string) {
  const mails = await rows(
    `select id, body_sealed from outbox where purpose like $1 order by created_at, purpose`,
    `rights:${id}:%`,
  )
  return mails.flatMap(
    (row) => rightsLetter.read(JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, row.id, row.body_sealed))) ?? [],
  )
}

async function entered(address: string, right: string, ...more: string[]) {
  const printed = await rights('add', address, '--right', right, ...more)
  const id = /request (\S+)\. It/.exec(printed)?.[1] ?? ''
  const [letter] = await lettersOf(id)
  return { id, printed, code: letter?.params.code ?? '', letter }
}

/** Leaves a message, a call that is confirmed, one that is not, and a place in a waiting list. */
async function leaveTraces(email: string) {
  const stamp = makeStamp(t.data.vault, new Date(t.clock.now().getTime() - 60_000))
  const message = { topic: 'demo' as const, name: 'Vera Visitor', email, words: 'Would Tuesday suit you?' }
  await t.api.as(nobody).call('POST /api/contact-messages', { body: { ...message, website: '', stamp } })
  const book = bookings(t)
  const at = await book.offering({
    hours: { waitingList: true },
    service: { kind: 'call', asksIntake: false },
  })
  const [first, second] = await book.freeTimes(at)
  await book.booked(at, { at: first, who: { email } })
  const held = await book.hold(at, { at: second })
  await book.ask(held.body.held?.secret ?? '', { who: { email } })
  await waitInList(t, at.fitter.id, at.serviceId, email)
  const hash = addressHash(t.data.vault, email)
  const ids = (
    await rows(
      `select id from contact_message where address_hash = $1 union all select id from booking where email_hash = $1
       union all select id from waiting_entry where email_hash = $1`,
      hash,
    )
  ).map(({ id }) => id)
  expect(ids).toHaveLength(4)
  const count = async (sql: string) => Number((await rows(sql, ids))[0].count)
  return {
    rows: () =>
      count(`select (select count(*) from contact_message where id = any ($1)) + (select count(*) from booking
        where id = any ($1)) + (select count(*) from waiting_entry where id = any ($1)) as count`),
    mails: () =>
      count(
        `select count(*) from outbox, unnest($1::uuid[]) as gone (id) where purpose like '%' || gone.id || '%'`,
      ),
  }
}

const address = () => `asks-${randomUUID().slice(0, 8)}@example.org`

describe('npm run rights', () => {
  it('answers with the day it is due and a code, in the language of the person', async () => {
    const rider = await t.build.client()
    await t.api.as(rider).call('PATCH /api/account', { body: { language: 'de' } })
    const { printed, letter } = await entered(rider.email, 'copy', '--received', '2026-11-01')
    expect(printed).toContain('due on 2026-12-01')
    expect(letter).toMatchObject({ to: rider.email, language: 'de', params: { letter: 'received' } })
    expect(letter?.params.code).toHaveLength(8)
    const stored = await rows('select address_sealed from rights_request')
    expect(stored.map(({ address_sealed }) => address_sealed.toString()).join()).not.toContain('example.org')
  })

  it('does nothing for somebody who did not reply with the code, and forgets the address in the end', async () => {
    const { id, code } = await entered(address(), 'correction')
    const done = () => rights('answer', id, '--outcome', 'done', '--words', said)
    await expect(done()).rejects.toThrow('proved')
    await expect(rights('carry-out', id)).rejects.toThrow('proved')
    await expect(rights('prove', id, 'AAAAAAAA')).rejects.toThrow('not the code')
    expect(await rights('list')).toMatch(new RegExp(`${id}.*open.*not proven`))
    await rights('prove', id, code.toLowerCase())
    expect(await rights('list')).toMatch(new RegExp(`${id}.*open.*  proven`))
    await done()
    expect(await rights('list')).not.toContain(id)
    const [row] = await rows('select * from rights_request where id = $1', id)
    expect(row).toMatchObject({ outcome: 'done', address_sealed: null, address_hash: null, code_hash: null })
    expect((await lettersOf(id)).map(({ params }) => params.letter).toSorted()).toEqual(['done', 'received'])
    await expect(done()).rejects.toThrow('answered')
    const trail = await rows('select action from audit_entry where entity_id = $1 order by id', id)
    expect(trail.map(({ action }) => action)).toEqual([
      'rights_request.entered',
      'rights_request.proven',
      'rights_request.answered',
    ])
  })

  it('erases by the command that erases', async () => {
    const { rider, riderId } = await fittings(t).fitted({ account: true })
    const [{ email_hash }] = await rows('select email_hash from rider where id = $1', riderId)
    expect(email_hash).not.toBeNull()
    const own = (await t.api.as(rider).call('GET /api/auth/user')).body
    const { id, code } = await entered('email' in own ? String(own.email) : '', 'erasure')
    await rights('prove', id, code)
    const printed = await rights('carry-out', id)
    expect(printed).toContain('Erased')
    expect(printed).toContain('Nothing else was kept of this address.')
    expect(await rows('select action from audit_entry where entity_id = $1 order by id', id)).toContainEqual({
      action: 'rights_request.carried_out',
    })
    const [file] = await rows('select erased_at from rider where id = $1', riderId)
    expect(file.erased_at).not.toBeNull()
    expect((await t.api.as(rider).call('GET /api/auth/user')).status).toBe(401)
    await rights('answer', id, '--outcome', 'done', '--words', said)
  })

  it('erases what somebody left who has no file: messages, a booked call and a place in a waiting list', async () => {
    const email = address()
    const left = await leaveTraces(email)
    const { id, code } = await entered(email, 'erasure')
    await rights('prove', id, code)
    const printed = await rights('carry-out', id)
    expect(printed).toContain('There is no file with this address.')
    expect(printed).toContain('Erased messages of the contact form: 1.')
    expect(printed).toContain('Erased booked calls and bookings that nobody confirmed: 2.')
    expect(printed).toContain('Erased places in waiting lists: 1.')
    expect(await left.rows()).toBe(0)
    expect(await left.mails()).toBe(0)
    const { entries } = await readLedger(ledgerFiles(t.context.config))
    expect(entries.filter((entry) => 'visitorRowId' in entry)).toHaveLength(4)
    // A restore repeats it for rows that a backup brings back, and leaves those of others.
    await leaveTraces(address())
    expect(await inOwnerTransaction(t.data.owner, () => replayErasures(t.data.owner, entries))).toBe(0)
    const [message] = await rows('select id from contact_message')
    const again = [{ visitorRowId: message.id, at: t.clock.now().toISOString() }]
    expect(await inOwnerTransaction(t.data.owner, () => replayErasures(t.data.owner, again))).toBe(1)
    expect(await rows('select id from contact_message')).toEqual([])
  })

  it('restricts the files of who asks for it', async () => {
    const { rider, riderId } = await fittings(t).fitted({ account: true })
    const own = (await t.api.as(rider).call('GET /api/auth/user')).body
    const { id, code } = await entered('email' in own ? String(own.email) : '', 'restriction')
    await rights('prove', id, code)
    expect(await rights('carry-out', id)).toContain(`Restricted ${riderId}`)
    const [row] = await rows(
      'select cause from restriction where rider_id = $1 and ended_at is null',
      riderId,
    )
    expect(row.cause).toBe('request')
    expect(await rights('carry-out', id)).toContain('restricted already')
  })

  it('may be refused without a proof, and extended once', async () => {
    const { id } = await entered(address(), 'objection', '--received', '2026-11-01')
    await rights('extend', id, '--words', 'We have to ask the fitter first.')
    expect(await rights('list')).toMatch(new RegExp(`${id}.*due 2027-02-01`))
    await expect(rights('extend', id, '--words', said)).rejects.toThrow('extended before')
    await rights('answer', id, '--outcome', 'refused', '--words', said)
    const late = await entered(address(), 'access', '--received', '2026-10-01')
    await expect(rights('extend', late.id, '--words', said)).rejects.toThrow('too late to take more time')
  })

  it.each([
    [[]],
    [['add']],
    [['add', 'nobody', '--right', 'copy']],
    [['add', 'a@example.org', '--right', 'everything']],
    [['add', 'a@example.org', '--right', 'copy', '--received', '2999-01-01']],
    [['add', 'a@example.org', '--right', 'copy', '--received', '1950-01-01']],
    [['add', 'a@example.org', '--right', 'copy', '--language', 'xx']],
    [['answer', randomUUID(), '--outcome', 'done', '--words', 'short']],
    [['prove', 'x', 'AAAAAAAA']],
    [['prove', randomUUID(), 'AAAAAAAA']],
  ])('refuses %j', async (args) => {
    await expect(rights(...args)).rejects.toThrow(/npm run rights|Not accepted|no such request/)
  })

  it('alarms once on day 20', async () => {
    const { id } = await entered(address(), 'access')
    const alarm = () =>
      t.database.perform({ system: true }, { now: t.clock.now(), requestId: 't' }, (tx) =>
        queueRightsAlarms(tx, 'privacy@example.org'),
      )
    const alarms = () => rows('select * from outbox where purpose like $1', `rights_alarm:${id}:%`)
    await alarm()
    expect(await alarms()).toEqual([])
    t.clock.advance({ days: 20 })
    await alarm()
    await alarm()
    const [mail, ...more] = await alarms()
    expect(more).toEqual([])
    const body = rightsAlarm.read(JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, mail.id, mail.body_sealed)))
    expect(body).toMatchObject({ to: 'privacy@example.org', params: { id, right: 'access' } })
    expect(await rights('list')).toMatch(new RegExp(`${id}.*alarm`))
  })
})

describe('npm run breach', () => {
  const breach = (...args: string[]) => run(breachCommand, ...args)

  it('counts 72 hours, and records who was told', async () => {
    const printed = await breach('add', '--words', 'A laptop with a backup was stolen')
    expect(printed).toContain('72 h left to tell the authority')
    const id = /breach (\S+): 72/.exec(printed)?.[1] ?? ''
    t.clock.advance({ hours: 73 })
    expect(await breach('list')).toMatch(new RegExp(`${id}.*should have been told 1 h ago.*laptop`))
    await breach('authority', id)
    await breach('people', id)
    await expect(breach('people', id)).rejects.toThrow('recorded already')
    expect(await breach('list')).toMatch(/authority was told.*people were told/)
    await expect(breach('close', id)).rejects.toThrow('npm run breach')
    await breach('close', id, '--words', said)
    expect(await breach('list')).toContain('No breach is open')
  })

  it.each([
    [71.5, 'less than 1 h left to tell the authority'],
    [72.2, 'the authority should have been told less than 1 h ago'],
    [191, 'the authority should have been told 119 h ago'],
  ])('says after %d hours: %s', async (hours, clock) => {
    const aware = new Date(t.clock.now().getTime() - hours * 3_600_000).toISOString()
    expect(await breach('add', '--words', 'A laptop was stolen', '--aware', aware)).toContain(`: ${clock}.`)
    expect(await breach('list')).toContain(clock)
  })

  it.each([[['add']], [['add', '--words', 'x', '--aware', '2999-01-01T00:00:00Z']], [['close', 'x']], [[]]])(
    'prints its usage: %j',
    async (args) => {
      await expect(breach(...args)).rejects.toThrow('npm run breach')
    },
  )
})
