import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signedInAgain, signedUp } from '../testing/builders.ts'
import { assurance, begunFactor, type SecuredPerson, secured, showFactor } from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
beforeEach(() => {
  service.endedSessions.length = 0
  service.exhausted.clear()
})
afterAll(() => service.close())

const makeCodes = (token: string) => call(service, 'POST', '/factors/recovery-codes', { token })
const recover = (token: string, code: unknown) =>
  call(service, 'POST', '/factors/recover', { token, body: { code } })
const remaining = async (token: string) =>
  (await call(service, 'GET', '/factors/recovery-codes', { token })).json.remaining

async function withCodes(): Promise<SecuredPerson & { codes: string[] }> {
  const person = await secured(service)
  const { status, json } = await makeCodes(person.session.access_token)
  expect(status).toBe(200)
  return { ...person, codes: json.codes as string[] }
}

const locked = async ({ email }: { email: string }) => signedInAgain(service, email)

describe('recovery codes', () => {
  it('are ten, returned once and stored only as hashes', async () => {
    const { codes, session } = await withCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)
    expect(await remaining(session.access_token)).toBe(10)
    const stored = await service.database.inspect(
      "select encode(code_hash, 'escape') hash from identity.recovery_code",
    )
    for (const code of codes) {
      expect(JSON.stringify(stored)).not.toContain(code)
      expect(JSON.stringify(stored)).not.toContain(code.replace('-', ''))
    }
  })

  it('require the second factor to have been used', async () => {
    const plain = await signedUp(service)
    expect(await makeCodes(plain.session.access_token)).toMatchObject({
      status: 422,
      json: { code: 'mfa_factor_not_found' },
    })
    await begunFactor(plain)
    expect((await makeCodes(plain.session.access_token)).status).toBe(422)
    const thief = await locked(await withCodes())
    expect(await makeCodes(thief.session.access_token)).toMatchObject({
      status: 403,
      json: { code: 'insufficient_aal' },
    })
  })

  it('replace the earlier ones when generated again, also concurrently', async () => {
    const person = await withCodes()
    const many = await Promise.all(Array.from({ length: 4 }, () => makeCodes(person.session.access_token)))
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { session } = await locked(person)
    expect(await remaining(session.access_token)).toBe(10)
    expect(await recover(session.access_token, person.codes[0])).toMatchObject({
      status: 422,
      json: { code: 'mfa_verification_failed' },
    })
  })
})

describe('POST /factors/recover', () => {
  it('deletes the factor and the other sessions, and this session continues', async () => {
    const person = await withCodes()
    const elsewhere = await locked(person)
    const here = await locked(person)
    service.endedSessions.length = 0
    const { status, json } = await recover(here.session.access_token, person.codes[3])
    expect(status).toBe(200)
    expect(json).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: person.user.id } })
    expect(json.user).not.toHaveProperty('factors')
    const access_token = String(json.access_token)
    const { error } = await here.client.setSession({
      access_token,
      refresh_token: String(json.refresh_token),
    })
    expect(error).toBeNull()
    expect(await assurance(here)).toEqual(['aal1', 'aal1'])
    expect((await here.client.refreshSession()).error).toBeNull()
    expect(await remaining(access_token)).toBe(0)
    for (const { session } of [person, elsewhere]) {
      const ended = await call(service, 'GET', '/user', { token: session.access_token })
      expect(ended.json.code).toBe('session_not_found')
    }
    expect(service.endedSessions).toHaveLength(2)
    const before = await call(service, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: here.session.refresh_token },
    })
    expect(before).toMatchObject({ status: 400, json: { code: 'refresh_token_not_found' } })
    await showFactor(service, here, await begunFactor(here))
  })

  it.each([
    ['capitals', (code: string) => code.toUpperCase()],
    ['no dash', (code: string) => code.replace('-', '')],
    ['spaces', (code: string) => ` ${code.replace('-', ' – ')} `],
  ])('accepts a code with %s', async (_, typed) => {
    const person = await withCodes()
    const { session } = await locked(person)
    expect((await recover(session.access_token, typed(person.codes[9] ?? ''))).status).toBe(200)
  })

  it('accepts each code once, and no other code after it', async () => {
    const person = await withCodes()
    const { session } = await locked(person)
    const first = await recover(session.access_token, person.codes[0])
    const token = String(first.json.access_token)
    for (const code of [person.codes[0], person.codes[1]]) {
      expect(await recover(token, code)).toMatchObject({
        status: 422,
        json: { code: 'mfa_verification_failed' },
      })
    }
  })

  it('is accepted once when many sessions use it concurrently', async () => {
    const person = await withCodes()
    const sessions = [await locked(person), await locked(person), await locked(person)]
    const answers = await Promise.all(
      sessions.map(({ session }) => recover(session.access_token, person.codes[0])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { json } of answers.filter(({ status }) => status !== 200)) {
      expect(json.code).toBe('session_not_found')
    }
    const once = await withCodes()
    const { session } = await locked(once)
    const again = await Promise.all(
      Array.from({ length: 4 }, () => recover(session.access_token, once.codes[0])),
    )
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('refuses another person’s code', async () => {
    const [victim, thief] = [await withCodes(), await withCodes()]
    const { session } = await locked(victim)
    expect((await recover(session.access_token, thief.codes[0])).json.code).toBe('mfa_verification_failed')
    expect((await recover(session.access_token, victim.codes[0])).status).toBe(200)
    expect(await remaining(thief.session.access_token)).toBe(10)
  })

  it('allows five tries in a quarter of an hour, also concurrently or over several sessions', async () => {
    const person = await withCodes()
    const sessions = [await locked(person), await locked(person)]
    const guesses = await Promise.all(
      Array.from({ length: 7 }, (_, n) =>
        recover(sessions[n % 2]?.session.access_token ?? '', `22222-2222${n + 2}`),
      ),
    )
    expect(guesses.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429])
    const token = (await locked(person)).session.access_token
    const refused = await recover(token, person.codes[0])
    expect(refused).toMatchObject({ status: 429, json: { code: 'over_request_rate_limit' } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(800)
    expect(wait).toBeLessThanOrEqual(900)
    service.advance(wait * 1000)
    expect((await recover(token, person.codes[0])).status).toBe(200)
  })

  it.each([[undefined], [''], [5], ['x'.repeat(65)]])('refuses %j', async (code) => {
    const { session } = await signedUp(service)
    expect(await recover(session.access_token, code)).toMatchObject({
      status: 400,
      json: { code: 'validation_failed' },
    })
  })

  it('is limited per caller', async () => {
    const { session } = await signedUp(service)
    service.exhausted.add('factorVerify')
    expect((await recover(session.access_token, 'x')).status).toBe(429)
  })
})
