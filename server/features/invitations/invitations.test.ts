import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { hashSecret } from '../../http/cookie.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { invitationMail, waitingMails } from '../../testing/waiting-mails.ts'

const LIST = 'GET /api/invitations'
const INVITE = 'POST /api/invitations'
const RESEND = 'POST /api/invitations/:invitationId/resend'
const FRESH = 'POST /api/invitations/:invitationId/fresh-link'
const WITHDRAW = 'POST /api/invitations/:invitationId/withdraw'
const PREVIEW = 'POST /api/invitation/preview'
const START = 'POST /api/invitation/start'
const DRAFT = 'PATCH /api/sessions/:sessionId/intake/draft'
const SEND = 'POST /api/sessions/:sessionId/intake/submission'
const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** The region of an invitation and of the file that it made. */
async function regionsOf(id: string) {
  const text = `select r.region as file, i.region as invitation from invitation i
    join rider r on r.id = i.rider_id where i.id = $1`
  return (await t.data.owner.query(text, [id])).rows
}

async function count(table: string, where: string, value: string): Promise<number> {
  const { rows } = await t.data.owner.query(`select count(*)::int as n from ${table} where ${where} = $1`, [
    value,
  ])
  return rows[0].n
}

const actionsOf = async (entityId: string) =>
  (
    await t.data.owner.query('select action from audit_entry where entity_id = $1 order by id', [entityId])
  ).rows.map(({ action }) => action)

/** Makes the person's sign-in valid for the whole test. */
const staySignedIn = (person: { id: string }) =>
  t.data.owner.query('update sign_in set last_used_at = $1, expires_at = $2 where account_id = $3', [
    t.clock.now(),
    new Date(t.clock.now().getTime() + 86_400_000),
    person.id,
  ])

const draftChange = {
  version: 0,
  formVersion: 1,
  changes: [{ path: 'name', value: 'Jonas' }],
}

async function submitted() {
  const guest = await t.build.guest()
  const sent = await t.api.as(guest).call(SEND, {
    params: { sessionId: guest.sessionId },
    body: { formVersion: 1, today: '2026-11-20', ...consent, answers: t.build.intakeAnswers() },
  })
  expect([sent.status, sent.raw]).toEqual([201, sent.raw])
  return guest
}

