import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type MailSender, SendingFailed } from '../mail/mail-sender.ts'
import { recovery } from '../messages/recovery.ts'
import { messageRegistry } from '../messages/registry.ts'
import { makeSmsSender, type SmsSender } from '../sms/sms-sender.ts'
import { appWithFits } from '../testing/app-with-fits.ts'
import { DELIVERY_WITHIN_MS, LEASE_MS } from './claim.ts'
import { deliverNext } from './deliver-next.ts'
import { LANE_NAMES, type Lane } from './lanes.ts'

const { t, fit } = await appWithFits()

let logged: Record<string, unknown>[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
/** What the mail server does with each mail: accepts it, or fails as set. */
let refuse: (to: string) => SendingFailed | null = () => null
let tried: string[] = []
const sender: MailSender = {
  place: { publicUrl: t.context.config.publicUrl, from: 'no-reply@localhost' },
  keepsBodies: false,
  async send({ to }) {
    tried.push(to)
    const failed = refuse(to)
    if (failed) throw failed
  },
  close() {},
}
const sms: SmsSender = makeSmsSender({ smsUrl: null })

beforeEach(async () => {
  logged = []
  tried = []
  refuse = () => null
  await fit.quiet()
  await t.data.owner.query('delete from delivery_hold')
})

const delivery = { database: t.database, messages: messageRegistry, sender, sms, now: t.clock.now, log }
const deliver = (lanes: readonly Lane[] = LANE_NAMES) => deliverNext(delivery, lanes)
const provider = () => new SendingFailed('provider_535', 'provider')
const lost = () => new SendingFailed('lost_etimedout', 'lost')

const enqueue = (to: string) =>
  t.database.perform({ system: true }, { now: t.clock.now(), requestId: 'test' }, (tx) =>
    recovery.queue(
      tx,
      { to, language: 'en', params: { link: 'https://fits.example/#t', code: '123456' } },
      { purpose: `test:${randomUUID()}` },
    ),
  )
const row = async (id: string) =>
  (await t.data.owner.query('select * from outbox where id = $1', [id])).rows[0]
const messages = () => logged.map(({ msg }) => msg)

describe('a provider that accepts nothing', () => {
  it('costs a mail neither its place nor an attempt, and is logged once', async () => {
    refuse = provider
    const id = await enqueue('ines@example.org')
    const due = t.clock.now()
    expect([await deliver(), await deliver(), await deliver()]).toEqual(['held', 'held', null])
    for (let times = 0; times < 40; times += 1) {
      t.clock.advance({ minutes: 1 })
      await deliver()
    }
    expect(await row(id)).toMatchObject({ attempts: 0, due_at: due, sent_at: null, dead_at: null })
    expect(logged.filter(({ level }) => level === 50)).toMatchObject([
      { channel: 'mail', error: 'provider_535', msg: 'outbox: held, the provider accepts nothing' },
    ])
    expect(JSON.stringify(logged)).not.toContain('ines')
  })

  it('is probed by one delivery at a time of all processes, after increasing pauses', async () => {
    refuse = provider
    for (let count = 0; count < 4; count += 1) await enqueue(`rider-${count}@example.org`)
    await deliver()
    await deliver()
    const seconds: number[] = []
    for (let second = 0; second < 120; second += 1) {
      const before = tried.length
      await Promise.all([deliver(), deliver(), deliver()])
      for (let count = before; count < tried.length; count += 1) seconds.push(second)
      t.clock.advance({ seconds: 1 })
    }
    expect(seconds).toEqual([5, 15, 35, 65, 95])
  })

  it('is detected even if silent deliveries always overlap', async () => {
    const silent: (() => void)[] = []
    const waits: MailSender = {
      ...sender,
      send: () => new Promise((_, reject) => silent.push(() => reject(provider()))),
    }
    const inSilence = () => deliverNext({ ...delivery, sender: waits }, LANE_NAMES)
    for (let count = 0; count < 8; count += 1) await enqueue(`rider-${count}@example.org`)
    const outcomes: (string | null)[] = []
    let under: ReturnType<typeof deliver>[] = []
    // One begins every five seconds and ends ten seconds later.
    for (let begun = 0; begun < 4; begun += 1) {
      under.push(inSilence())
      await vi.waitFor(() => expect(silent).toHaveLength(Math.min(begun, 1) + 1))
      t.clock.advance({ seconds: 5 })
      if (begun === 0) continue
      silent.shift()?.()
      outcomes.push((await under[0]) ?? null)
      under = under.slice(1)
    }
    silent.shift()?.()
    await Promise.all(under)
    expect(outcomes).toEqual(['held', 'held', 'held'])
    expect(await deliver()).toBeNull()
    expect(messages()).toEqual(['outbox: held, the provider accepts nothing'])
  })

  it('ends when one delivery succeeds, and everything is sent', async () => {
    refuse = provider
    const ids = [
      await enqueue('a@example.org'),
      await enqueue('b@example.org'),
      await enqueue('c@example.org'),
    ]
    await deliver()
    await deliver()
    refuse = () => null
    expect(await deliver()).toBeNull()
    t.clock.advance({ seconds: 5 })
    expect([await deliver(), await deliver(), await deliver(), await deliver()]).toEqual([
      'sent',
      'sent',
      'sent',
      null,
    ])
    for (const id of ids) expect(await row(id)).toMatchObject({ attempts: 1, last_error: null })
    expect(messages()).toEqual([
      'outbox: held, the provider accepts nothing',
      'outbox: sending again, the provider is back',
    ])
  })

  it('holds no other lane: a mail that a person waits for is tried at once', async () => {
    const made = await fit.fitted()
    await fit.remindNow(made.fitter, made.first)
    refuse = provider
    await deliver(['reminders'])
    await deliver(['reminders'])
    expect(await deliver(['reminders'])).toBeNull()
    refuse = () => null
    await enqueue('ines@example.org')
    expect(await deliver(['sign_in'])).toBe('sent')
    // Its success releases the other lane too.
    expect(await deliver(['reminders'])).toBe('sent')
  })

  it('marks no address; the fitter sees that a reminder and an invitation wait', async () => {
    const made = await fit.fitted()
    const { id } = await t.build.invitation(made.fitter, { email: 'new@example.org' })
    await fit.remindNow(made.fitter, made.first)
    await fit.deliverAll(provider())
    const { rows } = await t.data.owner.query('select address_failed_at from rider where id = $1', [
      made.riderId,
    ])
    expect(rows).toEqual([{ address_failed_at: null }])
    expect(await fit.remindersOf(made.first)).toEqual(['1 waiting'])
    const list = await t.api.as(made.fitter).call('GET /api/invitations', { query: {} })
    expect(list.body.items.find((invitation) => invitation.id === id)).toMatchObject({ delivery: 'queued' })
  })

  it('is not assumed after a single broken connection', async () => {
    const [first, second] = [await enqueue('a@example.org'), await enqueue('b@example.org')]
    refuse = () => (tried.length === 1 ? provider() : null)
    expect([await deliver(), await deliver(), await deliver()]).toEqual(['held', 'sent', 'sent'])
    expect([(await row(first)).attempts, (await row(second)).attempts]).toEqual([1, 1])
    expect(logged).toEqual([])
  })

  it('for text messages holds no mails', async () => {
    await t.data.owner.query(
      `insert into delivery_hold values ('sms', 'sms', 2, $1, $1, $1::timestamptz + interval '10 s', 'sms_unreachable')`,
      [t.clock.now()],
    )
    await enqueue('ines@example.org')
    expect(await deliver()).toBe('sent')
    expect((await t.data.owner.query('select lane from delivery_hold')).rows).toEqual([{ lane: 'sms' }])
  })
})

describe('a connection that breaks in the middle of a mail', () => {
  it('costs an attempt; a mail that always breaks it holds up no other and is given up', async () => {
    const poison = await enqueue('poison@example.org')
    refuse = (to) => (to === 'poison@example.org' ? lost() : null)
    for (let times = 0; times < 8; times += 1) {
      await enqueue('sound@example.org')
      expect([await deliver(), await deliver()]).toContain('sent')
      t.clock.advance({ minutes: 12 * 60 })
      await t.data.owner.query('update outbox set created_at = $1', [t.clock.now()])
    }
    expect(await row(poison)).toMatchObject({ attempts: 8, last_error: 'lost_etimedout' })
    expect((await row(poison)).dead_at).not.toBeNull()
    expect(messages()).not.toContain('outbox: held, the provider accepts nothing')
  })

  it('counts as an outage when it repeats; its mails are due when the outage ends', async () => {
    refuse = lost
    const ids = [await enqueue('a@example.org'), await enqueue('b@example.org')]
    expect([await deliver(), await deliver()]).toEqual(['retried', 'retried'])
    await enqueue('c@example.org')
    expect(await deliver()).toBeNull()
    t.clock.advance({ seconds: 5 })
    refuse = () => null
    expect([await deliver(), await deliver(), await deliver()]).toEqual(['sent', 'sent', 'sent'])
    for (const id of ids) expect(await row(id)).toMatchObject({ attempts: 2 })
  })
})

describe('an address', () => {
  const failedAt = async (riderId: string) =>
    (await t.data.owner.query('select address_failed_at from rider where id = $1', [riderId])).rows[0]
      .address_failed_at

  it.each([
    ['the mail', 'refused_554', 'mail'],
    ['the connection', 'lost_421', 'lost'],
    ['this program', 'not_sent', 'ours'],
  ] as const)('is not marked for a fault of %s, even after the last attempt', async (_what, code, reason) => {
    const made = await fit.fitted()
    await fit.remindNow(made.fitter, made.first)
    await t.data.owner.query('update outbox set attempts = 7')
    await fit.deliverAll(new SendingFailed(code, reason))
    expect(await failedAt(made.riderId)).toBeNull()
    expect(await fit.remindersOf(made.first)).toEqual([`1 ${code}`])
  })

  it('corrected while a mail to the old one waited is not marked as failed', async () => {
    const made = await fit.fitted()
    await fit.remindNow(made.fitter, made.first)
    await t.api.as(made.fitter).call('PATCH /api/riders/:riderId', {
      params: { riderId: made.riderId },
      body: { email: 'corrected@example.org' },
    })
    // The mails that tell both addresses of the correction are another matter.
    await t.data.owner.query(`delete from outbox where kind = 'contact_corrected'`)
    await fit.deliverAll(550)
    expect(await failedAt(made.riderId)).toBeNull()
  })
})

describe('a row', () => {
  it('that cannot be read is retried later, and the next one is sent', async () => {
    const made = await fit.fitted()
    await fit.remindNow(made.fitter, made.first)
    await t.data.owner.query('alter table rider disable trigger user')
    await t.data.owner.query(`update rider set time_zone = 'Nowhere/At_All' where id = $1`, [made.riderId])
    await t.data.owner.query('alter table rider enable trigger user')
    const other = await fit.fitted()
    t.clock.advance({ seconds: 1 })
    await fit.remindNow(other.fitter, other.first)
    expect([await deliver(['reminders']), await deliver(['reminders'])]).toEqual(['retried', 'sent'])
    expect(messages()).toContain('outbox: a row could not be read')
  })

  it('whose delivery ignores its deadline is given up long before its lease ends', async () => {
    const id = await enqueue('ines@example.org')
    const deaf: MailSender = { ...sender, send: () => new Promise(() => undefined) }
    expect(await deliverNext({ ...delivery, sender: deaf, withinMs: 5 })).toBe('retried')
    expect(await row(id)).toMatchObject({ last_error: 'lost_deadline', leased_until: null })
    expect(LEASE_MS).toBeGreaterThanOrEqual(2 * DELIVERY_WITHIN_MS)
  })

  it('leased for years by a fast clock is claimed again', async () => {
    const id = await enqueue('ines@example.org')
    await t.data.owner.query(`update outbox set leased_until = $1::timestamptz + interval '10 years'`, [
      t.clock.now(),
    ])
    expect(await deliver()).toBe('sent')
    expect((await row(id)).sent_at).toEqual(t.clock.now())
  })
})
