import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Notification } from 'pg'
import { describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../mail/outgoing-mail.ts'
import { complaint, eximBounce, postfixBounce } from '../mail/testing/failure-samples.ts'
import { appWithFits } from '../testing/app-with-fits.ts'
import type { Fitted } from '../testing/fittings.ts'
import { onConsole } from '../testing/on-console.ts'
import { mailFailedCommand } from './mail-failed-command.ts'

const { t, fit } = await appWithFits()

async function* chunksOf(text: string, size = 65_536) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

/** Runs the command with piped input. */
const withInput = (args: string[], input: AsyncIterable<string> & { isTTY?: boolean }) =>
  onConsole(t)((config, given, now) => mailFailedCommand(config, given, now, input), ...args)
const failed = (...args: string[]) => withInput(args, chunksOf('never read'))
const piped = (text: string) => withInput([], chunksOf(text))

const newAddress = () => `rider-${randomUUID().slice(0, 8)}@example.net`
const unknownMail = () => `<${randomUUID()}@localhost>`

/** A rider whose file has this address. */
const riderAt = (address: string): Promise<Fitted> => fit.fitted({ answers: { email: address } })

/** The rider's reminder as it was sent. */
async function reminded(made: Fitted): Promise<OutgoingMail> {
  expect((await fit.remindNow(made.fitter, made.first)).status).toBe(202)
  const [mail] = await fit.deliverAll()
  if (!mail) throw new Error('no reminder went out')
  return mail
}

async function fileOf({ riderId }: Fitted) {
  const { rows } = await t.data.owner.query(
    `select address_failed_at is not null as failed, reminders_stopped_at is not null as stopped,
       array(select action from audit_entry where rider_id = $1 and request_id = 'console' order by id) as trail
     from rider where id = $1`,
    [riderId],
  )
  return rows[0]
}

const untouched = { failed: false, stopped: false, trail: [] }
const marked = { failed: true, stopped: false, trail: ['rider.address_failed'] }
const ended = { failed: false, stopped: true, trail: ['rider.reminders_stopped'] }

/** The accounts that the database notified during some work. */
async function noticed(act: () => Promise<unknown>): Promise<unknown[]> {
  const heard: unknown[] = []
  const listen = ({ payload }: Notification) => heard.push(JSON.parse(payload ?? ''))
  const { owner } = t.data
  await owner.query('listen spokewell_notice')
  owner.on('notification', listen)
  await act()
  await owner.query('unlisten spokewell_notice')
  owner.off('notification', listen)
  return heard
}

describe('mail-failed ADDRESS', () => {
  it('marks every file with the address, once, and notifies their fitters', async () => {
    const address = newAddress()
    const both = [await riderAt(address), await riderAt(address)]
    const other = await riderAt(newAddress())
    const heard = await noticed(async () => {
      const said = await failed(address.toUpperCase())
      for (const { riderId } of both) expect(said).toContain(riderId)
      expect(said.toLowerCase()).not.toContain(address)
    })
    for (const { fitter } of both)
      expect(heard).toContainEqual({ topic: 'followUps', accounts: [fitter.id], requestId: 'console' })
    await failed(address)
    for (const made of both) expect(await fileOf(made)).toEqual(marked)
    expect(await fileOf(other)).toEqual(untouched)
    expect((await fit.remindNow(both[0]?.fitter ?? other.fitter, both[0]?.first ?? '')).problem.code).toBe(
      'rider_unreachable',
    )
  })

  it('leaves a file whose address was corrected since', async () => {
    const address = newAddress()
    const made = await riderAt(address)
    await t.api.as(made.fitter).call('PATCH /api/riders/:riderId', {
      params: { riderId: made.riderId },
      body: { email: newAddress() },
    })
    expect(await failed(address)).toContain('No file uses this address')
    expect(await fileOf(made)).toEqual(untouched)
  })

  it('ends the reminders with --complaint, including queued ones, and notifies the fitter', async () => {
    const address = newAddress()
    const made = await riderAt(address)
    await fit.remindNow(made.fitter, made.first)
    const heard = await noticed(() => failed(address, '--complaint'))
    expect(heard).toContainEqual({ topic: 'followUps', accounts: [made.fitter.id] })
    expect(await fit.deliverAll()).toEqual([])
    expect(await fit.remindersOf(made.first)).toEqual(['1 stopped'])
    await failed('--complaint', address)
    expect(await fileOf(made)).toEqual(ended)
  })

  it('allows only the system to end them so', async () => {
    const made = await riderAt(newAddress())
    const asked = t.database.perform(
      { cookieHash: null },
      { now: t.clock.now(), requestId: 'test' },
      ({ db, now }) => sql`select app.choose_reminders(${made.riderId}, false, ${now}, 'test')`.execute(db),
    )
    await expect(asked).rejects.toThrow('ended by the house')
    expect(await fileOf(made)).toEqual(untouched)
  })

  it('reports an address that no file has, without repeating it', async () => {
    const address = newAddress()
    expect(await failed(address)).toBe('No file uses this address.\n')
    expect(await failed(address, '--complaint')).not.toContain(address)
  })

  it.each([[['x']], [['']], [['--complaint']], [['a@example.org', 'b@example.org']]])(
    'prints its usage: %j',
    async (args) => {
      await expect(failed(...args)).rejects.toThrow('mail-failed -- ADDRESS')
    },
  )

  it('does not wait for input at a terminal', async () => {
    const terminal = Object.assign(chunksOf('x'), { isTTY: true })
    await expect(withInput([], terminal)).rejects.toThrow('mail-failed -- ADDRESS')
  })
})

describe('a piped report', () => {
  it('of a returned reminder marks its file, and shows the reminder as refused', async () => {
    const made = await riderAt(newAddress())
    const { to: address, messageId } = await reminded(made)
    expect(await fit.remindersOf(made.first)).toEqual(['1 sent'])
    expect(await piped(eximBounce({ address, messageId }))).toContain(made.riderId)
    expect(await fileOf(made)).toEqual(marked)
    expect(await fit.remindersOf(made.first)).toEqual(['1 address_refused'])
    const list = await t.api.as(made.fitter).call('GET /api/follow-ups', { query: { state: 'call' } })
    expect(list.body.items).toMatchObject([
      { unreachable: 'address_failed', reminders: [{ state: 'failed', reason: 'address_refused' }] },
    ])
    await piped(eximBounce({ address, messageId }))
    expect(await fileOf(made)).toEqual(marked)
  })

  it('of a mail refused as spam shows it as failed by the server, and marks no address', async () => {
    const made = await riderAt(newAddress())
    const { to: address, messageId } = await reminded(made)
    const spam = postfixBounce({ address, messageId }, { status: '5.7.1' }).replace(
      /^Diagnostic-Code:.*\n.*unknown$/im,
      'Diagnostic-Code: smtp; 550 5.7.1 looks like spam',
    )
    expect(await piped(spam)).toContain('not because of its address')
    expect(await fileOf(made)).toEqual(untouched)
    expect(await fit.remindersOf(made.first)).toEqual(['1 returned'])
    expect((await fit.remindNow(made.fitter, made.first)).status).toBe(202)
  })

  it('of a returned invitation shows it as failed', async () => {
    const fitter = await t.build.fitter()
    const address = newAddress()
    const { id } = await t.build.invitation(fitter, { email: address })
    await fit.deliverAll()
    const { rows } = await t.data.owner.query(`select id from outbox where kind = 'invitation'`)
    await piped(postfixBounce({ address, messageId: `<${rows[0].id}@localhost>` }))
    const list = await t.api.as(fitter).call('GET /api/invitations', { query: {} })
    expect(list.body.items).toMatchObject([{ id, delivery: 'failed' }])
  })

  it('finds by the mail the file of a rider who was invited at another address', async () => {
    const made = await riderAt(newAddress())
    const { fitter, riderId } = made
    const body = { email: newAddress() }
    await t.api.as(fitter).call('PATCH /api/riders/:riderId', { params: { riderId }, body })
    const { to: address, messageId } = await reminded(made)
    expect(address).toBe(body.email)
    await piped(postfixBounce({ address, messageId }))
    expect(await fileOf(made)).toEqual(marked)
  })

  it('is matched by address when it does not contain the mail', async () => {
    const made = await riderAt(newAddress())
    const { to: address } = await reminded(made)
    const [cut = ''] = postfixBounce({ address, messageId: '' }).split('Content-Description: Undelivered')
    await piped(cut)
    expect(await fileOf(made)).toEqual(marked)
  })

  it('of a mail to a corrected address does not mark the new one', async () => {
    const made = await riderAt(newAddress())
    const { to: address, messageId } = await reminded(made)
    await t.api.as(made.fitter).call('PATCH /api/riders/:riderId', {
      params: { riderId: made.riderId },
      body: { email: newAddress() },
    })
    expect(await piped(postfixBounce({ address, messageId }))).toContain('No file uses this address')
    expect(await fileOf(made)).toEqual(untouched)
  })

  it('of a complaint ends the reminders, even if it hides the address', async () => {
    const made = await riderAt(newAddress())
    const { to: address, messageId } = await reminded(made)
    expect(await piped(complaint({ address, messageId }, { type: 'not-spam' }))).toContain(
      'there is no complaint',
    )
    expect(await fileOf(made)).toEqual(untouched)
    expect(await piped(complaint({ address, messageId }, { hidden: true }))).toContain(made.riderId)
    expect(await fileOf(made)).toEqual(ended)
  })

  it.each([
    ['of a mail that is not ours', () => '<CAF=abc123@mail.example>'],
    ['of a mail that never was', unknownMail],
    ['of an id that is none', () => `<${'-'.repeat(36)}@localhost>`],
    ['of a query', () => `<'or''=''or'id'is'not'null--0123456789@localhost>`],
  ])('%s changes nothing', async (_what, messageId) => {
    const made = await riderAt(newAddress())
    const { to: address } = await reminded(made)
    for (const report of [postfixBounce, complaint])
      expect(await piped(report({ address, messageId: messageId() }))).toContain(
        'The outbox does not know this mail',
      )
    expect(await fileOf(made)).toEqual(untouched)
  })

  it('with our mail and another person’s address marks no file of the mail', async () => {
    const [made, other] = [await riderAt(newAddress()), await riderAt(newAddress())]
    const { messageId } = await reminded(made)
    await piped(postfixBounce({ address: newAddress(), messageId }))
    expect([await fileOf(made), await fileOf(other)]).toEqual([untouched, untouched])
  })

  it('of a delay, of several people or without an address is reported and changes nothing', async () => {
    const made = await riderAt(newAddress())
    const { to: address, messageId } = await reminded(made)
    const bounce = postfixBounce({ address, messageId })
    const delayed = postfixBounce({ address, messageId }, { action: 'delayed', status: '4.4.1' })
    expect(await piped(delayed)).toContain('permanently')
    const more = 'Final-Recipient: rfc822; else@example.org\nAction: failed\nStatus: 5.1.1\n\nFinal-Recipient'
    expect(await piped(bounce.replace('Final-Recipient', more))).toContain('several recipients')
    expect(await piped(bounce.replaceAll(address, 'nobody'))).toContain('no address')
    expect(await piped('')).toContain('neither')
    expect(await fileOf(made)).toEqual(untouched)
  })

  it('of more than a megabyte is consumed but not parsed', async () => {
    const made = await riderAt(newAddress())
    const { to: address, messageId } = await reminded(made)
    let taken = 0
    async function* endless() {
      yield postfixBounce({ address, messageId })
      for (; taken < 200; taken += 1) yield 'x'.repeat(50_000)
    }
    expect(await withInput([], endless())).toContain('larger')
    expect(taken).toBe(200)
    expect(await fileOf(made)).toEqual(untouched)
  })
})
