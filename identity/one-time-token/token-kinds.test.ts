import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, freshAddress, lastMailTo, linkOf, signedUp, wrongCode } from '../testing/builders.ts'
import { secured } from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: false, sms: true })
})
beforeEach(() => {
  service.exhausted.clear()
})
afterAll(() => service.close())

const types = ['signup', 'email', 'invite', 'magiclink', 'recovery', 'email_change', 'sms', 'phone_change']

/** One valid secret of every kind, and the contact that its code was sent to. */
async function everyKind() {
  const person = await signedUp(service)
  const { client, email } = person
  const token = person.session.access_token
  const changed = freshAddress()
  const phone = `+4915${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  const mailedBy = async (to: string, ask: () => Promise<unknown>) => {
    await ask()
    const mail = lastMailTo(service, to)
    return { mail, code: mail.code, link: 'link' in mail ? linkOf(mail).token_hash : '' }
  }
  const magic = await mailedBy(email, () => client.signInWithOtp({ email }))
  const recovery = await mailedBy(email, () => client.resetPasswordForEmail(email))
  const nonce = await mailedBy(email, () => call(service, 'GET', '/reauthenticate', { token }))
  const current = await mailedBy(email, () => client.updateUser({ email: changed }))
  const fresh = lastMailTo(service, changed)
  await client.updateUser({ phone })
  const waiting = freshAddress()
  await service.client().signUp({ email: waiting, password: 'lantern-gravel-37' })
  const confirmation = lastMailTo(service, waiting)
  return {
    person,
    token,
    links: {
      'magic link': { secret: magic.link, for: ['email', 'magiclink'] },
      'recovery link': { secret: recovery.link, for: ['recovery'] },
      'link to the present address': { secret: current.link, for: ['email_change'] },
      'link to the new address': { secret: linkOf(fresh).token_hash, for: ['email_change'] },
      'confirmation link': { secret: linkOf(confirmation).token_hash, for: ['signup', 'email'] },
    },
    codes: {
      'sign-in code': { to: { email }, code: magic.code, for: ['email', 'magiclink'] },
      'recovery code': { to: { email }, code: recovery.code, for: ['recovery'] },
      nonce: { to: { email }, code: nonce.code, for: [] },
      'code to the present address': { to: { email }, code: current.code, for: ['email_change'] },
      'code to the new address': { to: { email: changed }, code: fresh.code, for: ['email_change'] },
      'confirmation code': { to: { email: waiting }, code: confirmation.code, for: ['signup', 'email'] },
      'code to the new number': { to: { phone }, code: service.messages.at(-1)?.code, for: ['phone_change'] },
    },
  }
}

/** Calls verify with the requester's token, which is needed to confirm a new address. */
const verify = async (body: object, token = '') =>
  (await call(service, 'POST', '/verify', { body, token })).status
const waiting = () => service.database.inspect('select id from identity.one_time_token order by id')
/** Resets the count of wrong codes. */
const forgetTries = () => service.database.inspect('delete from identity.code_guess')

/** Every endpoint that accepts a secret which is neither a link nor a code. */
const otherEndpoints = (token: string): Record<string, (secret: string) => Promise<{ status: number }>> => ({
  'the bearer': (secret) => call(service, 'GET', '/user', { token: secret }),
  refreshing: (refresh_token) =>
    call(service, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } }),
  'the code of a provider': (auth_code) =>
    call(service, 'POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier: auth_code } }),
  'the state of a provider': async (state) => {
    const { status } = await call(service, 'GET', `/callback?state=${encodeURIComponent(state)}&code=x`, {
      headers: { cookie: `test-flow-${state.slice(0, 8)}=${encodeURIComponent(state)}` },
    })
    return { status: status === 303 ? 400 : status }
  },
  'a recovery code of the second factor': (code) =>
    call(service, 'POST', '/factors/recover', { token, body: { code: code.slice(0, 64) } }),
})

describe('each kind of secret', () => {
  it('confirms only its own kind and type when used as a link', async () => {
    const { links } = await everyKind()
    const before = await waiting()
    for (const [kind, { secret, for: allowed }] of Object.entries(links)) {
      for (const type of types.filter((one) => !allowed.includes(one)))
        expect([kind, type, await verify({ type, token_hash: secret })]).toEqual([kind, type, 403])
    }
    // None of these calls consumes a token.
    expect(await waiting()).toEqual(before)
    // All are valid at the start. They are used one by one, because each sign-in deletes the person's other tokens.
    for (const kind of Object.keys(links)) {
      const { links: again, token } = await everyKind()
      const anew = Object.entries(again).find(([name]) => name === kind)?.[1]
      expect([kind, await verify({ type: anew?.for[0], token_hash: anew?.secret }, token)]).toEqual([
        kind,
        200,
      ])
    }
  })

  it('confirms only its own kind and type when used as a code, at the contact it was sent to', async () => {
    const { codes } = await everyKind()
    for (const [kind, { to, code, for: allowed }] of Object.entries(codes)) {
      const denied = types.filter((one) => !allowed.some((type) => type === one))
      for (const type of denied) {
        const status = await verify({ type, token: code, ...to })
        expect([kind, type, status]).toEqual([kind, type, 403])
        await forgetTries()
      }
    }
    for (const kind of Object.keys(codes)) {
      const { codes: again, token } = await everyKind()
      const anew = Object.entries(again).find(([name]) => name === kind)?.[1]
      const [type] = anew?.for ?? []
      if (!anew || !type) continue
      expect(await verify({ type, token: wrongCode(anew.code ?? ''), ...anew.to })).toBe(403)
      expect([kind, await verify({ type, token: anew.code, ...anew.to }, token)]).toEqual([kind, 200])
      await forgetTries()
    }
  })

  it('is refused at the other endpoints, as their secrets are refused here', async () => {
    const { links, codes, person } = await everyKind()
    const owner = await secured(service)
    const made = await call(service, 'POST', '/factors/recovery-codes', { token: owner.session.access_token })
    const [recoveryCode = ''] = Array.isArray(made.json.codes) ? made.json.codes.map(String) : []
    const { access_token, refresh_token } = person.session
    const endpoints = Object.entries(otherEndpoints(owner.session.access_token))
    const sent = [
      ...Object.entries(links).map(([kind, { secret }]) => [kind, secret] as const),
      ...Object.entries(codes).map(([kind, { code }]) => [kind, code ?? ''] as const),
    ]
    for (const [door, opens] of endpoints)
      for (const [kind, secret] of sent) {
        expect([door, kind, (await opens(secret)).status]).not.toEqual([door, kind, 200])
        await forgetTries()
      }
    const others = { access_token, refresh_token, recoveryCode, factor: owner.factorId }
    for (const [kind, secret] of Object.entries(others)) {
      for (const type of types) {
        expect([kind, await verify({ type, token_hash: secret.slice(0, 256) })]).toEqual([kind, 403])
      }
      for (const [door, opens] of endpoints) {
        const its = { access_token: 'the bearer', refresh_token: refreshing, recoveryCode: recovering }
        if (Object.entries(its).some(([name, own]) => name === kind && own === door)) continue
        expect([door, kind, (await opens(secret)).status]).not.toEqual([door, kind, 200])
        await forgetTries()
      }
    }
  })

  it('is not accepted as the nonce for a new password', async () => {
    const { person, token, codes } = await everyKind()
    // The session is old enough to need a nonce, and all codes are valid.
    await service.database.inspect(
      `update identity.session set created_at = created_at - interval '25 hours' where person_id = '${person.user.id}'`,
    )
    for (const [kind, { code }] of Object.entries(codes)) {
      if (kind === 'nonce') continue
      const body = { password: 'saddle-height-742', nonce: code }
      expect((await call(service, 'PUT', '/user', { token, body })).status).toBe(422)
      await forgetTries()
    }
  })
})

const refreshing = 'refreshing'
const recovering = 'a recovery code of the second factor'
