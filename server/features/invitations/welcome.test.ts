import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { newSecret } from '../../http/cookie.ts'
import { exchangeClaiming, signedUp } from '../../testing/hosted-session.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { invitationMail } from '../../testing/waiting-mails.ts'

const PREVIEW = 'POST /api/invitation/preview'
const START = 'POST /api/invitation/start'
const DRAFT = 'PATCH /api/sessions/:sessionId/intake/draft'
const SEND = 'POST /api/sessions/:sessionId/intake/submission'
const FORM = 'GET /api/sessions/:sessionId/intake'
const WHO = 'GET /api/auth/user'
const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const today = () => t.clock.now().toISOString().slice(0, 10)
const preview = (secret: string, caller: Caller = nobody) =>
  t.api.as(caller).call(PREVIEW, { body: { secret } })
const start = (secret: string, caller: Caller = nobody, more: object = {}) =>
  t.api.as(caller).call(START, { body: { secret, consent, ...more } })

const consentsOf = async (sessionId: string) =>
  (
    await t.data.owner.query(
      `select c.purpose, c.granted, c.notice_version, c.language, c.actor from consent c
       join session s on s.rider_id = c.rider_id where s.id = $1`,
      [sessionId],
    )
  ).rows

/** Every row of every table except the rate limiter's counters, as one text. */
async function everything(): Promise<string> {
  const { rows } = await t.data.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name not in ('rate_limit', 'audit_seal')`,
  )
  const contents: unknown[] = []
  for (const { name } of rows)
    contents.push((await t.data.owner.query(`select * from ${name} x order by x::text`)).rows)
  return JSON.stringify(contents)
}

const typeEmail = (caller: Caller, sessionId: string, email: string) =>
  t.api.as(caller).call(DRAFT, {
    params: { sessionId },
    body: { version: 0, formVersion: 1, changes: [{ path: 'email', value: email }] },
  })

describe('the welcome screen', () => {
  it('names the fitter, reveals nothing about the rider, and changes nothing', async () => {
    const fitter = await t.build.fitter({ name: 'Ines Becker' })
    await t.api.as(fitter).call('PATCH /api/fitter-profile', { body: { studio: 'Becker Bikefit' } })
    const invited = await t.build.invitation(fitter, { email: 'jonas@example.org', name: 'Jonas Meier' })
    const before = await everything()
    const { status, body, headers, raw } = await preview(invited.secret)
    expect(status).toBe(200)
    expect(body).toEqual({
      fitter: { name: 'Ines Becker', studio: 'Becker Bikefit' },
      language: 'en',
      note: null,
      state: 'open',
      device: 'none',
      reachable: true,
      coded: true,
      sessionId: null,
    })
    expect(raw).not.toMatch(/jonas|meier/i)
    expect(headers['set-cookie']).toBeUndefined()
    expect(await everything()).toBe(before)
  })

  it('promises a mailed code only if the invitation was mailed', async () => {
    const fitter = await t.build.fitter()
    const link = await t.build.invitation(fitter, { channel: 'link', email: 'jonas@example.org' })
    expect((await preview(link.secret)).body).toMatchObject({ reachable: true, coded: false })
  })

  it('refuses secrets of another kind', async () => {
    const guest = await t.build.guest(undefined, { email: 'jonas@example.org' })
    const { code } = await invitationMail(t.data, guest.sessionId)
    const cookie = (caller: Caller) => caller.cookie?.split('=')[1] ?? ''
    const wrong = [
      newSecret(),
      '',
      code,
      cookie(guest),
      cookie(guest.fitter),
      guest.invitation.id,
      'x'.repeat(64),
    ]
    for (const secret of wrong)
      for (const [call, body] of [
        [PREVIEW, { secret }],
        [START, { secret, consent }],
        ['POST /api/invitation/device-code', { secret }],
        ['POST /api/invitation/device', { secret, code }],
      ] as const) {
        const answer = await t.api.as(nobody).call(call, { body })
        expect([answer.status, answer.problem.code]).toEqual([404, 'invitation_unknown'])
      }
    const tooLong = await preview('x'.repeat(65))
    expect([tooLong.status, tooLong.problem.code]).toEqual([400, 'invalid_request'])
  })
})

describe('pressing start', () => {
  it('records the consent, opens the invitation and signs this device in, for this form only', async () => {
    const fitter = await t.build.fitter()
    const { id, sessionId, secret } = await t.build.invitation(fitter)
    const { status, body, headers, caller } = await start(secret)
    expect([status, body]).toEqual([200, { sessionId }])
    expect(headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax/)
    expect(headers['set-cookie']).toMatch(/Expires=Sun, 20 Dec 2026 10:00:00 GMT/)
    expect((await t.api.as(caller).call(WHO)).body).toEqual({
      id: sessionId,
      role: 'client',
      guest: true,
      sessionId,
    })
    expect((await t.api.as(caller).call(FORM, { params: { sessionId } })).status).toBe(200)
    const other = await t.build.invitation(fitter)
    expect((await t.api.as(caller).call(FORM, { params: { sessionId: other.sessionId } })).status).toBe(404)
    expect(await consentsOf(sessionId)).toEqual([
      { purpose: 'fit', granted: true, notice_version: NOTICE_VERSION, language: 'en', actor: 'guest' },
    ])
    const { rows } = await t.data.owner.query(
      'select actor, actor_id, changes from audit_entry where entity_id = $1 order by id desc limit 1',
      [id],
    )
    expect(rows).toEqual([
      {
        actor: 'guest',
        actor_id: sessionId,
        changes: { opened_at: { from: null, to: t.clock.now().toISOString() } },
      },
    ])
    const [item] = (await t.api.as(fitter).call('GET /api/invitations')).body.items.filter((i) => i.id === id)
    expect(item).toMatchObject({ state: 'opened', openedAt: t.clock.now().toISOString() })
  })

  it('twice on one device changes nothing and keeps the cookie', async () => {
    const { secret, sessionId } = await t.build.invitation(await t.build.fitter())
    const first = await start(secret)
    const before = await everything()
    const second = await start(secret, first.caller)
    expect([second.status, second.headers['set-cookie']]).toEqual([200, undefined])
    expect((await preview(secret, first.caller)).body).toMatchObject({ device: 'this', sessionId })
    expect(await everything()).toBe(before)
  })

  it('again after a lost response returns the same cookie; the same press of another link does not', async () => {
    const fitter = await t.build.fitter()
    const { secret, sessionId } = await t.build.invitation(fitter)
    const press = randomUUID()
    const lost = await start(secret, nobody, { press })
    const again = await start(secret, nobody, { press })
    expect([again.status, again.caller]).toEqual([200, lost.caller])
    expect(await consentsOf(sessionId)).toHaveLength(1)
    const other = await t.build.invitation(fitter)
    expect((await start(other.secret, nobody, { press })).caller).not.toEqual(lost.caller)
    const stranger = await start(secret, nobody, { press: randomUUID() })
    expect(stranger.problem.code).toBe('other_device_unreachable')
  })

  it('on two devices at once lets one in', async () => {
    const { secret } = await t.build.invitation(await t.build.fitter(), { email: 'jonas@example.org' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => start(secret)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it.each([
    ['an older notice', { noticeVersion: '1.1', language: 'en' }, 422, 'notice_version_unknown'],
    ['an unknown language', { noticeVersion: NOTICE_VERSION, language: 'xx' }, 400, 'invalid_request'],
  ])('with %s is refused, and nothing is written', async (_what, read, status, code) => {
    const { secret } = await t.build.invitation(await t.build.fitter())
    const before = await everything()
    const answer = await start(secret, nobody, { consent: read })
    expect([answer.status, answer.problem.code, answer.headers['set-cookie']]).toEqual([
      status,
      code,
      undefined,
    ])
    expect(await everything()).toBe(before)
  })

  it('leaves no secret in the log', async () => {
    const { secret } = await t.build.invitation(await t.build.fitter())
    const { caller } = await start(secret)
    const log = t.logged.join('\n')
    expect(log).toContain('/api/invitation/start')
    expect(log).not.toContain(secret)
    expect(log).not.toContain(caller.cookie?.split('=')[1])
  })
})

describe('a forwarded link', () => {
  it('reveals nothing on another device when there is no address', async () => {
    const guest = await t.build.guest()
    const { secret } = guest.invitation
    expect((await preview(secret)).body).toMatchObject({ device: 'other', reachable: false, sessionId: null })
    const refused = await start(secret)
    expect([refused.status, refused.problem.code]).toEqual([409, 'other_device_unreachable'])
    expect(refused.headers['set-cookie']).toBeUndefined()
    const unreachable = await t.api.as(nobody).call('POST /api/invitation/device-code', { body: { secret } })
    expect(unreachable.problem.code).toBe('other_device_unreachable')
  })

  it('requires the mailed code once an address is known, even one typed in step 1', async () => {
    const guest = await t.build.guest()
    const { secret } = guest.invitation
    await typeEmail(guest, guest.sessionId, 'jonas@')
    expect((await preview(secret)).body.reachable).toBe(false)
    const typed = await t.api.as(guest).call(DRAFT, {
      params: { sessionId: guest.sessionId },
      body: {
        version: 1,
        formVersion: 1,
        changes: [{ path: 'email', value: 'jonas@example.org' }],
      },
    })
    expect(typed.status).toBe(200)
    expect((await preview(secret)).body).toMatchObject({ device: 'other', reachable: true })
    const refused = await start(secret, await t.build.guest())
    expect([refused.status, refused.problem.code]).toEqual([409, 'device_code_needed'])
    expect(refused.raw).not.toContain('jonas')
  })
})

describe('after submitting', () => {
  it('the link says thanks and signs nobody in', async () => {
    const guest = await t.build.guest()
    const sent = await t.api.as(guest).call(SEND, {
      params: { sessionId: guest.sessionId },
      body: { formVersion: 1, today: today(), ...consent, answers: t.build.intakeAnswers() },
    })
    expect(sent.status).toBe(201)
    const { secret } = guest.invitation
    expect((await preview(secret)).body).toMatchObject({ state: 'submitted', sessionId: null })
    for (const [call, body] of [
      [START, { secret, consent }],
      ['POST /api/invitation/device-code', { secret }],
      ['POST /api/invitation/device', { secret, code: 'ACDEFHJK' }],
    ] as const) {
      const answer = await t.api.as(nobody).call(call, { body })
      expect([answer.status, answer.problem.code]).toEqual([410, 'invitation_answered'])
    }
    t.clock.advance({ days: 40 })
    expect((await preview(secret)).body.state).toBe('submitted')
  })
})

describe('a signed-in visitor', () => {
  it('who proved the invited address continues with their account, which gets the file', async () => {
    const client = await t.build.client({ email: 'rosa@example.org' })
    const invited = await t.build.invitation(await t.build.fitter(), { email: 'Rosa@Example.org' })
    const { secret, sessionId } = invited
    const first = await start(secret, client)
    expect([first.status, first.headers['set-cookie']]).toEqual([200, undefined])
    const params = { sessionId }
    expect((await t.api.as(client).call(FORM, { params })).status).toBe(200)
    expect((await start(secret, client)).status).toBe(200)
    expect(await consentsOf(sessionId)).toHaveLength(1)
    expect((await preview(secret, client)).body).toMatchObject({ device: 'this', sessionId })
    expect((await start(secret)).problem.code).toBe('device_code_needed')
    const { rows } = await t.data.owner.query(
      `select action, account_id from audit_entry where entity = 'rider' and account_id = $1`,
      [client.id],
    )
    expect(rows).toEqual([{ action: 'rider.claimed', account_id: client.id }])
  })

  it('who proved the invited address continues what another device started', async () => {
    const guest = await t.build.guest(undefined, { email: 'rosa2@example.org' })
    const client = await t.build.client({ email: 'rosa2@example.org' })
    expect((await preview(guest.invitation.secret, client)).body).toMatchObject({
      device: 'this',
      sessionId: null,
    })
    expect((await start(guest.invitation.secret, client)).status).toBe(200)
    const params = { sessionId: guest.sessionId }
    for (const caller of [guest, client])
      expect((await t.api.as(caller).call(FORM, { params })).status).toBe(200)
  })

  it.each([
    ['another address', { email: 'other@example.org' }],
    ['the address unproven', { email: 'theo@example.org', proven: false }],
  ])('with %s becomes a guest, and claims nothing', async (_what, wishes) => {
    const client = await t.build.client(wishes)
    const { secret, sessionId } = await t.build.invitation(await t.build.fitter(), {
      email: 'theo@example.org',
    })
    const answer = await start(secret, client)
    expect(answer.caller).not.toEqual({ cookie: client.cookie })
    expect((await t.api.as(answer.caller).call(WHO)).body).toMatchObject({ guest: true, sessionId })
    expect((await t.api.as(client).call(FORM, { params: { sessionId } })).status).toBe(404)
    expect((await t.api.as(client).call(WHO)).body.id).toBe(client.id)
  })

  it('who is a fitter is replaced by the guest', async () => {
    const fitter = await t.build.fitter()
    const { secret, sessionId } = await t.build.invitation(fitter)
    const answer = await start(secret, fitter)
    expect((await t.api.as(answer.caller).call(WHO)).body).toMatchObject({ guest: true, sessionId })
  })
})

describe('the address of an account created from an intake', () => {
  /** Submits the intake started with this secret, and signs up with the same address to keep it. */
  async function claimedWith(secret: string, sessionId: string, email: string): Promise<boolean> {
    const guest = (await start(secret)).caller
    const sent = await t.api.as(guest).call(SEND, {
      params: { sessionId },
      body: { formVersion: 1, today: today(), ...consent, answers: t.build.intakeAnswers() },
    })
    expect(sent.status).toBe(201)
    const stranger = await signedUp(t, { role: 'client' }, email)
    const entered = await exchangeClaiming(t.api, guest, stranger.accessToken)
    if (entered.status === 200) return entered.body.user.proven
    expect(entered.problem.code).toBe('address_unproven')
    return false
  }

  it('is proven by the mailed link, not by one the fitter knows', async () => {
    const fitter = await t.build.fitter()
    const mailed = await t.build.invitation(fitter, { email: 'lea@example.org' })
    const { secret } = await invitationMail(t.data, mailed.sessionId)
    expect(await claimedWith(secret, mailed.sessionId, 'lea@example.org')).toBe(true)
    const copied = await t.build.invitation(fitter, { email: 'max@example.org' })
    expect(await claimedWith(copied.secret, copied.sessionId, 'max@example.org')).toBe(false)
    const renewed = await t.build.invitation(fitter, { email: 'ida@example.org' })
    const fresh = await t.api.as(fitter).call('POST /api/invitations/:invitationId/fresh-link', {
      params: { invitationId: renewed.id },
    })
    const link = fresh.body.url.split('#')[1] ?? ''
    expect(await claimedWith(link, renewed.sessionId, 'ida@example.org')).toBe(false)
  })
})
