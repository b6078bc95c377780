import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeExpired } from '../identity.ts'
import { call, freshAddress, goodPassword, lastMail, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
let byMail: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true, anonymousAllowed: true, sms: true })
  byMail = await startTestService({ autoconfirm: false, anonymousAllowed: true })
})
beforeEach(() => service.exhausted.clear())
afterAll(async () => {
  await service.close()
  await byMail.close()
})

const DAY_MS = 86_400_000

async function anonymous(at: TestService = service, data?: object) {
  const client = at.client()
  const answer = await client.signInAnonymously(data && { options: { data } })
  if (answer.error) throw answer.error
  const { user, session } = answer.data
  if (!user || !session) throw new Error('no session')
  return { client, user, session }
}

const claimsOf = async ({ client }: Awaited<ReturnType<typeof anonymous>>) => {
  await client.refreshSession()
  return (await client.getClaims()).data?.claims
}

describe('anonymous sign-in', () => {
  it('creates a session marked as anonymous, with exactly the submitted data', async () => {
    const data = { color: 'teal', sub: 'mine', email: 'not@mine.example' }
    const { client, user } = await anonymous(service, data)
    expect(user).toEqual({
      id: expect.any(String),
      aud: 'authenticated',
      role: 'authenticated',
      email: '',
      phone: '',
      last_sign_in_at: expect.any(String),
      app_metadata: {},
      user_metadata: data,
      identities: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      is_anonymous: true,
    })
    const { data: read } = await client.getClaims()
    expect(read?.claims).toMatchObject({
      is_anonymous: true,
      aal: 'aal1',
      amr: [{ method: 'anonymous' }],
      email: '',
      phone: '',
      app_metadata: {},
      user_metadata: data,
    })
    const { data: again, error } = await client.refreshSession()
    expect(error).toBeNull()
    expect(again.user?.is_anonymous).toBe(true)
  })

  it('stores no data when none was submitted', async () => {
    expect((await anonymous()).user.user_metadata).toEqual({})
  })

  it('is reported in the settings, and refused when it is off', async () => {
    const external = async (at: TestService) => (await call(at, 'GET', '/settings')).json.external
    expect(await external(service)).toMatchObject({ anonymous_users: true })
    const off = await startTestService({ autoconfirm: true })
    expect(await external(off)).toMatchObject({ anonymous_users: false })
    const { error } = await off.client().signInAnonymously()
    await off.close()
    expect(error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    })
  })

  it('has its own rate limit', async () => {
    service.taken.length = 0
    await anonymous()
    expect(service.taken.map((taken) => taken.split(' ')[0])).toEqual(['signUp', 'anonymous'])
    service.exhausted.add('anonymous')
    const { error } = await service.client().signInAnonymously()
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })

  it('accepts 4 kB of data and no more', async () => {
    const { error } = await service
      .client()
      .signInAnonymously({ options: { data: { note: 'x'.repeat(5000) } } })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('has no contact to reauthenticate with', async () => {
    const { client } = await anonymous()
    const { error } = await client.reauthenticate()
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Reauthentication requires the user to have an email or a phone number',
    })
  })
})

