import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeExpired } from '../identity.ts'
import {
  call,
  freshAddress,
  goodPassword,
  lastLinkToken,
  lastMail,
  lastMailTo,
  signedUp,
  wrongCode,
} from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: false })
})
afterAll(() => service.close())

const type = (email: string, token: string, { source = 'home', kind = 'email' } = {}) =>
  call(service, 'POST', '/verify', {
    body: { type: kind, email, token },
    headers: { 'x-test-source': source },
  })

async function typeMany(email: string, token: string, { sources = 1, each = 5, kind = 'email' }) {
  for (let source = 0; source < sources; source += 1) {
    for (let n = 0; n < each; n += 1) await type(email, token, { source: `stranger-${source}`, kind })
  }
}

const wrongForAll = (...codes: string[]) =>
  ['00000000', '11111111', '22222222'].find((guess) => !codes.includes(guess)) ?? ''

/** A confirmed person with a newly mailed sign-in code. */
async function mailed() {
  const { email } = await signedUp(service)
  await service.client().signInWithOtp({ email })
  return { email, code: lastMailTo(service, email).code }
}

describe('a mailed code', () => {
  it('still works for its owner after five wrong guesses by a stranger', async () => {
    const { email, code } = await mailed()
    await typeMany(email, wrongCode(code), { each: 8 })
    expect((await type(email, code, { source: 'stranger-0' })).status).toBe(403)
    expect((await type(email, code)).status).toBe(200)
  })

  it('cannot be used up by a single source', async () => {
    const { email, code } = await mailed()
    await typeMany(email, wrongCode(code), { each: 60 })
    expect((await type(email, code)).status).toBe(200)
  })

  it('gets no extra guesses through another type that accepts it', async () => {
    const waiting = freshAddress()
    await service.client().signUp({ email: waiting, password: goodPassword })
    const confirmation = lastMailTo(service, waiting).code
    await typeMany(waiting, wrongCode(confirmation), { kind: 'signup' })
    expect((await type(waiting, confirmation, { source: 'stranger-0' })).json.code).toBe('otp_expired')
    const { email, code } = await mailed()
    await typeMany(email, wrongCode(code), { kind: 'email' })
    const again = { source: 'stranger-0', kind: 'magiclink' }
    expect((await type(email, code, again)).json.code).toBe('otp_expired')
    expect((await type(email, code, { kind: 'magiclink' })).status).toBe(200)
  })

  it('leaves the other codes of the address to a source that used this one up', async () => {
    const { email, code } = await mailed()
    await service.client().resetPasswordForEmail(email)
    const recovery = lastMail(service)
    await typeMany(email, wrongForAll(code, recovery.code), { each: 8 })
    const answer = await type(email, recovery.code, { source: 'stranger-0', kind: 'recovery' })
    expect(answer.status).toBe(200)
  })

  // One at a time: each of them signs in, which deletes the earlier mails.
  it.each(['its link', 'the code of another mail'])(
    'is dead after fifty wrong guesses from all sources; %s is not',
    async (survivor) => {
      const { email, code } = await mailed()
      const linkToken = lastLinkToken(service)
      await service.client().resetPasswordForEmail(email)
      const recovery = lastMail(service)
      await typeMany(email, wrongForAll(code, recovery.code), { sources: 10 })
      expect((await type(email, code)).status).toBe(403)
      const { error } = await service
        .client()
        .verifyOtp(
          survivor === 'its link'
            ? { token_hash: linkToken, type: 'magiclink' }
            : { email, token: recovery.code, type: 'recovery' },
        )
      expect(error).toBeNull()
    },
    60_000,
  )

  it('is replaced by a new one at once when it is dead', async () => {
    const { email, code } = await mailed()
    await typeMany(email, wrongCode(code), { sources: 10 })
    expect((await type(email, code)).status).toBe(403)
    await service.client().signInWithOtp({ email })
    const fresh = lastMailTo(service, email).code
    expect((await type(email, fresh, { source: 'stranger-0' })).status).toBe(200)
  })

  it('accepts fifty guesses in total, also when they arrive at once', async () => {
    const { email, code } = await mailed()
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => type(email, wrongCode(code), { source: `at-once-${n}` })),
    )
    expect((await type(email, code)).status).toBe(403)
  })
})

it('leaves counts without personal data, whose source is deleted after a day', async () => {
  const { email, code } = await mailed()
  await service.database.inspect('delete from identity.code_guess')
  await type(email, wrongCode(code), { source: '203.0.113.7' })
  await type(freshAddress(), code, { source: '203.0.113.7' })
  const rows = () =>
    service.database.inspect('select code_id, length(source_hash) as source, wrong from identity.code_guess')
  const kept = await rows()
  // Counts are kept in the same way for an address without an account.
  expect(kept).toHaveLength(8)
  expect(kept.filter(({ source }) => source === 32)).toHaveLength(4)
  service.advance(24 * 3_600_000 + 1)
  await removeExpired(service.host)
  expect((await rows()).map(({ source }) => source)).toEqual([0, 0, 0, 0])
  service.advance(31 * 24 * 3_600_000)
  await removeExpired(service.host)
  expect(await rows()).toEqual([])
})

it('can be replaced within the hour for an account with only a phone number', async () => {
  const byPhone = await startTestService({ autoconfirm: true, sms: true })
  try {
    const phone = '+4915112345678'
    await byPhone.client().signUp({ phone, password: goodPassword })
    const first = byPhone.messages.at(-1)?.code ?? ''
    for (let n = 0; n < 6; n += 1) {
      await byPhone.client().verifyOtp({ phone, token: wrongCode(first), type: 'sms' })
    }
    expect((await byPhone.client().verifyOtp({ phone, token: first, type: 'sms' })).error?.code).toBe(
      'otp_expired',
    )
    await byPhone.client().resend({ type: 'sms', phone })
    const fresh = byPhone.messages.at(-1)?.code ?? ''
    expect((await byPhone.client().verifyOtp({ phone, token: fresh, type: 'sms' })).error).toBeNull()
  } finally {
    await byPhone.close()
  }
})