describe('inviting', () => {
  it('is for fitters', async () => {
    const body = { channel: 'link' }
    expect((await t.api.as(nobody).call(INVITE, { body })).status).toBe(401)
    for (const other of [await t.build.client(), await t.build.guest()])
      expect((await t.api.as(other).call(INVITE, { body })).status).toBe(403)
  })

  it.each([
    ['mail without an address', { channel: 'email' }, ['email'], 'required'],
    ['no address', { channel: 'email', email: 'jonas@home' }, ['email'], 'invalid_format'],
    [
      'an address in two lines',
      { channel: 'email', email: 'jonas@home.example\nBcc: x@y.example' },
      ['email'],
      'invalid_format',
    ],
    ['an unknown channel', { channel: 'fax' }, ['channel'], 'invalid_value'],
    ['an unknown language', { channel: 'link', language: 'xx' }, ['language'], 'invalid_value'],
  ])('refuses %s, and writes nothing', async (_what, body, path, code) => {
    const fitter = await t.build.fitter()
    const answer = await t.api.as(fitter).call(INVITE, { body })
    expect([answer.status, answer.problem.code]).toEqual([400, 'invalid_request'])
    expect(answer.problem.problems?.[0]).toEqual({ path, code })
    expect(await count('rider', 'fitter_id', fitter.id)).toBe(0)
  })

  it('by mail creates file, session and invitation, with a mail, each with an audit entry', async () => {
    const fitter = await t.build.fitter({ name: 'Ines Becker' })
    const { status, body } = await t.api.as(fitter).call(INVITE, {
      body: {
        channel: 'email',
        email: ' Jonas@Example.ORG ',
        name: 'Jonas Meier',
        language: 'de',
        region: 'CH',
      },
    })
    expect(status).toBe(201)
    const mail = await invitationMail(t.data, body.sessionId)
    expect(mail).toMatchObject({
      to: 'Jonas@example.org',
      language: 'de',
      region: 'CH',
      fitterName: 'Ines Becker',
      studio: null,
      days: 30,
    })
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/invite#[\w-]{43}$/)
    expect(mail.code).toMatch(/^[A-Z0-9]{8}$/)
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/invite#[\w-]{43}$/)
    expect(body.url).not.toBe(mail.link)
    expect(await regionsOf(body.id)).toEqual([{ file: 'CH', invitation: 'CH' }])
    const [item] = (await t.api.as(fitter).call(LIST)).body.items
    expect(item).toEqual({
      id: body.id,
      sessionId: body.sessionId,
      riderId: item?.riderId,
      channel: 'email',
      name: 'Jonas Meier',
      email: 'Jonas@example.org',
      state: 'sent',
      delivery: 'queued',
      linkEnded: false,
      createdAt: '2026-11-20T10:00:00.000Z',
      openedAt: null,
      startedAt: null,
      submittedAt: null,
      expiresAt: '2026-12-20T10:00:00.000Z',
    })
    expect(await actionsOf(body.id)).toEqual(['invitation.created'])
    expect(await actionsOf(body.sessionId)).toEqual(['session.created'])
    expect(await actionsOf(item?.riderId ?? '')).toEqual(['rider.created'])
  })

  it('proves the address only by the mailed link, not by the one given to the fitter', async () => {
    const fitter = await t.build.fitter()
    const made = await t.api.as(fitter).call(INVITE, { body: { channel: 'email', email: 'a@example.org' } })
    const proves = async (secret: string) =>
      (
        await t.data.owner.query('select proves_address from invitation_secret where hash = $1', [
          hashSecret(secret),
        ])
      ).rows[0].proves_address
    expect(await proves((await invitationMail(t.data, made.body.sessionId)).secret)).toBe(true)
    expect(await proves(made.body.url?.split('#')[1] ?? '')).toBe(false)
  })

  it('20 times at once with one key creates one file and one mail', async () => {
    const fitter = await t.build.fitter()
    const key = randomUUID()
    const body = { channel: 'email', email: 'jonas@example.org' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => t.api.as(fitter).call(INVITE, { key, body })),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect(new Set(made.map((answer) => answer.body.id)).size).toBe(1)
    expect(made.filter((answer) => answer.body.url !== null)).toHaveLength(1)
    expect(await count('rider', 'fitter_id', fitter.id)).toBe(1)
    expect(await waitingMails(t.data, made[0]?.body.sessionId ?? '')).toHaveLength(1)
    const other = await t.api.as(fitter).call(INVITE, { key, body: { channel: 'link' } })
    expect([other.status, other.problem.code]).toEqual([422, 'idempotency_key_reused'])
  })
})

describe.each([RESEND, FRESH, WITHDRAW] as const)('%s', (call) => {
  it('works only for the fitter of the invitation', async () => {
    const guest = await t.build.guest()
    const params = { invitationId: guest.invitation.id }
    expect((await t.api.as(nobody).call(call, { params })).status).toBe(401)
    for (const other of [guest, await t.build.client()])
      expect((await t.api.as(other).call(call, { params })).status).toBe(403)
    const stranger = t.api.as(await t.build.fitter())
    for (const foreign of [
      await stranger.call(call, { params }),
      await stranger.call(call, { params: { invitationId: randomUUID() } }),
      await stranger.call(call, { params: { invitationId: 'x' } }),
    ])
      expect([foreign.status, foreign.problem.code]).toEqual([404, 'not_found'])
    expect(await actionsOf(guest.invitation.id)).toEqual(['invitation.created', 'invitation.opened'])
  })

  it('is refused once the form was submitted', async () => {
    const guest = await submitted()
    const answer = await t.api.as(guest.fitter).call(call, { params: { invitationId: guest.invitation.id } })
    expect([answer.status, answer.problem.code]).toEqual([410, 'invitation_answered'])
  })
})