describe('an anonymous person becomes permanent', () => {
  it('by an address, at once with autoconfirm; the address is not proven by that', async () => {
    const person = await anonymous(service, { color: 'teal' })
    const email = freshAddress()
    const { data, error } = await person.client.updateUser({
      email,
      password: goodPassword,
      data: { name: 'Ana' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id: person.user.id,
      email,
      is_anonymous: false,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'], email_proven: false },
      user_metadata: { color: 'teal', name: 'Ana', email, email_verified: true },
      identities: [{ provider: 'email', id: person.user.id, identity_data: { email } }],
    })
    expect(await claimsOf(person)).toMatchObject({ is_anonymous: false, email })
    const { data: back } = await service.client().signInWithPassword({ email, password: goodPassword })
    expect(back.user?.id).toBe(person.user.id)
  })

  it('by an address, once its mail is confirmed, without autoconfirm', async () => {
    const person = await anonymous(byMail)
    const email = freshAddress()
    const { data, error } = await person.client.updateUser({ email })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', new_email: email })
    expect(await claimsOf(person)).toMatchObject({ is_anonymous: true })
    const confirmed = await person.client.verifyOtp({
      email,
      token: lastMail(byMail).code,
      type: 'email_change',
    })
    expect(confirmed.error).toBeNull()
    expect(confirmed.data.user).toMatchObject({
      id: person.user.id,
      email,
      is_anonymous: false,
      app_metadata: { email_proven: true },
    })
    expect(await claimsOf(person)).toMatchObject({ is_anonymous: false, email })
  })

  it('by a number, once its code is entered', async () => {
    const person = await anonymous()
    await person.client.updateUser({ phone: '+4915112345678' })
    const token = service.messages.at(-1)?.code ?? ''
    const { data, error } = await person.client.verifyOtp({
      phone: '+4915112345678',
      token,
      type: 'phone_change',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id: person.user.id,
      phone: '4915112345678',
      is_anonymous: false,
      app_metadata: { provider: 'phone', providers: ['phone'] },
    })
  })

  it('not by a password alone', async () => {
    const { client } = await anonymous()
    const { error } = await client.updateUser({ password: goodPassword })
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' })
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true)
  })

  it('not by another person’s contact, even when two request it at once', async () => {
    const { email } = await signedUp(service)
    const { client } = await anonymous()
    const { error } = await client.updateUser({ email, password: goodPassword })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true)
    const wanted = freshAddress()
    const many = await Promise.all(Array.from({ length: 4 }, () => anonymous()))
    const answers = await Promise.all(
      many.map(({ session }) =>
        call(service, 'PUT', '/user', { token: session.access_token, body: { email: wanted } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of answers) expect([200, 409, 422]).toContain(status)
  })

  it('also days later, without reauthentication', async () => {
    const { session, user } = await anonymous()
    await service.host.transaction((db) =>
      db
        .updateTable('identity.session')
        .set({ created_at: new Date(Date.now() - 3 * DAY_MS) })
        .where('person_id', '=', user.id)
        .execute(),
    )
    const body = { email: freshAddress(), password: goodPassword }
    expect(await call(service, 'PUT', '/user', { token: session.access_token, body })).toMatchObject({
      status: 200,
    })
  })

  it('not by their own metadata', async () => {
    const { client } = await anonymous()
    const { data } = await client.updateUser({ data: { is_anonymous: false, email: 'me@example.com' } })
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', app_metadata: {} })
  })
})

it('deletes only anonymous people who stayed away for thirty days', async () => {
  const at = await startTestService({ autoconfirm: true, anonymousAllowed: true })
  const [away, back, permanent, changing] = [
    await anonymous(at),
    await anonymous(at),
    await anonymous(at),
    await anonymous(at),
  ]
  await permanent.client.updateUser({ email: freshAddress() })
  at.advance(29 * DAY_MS)
  await removeExpired(at.host)
  expect(await at.database.inspect('select id from identity.person')).toHaveLength(4)
  const { json } = await call(at, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: back.session.refresh_token },
  })
  expect(json.user).toMatchObject({ id: back.user.id })
  at.advance(2 * DAY_MS)
  await at.host.transaction((db) =>
    db
      .insertInto('identity.contact_change')
      .values({
        person_id: changing.user.id,
        channel: 'phone',
        value_hash: Buffer.from('x'),
        value_sealed: at.host.seal('identity.contact_change', '4915112345678', `${changing.user.id}.phone`),
        sent_at: at.host.now(),
      })
      .execute(),
  )
  await removeExpired(at.host)
  const left = (await at.database.inspect('select id from identity.person')).map(({ id }) => id)
  expect(left.sort()).toEqual([back.user.id, permanent.user.id, changing.user.id].sort())
  expect(left).not.toContain(away.user.id)
  await at.close()
})
