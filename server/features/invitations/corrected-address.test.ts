import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { invitation } from '../../messages/invitation.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { invitationMail, waitingMailsOf } from '../../testing/waiting-mails.ts'

const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }
const WRONG = 'jonsa@example.org'
const RIGHT = 'jonas@example.org'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const preview = async (secret: string) =>
  (await t.api.as(nobody).call('POST /api/invitation/preview', { body: { secret } })).status
const typeCode = async (email: string, code: string) =>
  (await t.api.as(nobody).call('POST /api/invitation/code', { body: { email, code } })).status
const start = (secret: string) =>
  t.api.as(nobody).call('POST /api/invitation/start', { body: { secret, consent } })

type Fitter = Awaited<ReturnType<TestApp['build']['fitter']>>

async function correct(fitter: Fitter, sessionId: string, email: string) {
  const { body } = await t.api.as(fitter).call('GET /api/sessions/:sessionId', { params: { sessionId } })
  const riderId = body.rider.id
  const changed = await t.api
    .as(fitter)
    .call('PATCH /api/riders/:riderId', { params: { riderId }, body: { email } })
  expect(changed.body).toMatchObject({ email })
}

const mailedTo = async (sessionId: string) =>
  (await waitingMailsOf(t.data, sessionId, invitation)).map(({ to }) => to)

const actionsOf = async (id: string) =>
  (
    await t.data.owner.query('select action from audit_entry where entity_id = $1 order by id', [id])
  ).rows.map(({ action }) => action)

describe('an invitation that was mailed to a wrong address', () => {
  it('goes to the corrected one, and whoever reads the wrong one can no longer open it', async () => {
    const fitter = await t.build.fitter()
    const { id, sessionId, secret: passedOn } = await t.build.invitation(fitter, { email: WRONG })
    const wrong = await invitationMail(t.data, sessionId)
    await correct(fitter, sessionId, RIGHT)
    // The mail to the wrong address had not left yet, and does not leave any more.
    expect(await mailedTo(sessionId)).toEqual([RIGHT])
    const right = await invitationMail(t.data, sessionId)
    expect([await preview(wrong.secret), await typeCode(WRONG, wrong.code)]).toEqual([404, 400])
    expect([await preview(right.secret), await preview(passedOn)]).toEqual([200, 200])
    expect((await start(wrong.secret)).status).toBe(404)
    expect(await typeCode(RIGHT, right.code)).toBe(200)
    expect(await actionsOf(id)).toEqual([
      'invitation.created',
      'invitation.resent',
      'invitation.code_entered',
    ])
  })

  it('stays as it is when the address does not change', async () => {
    const fitter = await t.build.fitter()
    const { id, sessionId } = await t.build.invitation(fitter, { email: RIGHT })
    const { secret } = await invitationMail(t.data, sessionId)
    await correct(fitter, sessionId, RIGHT)
    expect([await mailedTo(sessionId), await preview(secret)]).toEqual([[RIGHT], 200])
    expect(await actionsOf(id)).toEqual(['invitation.created'])
  })
})

describe('a corrected address gets no invitation', () => {
  it('that was passed on by the fitter', async () => {
    const fitter = await t.build.fitter()
    const { sessionId, secret } = await t.build.invitation(fitter)
    await correct(fitter, sessionId, RIGHT)
    expect([await mailedTo(sessionId), await preview(secret)]).toEqual([[], 200])
  })

  it('that was withdrawn or answered', async () => {
    const withdrawn = await t.build.fitter()
    const one = await t.build.invitation(withdrawn, { email: WRONG })
    await t.api
      .as(withdrawn)
      .call('POST /api/invitations/:invitationId/withdraw', { params: { invitationId: one.id } })
    await correct(withdrawn, one.sessionId, RIGHT)
    expect(await mailedTo(one.sessionId)).toEqual([])

    const answered = await t.build.guest(undefined, { email: WRONG })
    const body = { formVersion: 1, today: '2026-11-20', ...consent, answers: t.build.intakeAnswers() }
    const sent = await t.api.as(answered).call('POST /api/sessions/:sessionId/intake/submission', {
      params: { sessionId: answered.sessionId },
      body,
    })
    expect(sent.status).toBe(201)
    await correct(answered.fitter, answered.sessionId, RIGHT)
    expect(await mailedTo(answered.sessionId)).not.toContain(RIGHT)
  })
})

describe('corrections of an address', () => {
  it('count as invitations, because each of them is mailed', async () => {
    const limited = await testApp({ RATE_LIMIT_FACTOR: '0.05' })
    try {
      const fitter = await limited.build.fitter()
      const { sessionId } = await limited.build.invitation(fitter, { email: WRONG })
      const asFitter = limited.api.as(fitter)
      const { body } = await asFitter.call('GET /api/sessions/:sessionId', { params: { sessionId } })
      const statuses: number[] = []
      for (let turn = 1; turn <= 6; turn += 1) {
        const email = `rider${turn}@example.org`
        const params = { riderId: body.rider.id }
        statuses.push((await asFitter.call('PATCH /api/riders/:riderId', { params, body: { email } })).status)
      }
      // 6 in an hour: the invitation and five corrections.
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect((await waitingMailsOf(limited.data, sessionId, invitation)).map(({ to }) => to)).toEqual([
        'rider5@example.org',
      ])
    } finally {
      await limited.close()
    }
  })
})
