import { randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { supportAccess } from '../messages/support-access.ts'
import { OUTBOX_PURPOSE } from '../outbox/sealed-messages.ts'
import { bookings, validHours } from '../testing/bookings.ts'
import { askIdentity, exchange, goodPassword, hostedSessionOf, signedUp } from '../testing/hosted-session.ts'
import { intakes } from '../testing/intakes.ts'
import { onConsole } from '../testing/on-console.ts'
import { nobody } from '../testing/test-api.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { waitingMailsOf } from '../testing/waiting-mails.ts'
import { supportCommand } from './support-command.ts'

let t: TestApp
let run: ReturnType<typeof onConsole>
beforeAll(async () => {
  t = await testApp()
  run = onConsole(t)
})
afterAll(() => t.close())

const support = (...args: string[]) => run(supportCommand, ...args)
const fresh = () => `staff-${randomUUID().slice(0, 8)}@example.org`
const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

/** The link for setting a password in the mail to this address. */
async function recoveryLink(address: string): Promise<string | undefined> {
  const mails = await rows(`select id, body_sealed from outbox where kind = 'recovery'`)
  const opened = mails.map(({ id, body_sealed }) =>
    JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, id, body_sealed)),
  )
  return opened.find(({ to }) => to === address)?.params.link
}

/** Opens the link and sets a password. The person is then signed in at the sign-in service. */
async function arrive(address: string) {
  const link = (await recoveryLink(address)) ?? ''
  const token_hash = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash')
  const body = { type: 'recovery', token_hash }
  const session = hostedSessionOf((await askIdentity(t, 'POST', '/verify', { body })).body)
  expect(session.email).toBe(address)
  const password = { body: { password: goodPassword }, token: session.accessToken }
  expect((await askIdentity(t, 'PUT', '/user', password)).status).toBe(200)
  return session
}

/** Enrols an authenticator app and enters its code. @returns a token with two-factor assurance */
async function withSecondFactor(token: string): Promise<string> {
  const enrolled = await askIdentity(t, 'POST', '/factors', {
    token,
    body: { factor_type: 'totp', friendly_name: 'Phone' },
  })
  const { id, totp } = enrolled.body
  const challenge = await askIdentity(t, 'POST', `/factors/${id}/challenge`, { token, body: {} })
  const epoch = t.clock.now().getTime() / 1000
  const code = generateSync({ secret: totp.secret, epoch })
  const verified = await askIdentity(t, 'POST', `/factors/${id}/verify`, {
    token,
    body: { challenge_id: challenge.body.id, code },
  })
  expect(verified.status).toBe(200)
  return hostedSessionOf(verified.body).accessToken
}

describe('npm run support -- add', () => {
  it('creates an account that needs a password, a proven address and a second factor first', async () => {
    const address = fresh()
    const said = await support('add', address, '--name', 'Ada Lund')
    expect(said).toContain('Created the support account')
    expect(said).toContain('/dev/mail')
    const { accessToken } = await arrive(address)
    const early = await exchange(t.api, nobody, accessToken)
    expect(early.problem).toMatchObject({ status: 403, code: 'second_factor_required' })
    const login = { email: address, password: goodPassword }
    const byPassword = await t.api.as(nobody).call('POST /api/auth/login', { body: login })
    expect(byPassword.problem.code).toBe('second_factor_required')
    const shown = await exchange(t.api, nobody, await withSecondFactor(accessToken))
    expect(shown.body.user).toMatchObject({ role: 'support', name: 'Ada Lund', email: address, proven: true })
    expect((await t.api.as(shown.caller).call('GET /api/auth/user')).status).toBe(200)
    expect((await t.api.as(shown.caller).call('GET /api/submissions')).status).toBe(403)
    const trail = await rows(
      `select action, actor from audit_entry where account_id = $1 order by id`,
      shown.body.user.id,
    )
    expect(trail[0]).toEqual({ action: 'account.created', actor: 'system' })
  })

  it('deletes an earlier unproven sign-up with the address', async () => {
    const address = fresh()
    const squatter = await signedUp(t, { name: 'Squatter' }, address)
    await support('add', address)
    expect((await askIdentity(t, 'GET', '/user', { token: squatter.accessToken })).status).toBe(403)
    const body = { email: address, password: goodPassword }
    expect((await t.api.as(nobody).call('POST /api/auth/login', { body })).status).toBe(401)
  })

  it('refuses an address with an account of another role, proven or not, and one with this account', async () => {
    const client = await t.build.client()
    await expect(support('add', client.email)).rejects.toThrow("a client's account")
    const unproven = await t.build.fitter({ proven: false })
    await expect(support('add', unproven.email.toUpperCase())).rejects.toThrow("a fitter's account")
    const address = fresh()
    await support('add', address)
    await expect(support('add', address)).rejects.toThrow('already')
    expect(
      await rows(
        'select 1 from identity.person where id not in (select identity_subject::uuid from account)',
      ),
    ).toEqual([])
  })

  it.each([[[]], [['add']], [['add', 'nobody']], [['drop', 'a@example.org']], [['remove']]])(
    'prints its usage: %j',
    async (args) => {
      await expect(support(...args)).rejects.toThrow('npm run support -- add ADDRESS')
    },
  )
})

