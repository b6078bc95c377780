import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askIdentity, goodPassword } from '../../testing/hosted-session.ts'
import { statementsOf } from '../../testing/statements.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const argon2 = vi.hoisted(() => {
  // Other files of this process may have loaded the hasher already, without the mock.
  vi.resetModules()
  return { runs: 0 }
})
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      argon2.runs += 1
      return real.hash(...args)
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      argon2.runs += 1
      return real.verify(...args)
    },
  }
})

let t: TestApp
beforeAll(async () => {
  t = await testApp({ AUTH_AUTOCONFIRM: 'off' })
})
afterAll(() => t.close())

const fresh = () => `person-${randomUUID()}@example.org`
const freshPhone = () => `+4915${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
const post = (path: string, body: object) => askIdentity(t, 'POST', path, { body })
const signUp = (contact: object) =>
  post('/signup', { ...contact, password: goodPassword, data: { name: 'N' } })

/** Confirms all sign-ups. */
const confirmAll = () =>
  t.data.owner.query(`update identity.person set email_confirmed_at = coalesce(email_confirmed_at, now()),
    email_proven_at = coalesce(email_proven_at, now()) where email_hash is not null`)

async function confirmed(): Promise<string> {
  const email = fresh()
  await signUp({ email })
  await confirmAll()
  await t.data.owner.query('delete from rate_limit')
  return email
}

async function confirmedPhone(): Promise<string> {
  const phone = freshPhone()
  await signUp({ phone })
  await t.data.owner.query(
    'update identity.person set phone_confirmed_at = now() where phone_hash is not null',
  )
  await t.data.owner.query('delete from rate_limit')
  return phone
}

/** A person with a pending sign-up who requested a recovery mail in the meantime. */
async function waiting(): Promise<string> {
  const email = fresh()
  await signUp({ email })
  await t.data.owner.query('delete from rate_limit')
  await post('/recover', { email })
  await t.data.owner.query('delete from rate_limit')
  return email
}

/** The keys of a body and the types of their values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([key, inner]) => [key, shapeOf(inner)]),
    )
  if (typeof value !== 'string') return value === null ? 'null' : typeof value
  if (/^[0-9a-f-]{36}$/.test(value)) return 'uuid'
  return /^\d{4}-\d\d-\d\dT/.test(value) ? 'instant' : value.replace(/person-[0-9a-f-]{36}|\d{8,}/, '…')
}

/** The cost of one request and its response. */
async function observed(ask: () => Promise<{ status: number; body: unknown }>) {
  argon2.runs = 0
  let answer: { status: number; body: unknown } | undefined
  const statements = await statementsOf(async () => {
    answer = await ask()
  })
  return {
    status: answer?.status,
    shape: shapeOf(answer?.body),
    hashes: argon2.runs,
    // An event is written after the response, by one statement in every case.
    statements: statements.filter((text) => !text.includes('sign_in_event')),
  }
}

const wrong = 'not-the-one-at-all'
const byMail: [string, (email: string) => Promise<{ status: number; body: unknown }>][] = [
  ['login', (email) => post('/token?grant_type=password', { email, password: wrong })],
  ['sign-up', (email) => signUp({ email })],
  ['recover', (email) => post('/recover', { email })],
  ['otp', (email) => post('/otp', { email })],
  ['otp without sign-up', (email) => post('/otp', { email, create_user: false })],
  ['resend of a confirmation', (email) => post('/resend', { type: 'signup', email })],
  ['resend of a change', (email) => post('/resend', { type: 'email_change', email })],
  ...['signup', 'email', 'magiclink', 'recovery', 'email_change'].map((type): (typeof byMail)[number] => [
    `verify ${type}`,
    (email) => post('/verify', { type, email, token: '00000000' }),
  ]),
  [
    'the product’s login',
    async (email) => {
      const { status, problem } = await t.api
        .as(nobody)
        .call('POST /api/auth/login', { body: { email, password: wrong } })
      const { requestId: _requestId, ...body } = problem
      return { status, body }
    },
  ],
  [
    'a typed invitation code',
    async (email) => {
      const { status, problem } = await t.api
        .as(nobody)
        .call('POST /api/invitation/code', { body: { email, code: 'AAAAAAAA' } })
      const { requestId: _requestId, ...body } = problem
      return { status, body }
    },
  ],
]

describe('known and unknown addresses', () => {
  it.each(byMail)('cost the same work and get the same response: %s', async (_, ask) => {
    const people = { confirmed: await confirmed(), waiting: await waiting(), unknown: fresh() }
    // Creates what is created only once, such as keys, before measuring.
    await ask(fresh())
    const unknown = await observed(() => ask(people.unknown))
    expect(unknown.statements.length).toBeGreaterThan(3)
    expect(await observed(() => ask(people.confirmed))).toEqual(unknown)
    expect(await observed(() => ask(people.waiting))).toEqual(unknown)
  })

  it('with and without an invitation', async () => {
    const email = fresh()
    await t.build.invitation(await t.build.fitter(), { email })
    const code = byMail.at(-1)?.[1] ?? expect.fail()
    const unknown = await observed(() => code(fresh()))
    expect(await observed(() => code(email))).toEqual(unknown)
  })

  it('look the same when signing up twice', async () => {
    const [known, unknown] = [await confirmed(), fresh()]
    for (const email of [known, unknown]) {
      const first = await signUp({ email })
      await t.data.owner.query('delete from rate_limit')
      const second = await signUp({ email })
      await t.data.owner.query('delete from rate_limit')
      expect(second.body.id).toBe(first.body.id)
      expect(second.body.identities[0].identity_id).toBe(first.body.identities[0].identity_id)
    }
  })

  it('store nothing for an address that nobody has, and mail nobody', async () => {
    const tokens = async () =>
      (await t.data.owner.query('select id from identity.one_time_token order by id')).rows
    const before = await tokens()
    const email = fresh()
    await post('/recover', { email })
    await post('/otp', { email, create_user: false })
    expect(await tokens()).toEqual(before)
    const { rows } = await t.data.owner.query(
      "select id, body_sealed from outbox where purpose like 'identity:%'",
    )
    const bodies = rows.map(({ id, body_sealed }) =>
      JSON.parse(t.data.vault.open('seal:outbox', id, body_sealed)),
    )
    const own = bodies.filter(({ to }) => to === email)
    expect(own.map(({ nobody: isNobody }) => isNobody)).toEqual([true, true])
  })
})

const byPhone: [string, (phone: string) => Promise<{ status: number; body: unknown }>][] = [
  ['login', (phone) => post('/token?grant_type=password', { phone, password: wrong })],
  ['sign-up', (phone) => signUp({ phone })],
  ['otp', (phone) => post('/otp', { phone })],
  ['otp without sign-up', (phone) => post('/otp', { phone, create_user: false })],
  ['resend of a code', (phone) => post('/resend', { type: 'sms', phone })],
  ['resend of a change', (phone) => post('/resend', { type: 'phone_change', phone })],
  ['verify sms', (phone) => post('/verify', { type: 'sms', phone, token: '00000000' })],
  ['verify phone_change', (phone) => post('/verify', { type: 'phone_change', phone, token: '00000000' })],
]

describe('known and unknown numbers', () => {
  it.each(byPhone)('cost the same work and get the same response: %s', async (_, ask) => {
    const known = await confirmedPhone()
    await ask(freshPhone())
    const unknown = await observed(() => ask(freshPhone()))
    expect(await observed(() => ask(known))).toEqual(unknown)
  })
})