describe.each([RESEND, FRESH] as const)('%s', (call) => {
  it('is refused once the invitation was withdrawn or expired', async () => {
    const fitter = await t.build.fitter()
    const withdrawn = { invitationId: (await t.build.invitation(fitter, { email: 'jonas@example.org' })).id }
    await t.api.as(fitter).call(WITHDRAW, { params: withdrawn })
    const refused = await t.api.as(fitter).call(call, { params: withdrawn })
    expect([refused.status, refused.problem.code]).toEqual([410, 'invitation_withdrawn'])
    const over = { invitationId: (await t.build.invitation(fitter, { email: 'jonas@example.org' })).id }
    t.clock.advance({ days: 30 })
    await staySignedIn(fitter)
    const late = await t.api.as(fitter).call(call, { params: over })
    expect([late.status, late.problem.code]).toEqual([410, 'invitation_expired'])
  })
})

describe('sending again', () => {
  it('mails another link and code; earlier links keep working, earlier codes do not', async () => {
    const fitter = await t.build.fitter()
    const invited = await t.build.invitation(fitter, { email: 'again@example.org' })
    const first = await invitationMail(t.data, invited.sessionId)
    t.clock.advance({ days: 3 })
    await staySignedIn(fitter)
    const answer = await t.api.as(fitter).call(RESEND, { params: { invitationId: invited.id } })
    expect([answer.status, answer.body]).toEqual([202, { id: invited.id }])
    const second = await invitationMail(t.data, invited.sessionId)
    expect(second.days).toBe(27)
    expect(second.link).not.toBe(first.link)
    for (const { secret } of [first, second])
      expect((await t.api.as(nobody).call(PREVIEW, { body: { secret } })).status).toBe(200)
    const type = (code: string) =>
      t.api.as(nobody).call('POST /api/invitation/code', { body: { email: 'again@example.org', code } })
    expect((await type(first.code)).problem.code).toBe('code_wrong')
    expect((await type(second.code)).status).toBe(200)
    expect(await actionsOf(invited.id)).toEqual([
      'invitation.created',
      'invitation.resent',
      'invitation.code_entered',
    ])
  })

  it('uses the corrected address, with a code that works only there', async () => {
    const fitter = await t.build.fitter()
    const invited = await t.build.invitation(fitter, { email: 'jonsa@example.org' })
    const { sessionId } = invited
    const session = await t.api.as(fitter).call('GET /api/sessions/:sessionId', { params: { sessionId } })
    await t.api.as(fitter).call('PATCH /api/riders/:riderId', {
      params: { riderId: session.body.rider.id },
      body: { email: 'jonas.right@example.org' },
    })
    await t.api.as(fitter).call(RESEND, { params: { invitationId: invited.id } })
    const { to, code } = await invitationMail(t.data, invited.sessionId)
    expect(to).toBe('jonas.right@example.org')
    const type = async (email: string) =>
      (await t.api.as(nobody).call('POST /api/invitation/code', { body: { email, code } })).status
    expect(await type('jonsa@example.org')).toBe(400)
    expect(await type('jonas.right@example.org')).toBe(200)
  })

  it('needs an address', async () => {
    const fitter = await t.build.fitter()
    const { id: invitationId } = await t.build.invitation(fitter)
    const answer = await t.api.as(fitter).call(RESEND, { params: { invitationId } })
    expect([answer.status, answer.problem.code]).toEqual([409, 'invitation_has_no_address'])
  })
})