describe('npm run support -- open', () => {
  const asked = (session: string, ...more: string[]) => [
    '--session',
    session,
    '--sentence',
    'The form does not open',
    ...more,
  ]

  it('obeys the rules of the page: a reason, a day at most, a second factor first, and mails to both', async () => {
    const { sessionId } = await intakes(t).sentTo(await t.build.fitter())
    const address = fresh()
    await support('add', address)
    const open = (...more: string[]) => support('open', address, ...asked(sessionId, ...more))
    const technical = ['--reason', 'technical']
    await expect(open(...technical)).rejects.toThrow('second factor')
    const { accessToken } = await arrive(address)
    const { caller } = await exchange(t.api, nobody, await withSecondFactor(accessToken))
    await expect(open()).rejects.toThrow('Not accepted: reason')
    await expect(open(...technical, '--minutes', '1500')).rejects.toThrow('Not accepted: minutes')
    await expect(support('open', address, ...asked(randomUUID(), ...technical))).rejects.toThrow(
      'no such session',
    )
    const id = /access (\S+) until/.exec(await open(...technical))?.[1] ?? ''
    const params = { accessId: id }
    const read = () => t.api.as(caller).call('GET /api/support-accesses/:accessId/record', { params })
    expect((await read()).status).toBe(200)
    expect(await waitingMailsOf(t.data, sessionId, supportAccess)).toHaveLength(2)
    expect(await support('end', id)).toContain('Ended')
    expect(await support('end', id)).toContain('Ended')
    expect((await read()).status).toBe(404)
    await expect(support('end', randomUUID())).rejects.toThrow('no such access')
    const trail = await rows(`select action, actor from audit_entry where entity_id = $1 order by id`, id)
    expect(trail).toEqual([
      { action: 'support_access.opened', actor: 'support' },
      { action: 'support_access.ended', actor: 'system' },
    ])
  })
})

describe('npm run support -- remove', () => {
  it('disables the account at once, ends every session, and frees the address', async () => {
    const address = fresh()
    await support('add', address, '--name', 'Bo Ek')
    const { accessToken } = await arrive(address)
    const token = await withSecondFactor(accessToken)
    const { caller, body } = await exchange(t.api, nobody, token)
    expect(await support('list')).toMatch(new RegExp(`${body.user.id}.*${address}.*Bo Ek.*active`))
    const said = await support('remove', address)
    expect(said).toContain('signed out everywhere')
    expect((await t.api.as(caller).call('GET /api/auth/user')).status).toBe(401)
    expect((await askIdentity(t, 'GET', '/user', { token })).status).toBe(403)
    expect((await exchange(t.api, nobody, token)).problem.code).toBe('token_refused')
    expect(await support('list')).toMatch(new RegExp(`${address}.*Bo Ek.*removed`))
    const [last] = await rows(
      'select action from audit_entry where entity_id = $1 order by id desc limit 1',
      body.user.id,
    )
    expect(last.action).toBe('account.disabled')
    await expect(support('remove', address)).rejects.toThrow('no support account')
    await support('add', address)
    expect(await support('list')).toMatch(new RegExp(`${address}.*has not logged in yet`))
  })
})

describe('with a hosted sign-in service', () => {
  const hosted = () => onConsole(t, { auth: { url: 'https://auth.example/auth/v1', key: null } })
  const subject = randomUUID()

  it('names the user by the service’s id, and mails nothing', async () => {
    const address = fresh()
    await expect(hosted()(supportCommand, 'add', address)).rejects.toThrow('--subject')
    await expect(hosted()(supportCommand, 'add', address, '--subject', 'x')).rejects.toThrow('--subject')
    const mails = await rows('select id from outbox')
    const said = await hosted()(supportCommand, 'add', address, '--subject', subject)
    expect(said).not.toContain('password')
    expect(await rows('select id from outbox')).toEqual(mails)
    const [made] = await rows('select role from account where identity_subject = $1', subject)
    expect(made.role).toBe('support')
  })

  it('restores the same account after a removal', async () => {
    const again = fresh()
    const [{ id }] = await rows('select id from account where identity_subject = $1', subject)
    const [, , address] = (await support('list')).match(new RegExp(`(${id}) {2}(\\S+)`)) ?? []
    await hosted()(supportCommand, 'remove', address ?? '')
    await hosted()(supportCommand, 'add', again, '--subject', subject)
    expect(await rows('select id, disabled_at from account where identity_subject = $1', subject)).toEqual([
      { id, disabled_at: null },
    ])
  })

  it('refuses an id where the service is embedded', async () => {
    await expect(support('add', fresh(), '--subject', subject)).rejects.toThrow('hosted')
  })
})

describe('the host of demo calls', () => {
  const host = async (language = '') => {
    const asked = await t.app.inject(`/demo-call${language}`)
    expect(asked.statusCode).toBe(302)
    return asked.headers.location
  }

  it('is a fitter with hours and a call, and can be taken back', async () => {
    const none = '/contact?topic=demo'
    expect(await host()).toBe(none)
    expect(await host('?lng=de')).toBe(`${none}&lng=de`)
    expect(await host('?lng=xx')).toBe(none)
    await expect(support('demo-host', 'nobody@example.org')).rejects.toThrow('has no fitter account')
    const { fitter, slug } = await bookings(t).offering()
    await expect(support('demo-host', fitter.email)).rejects.toThrow('offers no service of the kind "call"')
    const { serviceId } = await bookings(t).offering({ fitter, service: { kind: 'call', asksIntake: false } })
    expect(await support('demo-host', fitter.email)).toContain(`/book/${slug}`)
    expect(await host()).toBe(`/book/${slug}?service=${serviceId}`)
    expect(await host('?lng=de')).toBe(`/book/${slug}?service=${serviceId}&lng=de`)
    await t.api.as(fitter).call('PUT /api/booking-offer/hours', { body: { ...validHours, open: false } })
    expect(await host()).toBe(none)
    await support('demo-host', 'none')
    await t.api.as(fitter).call('PUT /api/booking-offer/hours', { body: validHours })
    expect(await host()).toBe(none)
  })
})
