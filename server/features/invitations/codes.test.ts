import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { newCode } from '../../links/invitation-code.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { deviceCodeMail, invitationMail, waitingMails } from '../../testing/waiting-mails.ts'

const CODE = 'POST /api/invitation/code'
const PREVIEW = 'POST /api/invitation/preview'
const START = 'POST /api/invitation/start'
const ASK = 'POST /api/invitation/device-code'
const JOIN = 'POST /api/invitation/device'
const FORM = 'GET /api/sessions/:sessionId/intake'
const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let people = 0
/** An invited address with its mailed code. */
async function invited() {
  people += 1
  const email = `rider${people}@example.org`
  const fitter = await t.build.fitter()
  const invitation = await t.build.invitation(fitter, { email })
  return { email, fitter, ...invitation, ...(await invitationMail(t.data, invitation.sessionId)) }
}

const type = (email: string, code: string, address?: string) =>
  t.api.as(nobody).call(CODE, { body: { email, code }, address })

describe('the mailed code', () => {
  it('with its address gives a secret that signs in at once, and marks the invitation as opened', async () => {
    const { email, code, sessionId, id } = await invited()
    const { status, body } = await type(
      ` ${email.toUpperCase()} `,
      ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`,
    )
    expect(status).toBe(200)
    expect((await t.api.as(nobody).call(PREVIEW, { body })).body).toMatchObject({
      device: 'none',
      state: 'open',
    })
    const { rows } = await t.data.owner.query('select opened_at from invitation where id = $1', [id])
    expect(rows[0].opened_at).toEqual(t.clock.now())
    const started = await t.api.as(nobody).call(START, { body: { ...body, consent } })
    expect([started.status, started.body]).toEqual([200, { sessionId }])
    const proven = await t.data.owner.query(
      'select proves_address from sign_in where guest_session_id = $1',
      [sessionId],
    )
    expect(proven.rows).toEqual([{ proves_address: true }])
  })

  it('signs in again after logging out, with another cookie', async () => {
    const { email, code } = await invited()
    const { body } = await type(email, code)
    const press = randomUUID()
    const start = () => t.api.as(nobody).call(START, { body: { ...body, consent, press } })
    const first = await start()
    await t.api.as(first.caller).call('POST /api/auth/logout')
    const second = await start()
    expect(second.status).toBe(200)
    expect(second.caller).not.toEqual(first.caller)
    expect((await t.api.as(second.caller).call('GET /api/auth/user')).status).toBe(200)
  })

  it('lets a second device open what the first one started', async () => {
    const { email, code, secret, sessionId } = await invited()
    await t.api.as(nobody).call(START, { body: { secret, consent } })
    const { body } = await type(email, code)
    expect((await t.api.as(nobody).call(PREVIEW, { body })).body).toMatchObject({
      device: 'this',
      sessionId: null,
    })
    const second = await t.api.as(nobody).call(START, { body: { ...body, consent } })
    expect((await t.api.as(second.caller).call(FORM, { params: { sessionId } })).status).toBe(200)
  })

  it('gives a secret valid for one hour', async () => {
    const { email, code } = await invited()
    const { body } = await type(email, code)
    t.clock.advance({ minutes: 60 })
    const late = await t.api.as(nobody).call(PREVIEW, { body })
    expect([late.status, late.problem.code]).toEqual([404, 'invitation_unknown'])
  })

  it('is refused for a source for a day after five wrong guesses; the link is', async () => {
    const { email, code, secret } = await invited()
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await type(email, newCode())).problem)
    expect(answers.map((problem) => [problem.status, problem.code, problem.params])).toEqual([
      [400, 'code_wrong', { left: 4 }],
      [400, 'code_wrong', { left: 3 }],
      [400, 'code_wrong', { left: 2 }],
      [400, 'code_wrong', { left: 1 }],
      [410, 'code_exhausted', undefined],
      [410, 'code_exhausted', undefined],
    ])
    expect((await type(email, code)).problem.code).toBe('code_exhausted')
    expect((await t.api.as(nobody).call(PREVIEW, { body: { secret } })).status).toBe(200)
    t.clock.advance({ days: 1 })
    expect((await type(email, newCode())).problem.params).toEqual({ left: 4 })
    expect((await type(email, code)).status).toBe(200)
  })

  it('counts guesses for every invitation of the address, also concurrent ones', async () => {
    const { email } = await invited()
    await t.build.invitation(await t.build.fitter(), { email })
    const answers = await Promise.all(Array.from({ length: 30 }, () => type(email, newCode())))
    const codes = answers.map(({ problem }) => problem.code)
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(4)
    expect(codes.filter((code) => code === 'code_exhausted')).toHaveLength(26)
  })

  it('is refused in the same way for an address that nobody invited', async () => {
    const { email } = await invited()
    for (let n = 0; n < 6; n++) {
      const [known, unknown] = [await type(email, newCode()), await type('nobody@example.org', newCode())]
      const { requestId: _a, ...knownBody } = known.problem
      const { requestId: _b, ...unknownBody } = unknown.problem
      expect([unknown.status, unknownBody]).toEqual([known.status, knownBody])
    }
  })

  it('still works elsewhere after five wrong guesses of a stranger, whose /64 counts as one', async () => {
    const { email, code } = await invited()
    for (let n = 0; n < 5; n++) await type(email, newCode(), `2001:db8::${n}`)
    expect((await type(email, code, '2001:db8::99')).problem.code).toBe('code_exhausted')
    expect((await type(email, code, '2001:db8:1::1')).status).toBe(200)
  })

  it('is dead after fifty wrong guesses from all sources; the link and a later code are not', async () => {
    const { email, code, secret, sessionId, fitter, id } = await invited()
    for (let n = 0; n < 50; n++) await type(email, newCode(), `198.51.100.${n % 10}`)
    expect((await type(email, code)).problem.code).toBe('code_exhausted')
    expect((await t.api.as(nobody).call(PREVIEW, { body: { secret } })).status).toBe(200)
    t.clock.advance({ minutes: 1 })
    const again = await t.api
      .as(fitter)
      .call('POST /api/invitations/:invitationId/resend', { params: { invitationId: id } })
    expect(again.status).toBeLessThan(300)
    const fresh = await invitationMail(t.data, sessionId)
    // The response is about the address and does not reveal that a new code was mailed.
    expect((await type(email, newCode())).problem.code).toBe('code_exhausted')
    expect((await type(email, fresh.code, '198.51.100.1')).status).toBe(200)
  })

  it('does not count a correct guess', async () => {
    const { email, code } = await invited()
    await type(email, newCode())
    for (let n = 0; n < 3; n++) expect((await type(email, code)).status).toBe(200)
    expect((await type(email, newCode())).problem.params).toEqual({ left: 3 })
  })

  it.each(['', 'ACDE', '🚲🚲🚲🚲🚲🚲🚲🚲', '../../etc', '%27 or 1=1'])('is wrong: %j', async (code) => {
    const { email } = await invited()
    expect((await type(email, code)).problem.code).toBe('code_wrong')
  })
})

describe('another device', () => {
  const ask = (secret: string) => t.api.as(nobody).call(ASK, { body: { secret } })
  const join = (secret: string, code: string, caller: Caller = nobody) =>
    t.api.as(caller).call(JOIN, { body: { secret, code } })

  it('continues with a code mailed to the invited address, beside the first device', async () => {
    const guest = await t.build.guest(undefined, { email: 'jonas@example.org' })
    const { secret } = guest.invitation
    expect((await ask(secret)).status).toBe(202)
    const { code, to, minutes } = await deviceCodeMail(t.data, guest.sessionId)
    expect([to, minutes]).toEqual(['jonas@example.org', 15])
    const { status, body, caller } = await join(secret, code)
    expect([status, body]).toEqual([200, { sessionId: guest.sessionId }])
    const params = { sessionId: guest.sessionId }
    for (const device of [guest, caller])
      expect((await t.api.as(device).call(FORM, { params })).status).toBe(200)
    const { rows } = await t.data.owner.query(
      'select action from audit_entry where entity_id = $1 order by id',
      [guest.invitation.id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'invitation.created',
      'invitation.opened',
      'invitation.device_code_sent',
      'invitation.device_added',
    ])
    expect((await join(secret, code)).problem.code).toBe('code_exhausted')
  })

  it('gets at most three codes an hour', async () => {
    const guest = await t.build.guest(undefined, { email: 'jonas@example.org' })
    const { secret } = guest.invitation
    for (let n = 0; n < 3; n++) expect((await ask(secret)).status).toBe(202)
    const refused = await ask(secret)
    expect([refused.status, refused.problem.code, refused.problem.params]).toEqual([
      429,
      'rate_limited',
      { seconds: 3600 },
    ])
    expect(refused.headers['retry-after']).toBe('3600')
    expect(
      (await waitingMails(t.data, guest.sessionId)).filter(({ kind }) => kind === 'device_code'),
    ).toHaveLength(3)
    t.clock.advance({ minutes: 60 })
    expect((await ask(secret)).status).toBe(202)
  })

  it('has five tries in a quarter of an hour, also concurrent ones', async () => {
    const guest = await t.build.guest(undefined, { email: 'jonas@example.org' })
    const { secret } = guest.invitation
    await ask(secret)
    const { code } = await deviceCodeMail(t.data, guest.sessionId)
    const answers = await Promise.all(Array.from({ length: 12 }, () => join(secret, newCode())))
    const left = answers.map(({ problem }) => problem.params?.left ?? 0)
    expect([...left].sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4])
    expect((await join(secret, code)).problem.code).toBe('code_exhausted')
    await ask(secret)
    const next = await deviceCodeMail(t.data, guest.sessionId)
    t.clock.advance({ minutes: 15 })
    expect((await join(secret, next.code)).problem.code).toBe('code_exhausted')
  })

  it('of one session is not let into another', async () => {
    const one = await t.build.guest(undefined, { email: 'jonas@example.org' })
    const two = await t.build.guest(undefined, { email: 'jonas@example.org' })
    for (const { invitation } of [one, two]) await ask(invitation.secret)
    const { code } = await deviceCodeMail(t.data, one.sessionId)
    expect((await join(two.invitation.secret, code)).problem.code).toBe('code_wrong')
  })

  it('cannot continue what was never started', async () => {
    const { secret } = await invited()
    expect((await ask(secret)).problem.code).toBe('other_device_unreachable')
    expect((await join(secret, newCode())).problem.code).toBe('code_exhausted')
  })
})