describe('a fresh link', () => {
  it('ends every earlier one, signs out the guest and starts with an empty draft', async () => {
    const guest = await t.build.guest(undefined, { email: 'jonas@example.org' })
    const { id: invitationId, secret: old } = guest.invitation
    const params = { sessionId: guest.sessionId }
    expect((await t.api.as(guest).call(DRAFT, { params, body: draftChange })).status).toBe(200)
    const { code } = await invitationMail(t.data, guest.sessionId)
    const fresh = await t.api.as(guest.fitter).call(FRESH, { params: { invitationId } })
    expect(fresh.status).toBe(200)
    const [item] = (await t.api.as(guest.fitter).call(LIST)).body.items
    expect(item).toMatchObject({ state: 'sent', openedAt: null, startedAt: null, delivery: 'none' })
    const gone = await t.api.as(nobody).call(PREVIEW, { body: { secret: old } })
    expect([gone.status, gone.problem.code]).toEqual([404, 'invitation_unknown'])
    const typed = { email: 'jonas@example.org', code }
    expect((await t.api.as(nobody).call('POST /api/invitation/code', { body: typed })).problem.code).toBe(
      'code_wrong',
    )
    const form = 'GET /api/sessions/:sessionId/intake'
    expect((await t.api.as(guest).call(form, { params })).status).toBe(401)
    expect(await count('draft', 'session_id', guest.sessionId)).toBe(0)
    const secret = fresh.body.url.split('#')[1] ?? ''
    const next = await t.api.as(nobody).call(START, { body: { secret, consent } })
    expect(next.status).toBe(200)
    expect((await t.api.as(next.caller).call(form, { params })).body.draft.version).toBe(0)
    expect(await actionsOf(guest.sessionId)).toEqual([
      'session.created',
      'intake.started',
      'session.intake_dropped',
    ])
  })
})

describe('starting at the moment when the fitter', () => {
  it.each([FRESH, WITHDRAW] as const)('requests %s lets no earlier guest in', async (call) => {
    const fitter = await t.build.fitter()
    for (let round = 0; round < 8; round++) {
      const { id: invitationId, sessionId, secret } = await t.build.invitation(fitter)
      const start = () => t.api.as(nobody).call(START, { body: { secret, consent } })
      const [before, done, after] = await Promise.all([
        start(),
        t.api.as(fitter).call(call, { params: { invitationId } }),
        start(),
      ])
      expect([done.status < 300, [before, after].some(({ status }) => status >= 500)]).toEqual([true, false])
      const { rows } = await t.data.owner.query(
        'select id from sign_in where guest_session_id = $1 and ended_at is null',
        [sessionId],
      )
      expect(rows).toEqual([])
    }
  })
})

describe('withdrawing', () => {
  it('ends links, codes, guests and waiting mails at once, and only once', async () => {
    const guest = await t.build.guest(undefined, { email: 'gone@example.org' })
    const { code, secret } = await invitationMail(t.data, guest.sessionId)
    const params = { invitationId: guest.invitation.id }
    for (const _time of [1, 2])
      expect((await t.api.as(guest.fitter).call(WITHDRAW, { params })).status).toBe(204)
    for (const call of [PREVIEW, START] as const)
      expect(
        (
          await t.api
            .as(nobody)
            .call(call, { body: { secret, consent: call === START ? consent : undefined } })
        ).problem.code,
      ).toBe('invitation_withdrawn')
    const typed = { email: 'gone@example.org', code }
    expect((await t.api.as(nobody).call('POST /api/invitation/code', { body: typed })).status).toBe(400)
    expect((await t.api.as(guest).call('GET /api/auth/user')).status).toBe(401)
    expect(await waitingMails(t.data, guest.sessionId)).toEqual([])
    expect((await t.api.as(guest.fitter).call(LIST)).body.items[0]?.state).toBe('withdrawn')
    expect(await actionsOf(guest.invitation.id)).toEqual([
      'invitation.created',
      'invitation.opened',
      'invitation.withdrawn',
    ])
    expect(await actionsOf(guest.sessionId)).toEqual(['session.created', 'session.cancelled'])
  })
})

describe('an expired invitation', () => {
  it('grants no access', async () => {
    const guest = await t.build.guest(undefined, { email: 'late@example.org' })
    const { code, secret } = await invitationMail(t.data, guest.sessionId)
    t.clock.advance({ days: 30 })
    for (const [call, body] of [
      [PREVIEW, { secret }],
      [START, { secret, consent }],
      ['POST /api/invitation/device-code', { secret }],
      ['POST /api/invitation/device', { secret, code }],
    ] as const) {
      const answer = await t.api.as(nobody).call(call, { body })
      expect([answer.status, answer.problem.code]).toEqual([410, 'invitation_expired'])
    }
    const typed = { email: 'late@example.org', code }
    expect((await t.api.as(nobody).call('POST /api/invitation/code', { body: typed })).status).toBe(400)
    expect((await t.api.as(guest).call('GET /api/auth/user')).status).toBe(401)
  })
})
