import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fitReport } from '../../messages/fit-report.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'
import { reachOf } from '../../testing/guest-reach.ts'
import { exchangeClaiming, provenSignUp, signedUp } from '../../testing/hosted-session.ts'
import { renderedMail } from '../../testing/rendered.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { makeTwoPractices } from '../../testing/two-practices.ts'
import { reportMail, waitingMailsOf } from '../../testing/waiting-mails.ts'

const { t, fit } = await appWithFits()

const visit = (secret: string, as: Caller = nobody) =>
  t.api.as(as).call('POST /api/report-visits', { body: { secret } })
const read = (as: Caller, sessionId: string) =>
  t.api.as(as).call('GET /api/sessions/:sessionId/report', { params: { sessionId } })
const print = (as: Caller, sessionId: string) =>
  t.api.as(as).call('GET /api/sessions/:sessionId/report/pdf', { params: { sessionId } })
const again = (by: Caller, sessionId: string, key = randomUUID()) =>
  t.api.as(by).call('POST /api/sessions/:sessionId/report/mail', { params: { sessionId }, key })

const secretOf = async ({ sessionId }: Fitted) => (await reportMail(t.data, sessionId)).secret

/** A completed fit of a rider without an account, and a guest who used the link in its mail. */
async function lookedAt() {
  const made = await fit.fitted({ answers: { email: `${randomUUID()}@example.org` } })
  const secret = await secretOf(made)
  const opened = await visit(secret)
  if (opened.status !== 200) throw new Error(`the visit answered ${opened.raw}`)
  return { made, secret, guest: opened.caller }
}

const trailOf = async (action: string, sessionId: string) =>
  (
    await t.data.owner.query('select actor, actor_id from audit_entry where action = $1 and entity_id = $2', [
      action,
      sessionId,
    ])
  ).rows

describe('the link of a report’s mail', () => {
  it('opens this report and its PDF, with an audit entry', async () => {
    const { made, guest } = await lookedAt()
    const { sessionId } = made
    const report = await read(guest, sessionId)
    expect(report).toMatchObject({ status: 200, body: { sessionId, photos: [] } })
    const ofFitter = (await read(made.fitter, sessionId)).body
    expect(report.body).toEqual(ofFitter)
    const pdf = await print(guest, sessionId)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const user = await t.api.as(guest).call('GET /api/auth/user')
    expect(user.body).toEqual({ id: sessionId, role: 'client', guest: true, sessionId, report: true })
    expect(await trailOf('report.opened', sessionId)).toEqual([{ actor: 'guest', actor_id: sessionId }])
  })

  it('keeps its secret out of path, query, tables and log', async () => {
    const { made, secret } = await lookedAt()
    const { params } = await reportMail(t.data, made.sessionId)
    const link = new URL(params.link)
    expect(link.hash).toBe(`#${secret}`)
    expect(link.pathname + link.search).toBe(`/client/report/${made.sessionId}`)
    const { rows } = await t.data.owner.query(
      'select encode(hash, $2) as hash from report_secret where session_id = $1',
      [made.sessionId, 'hex'],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].hash).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
    await visit(`${secret}x`)
    for (const line of t.logged) expect(line).not.toContain(secret)
  })

  it('lets the same device in again without a new cookie, and another device too', async () => {
    const { made, secret, guest } = await lookedAt()
    expect((await visit(secret, guest)).headers['set-cookie']).toBeUndefined()
    const other = (await visit(secret)).caller
    for (const who of [guest, other]) expect((await read(who, made.sessionId)).status).toBe(200)
  })

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(64)])('that is invalid (%j) is unknown', async (secret) => {
    expect((await visit(secret)).problem).toMatchObject({ status: 404, code: 'report_unknown' })
  })

  it('is refused as the secret of a reminder or invitation, and the reverse', async () => {
    const { made, secret } = await lookedAt()
    const reminder = await fit.reminded(made)
    expect((await visit(reminder.secret)).problem.code).toBe('report_unknown')
    expect((await fit.visit(secret, nobody)).problem.code).toBe('follow_up_unknown')
    const preview = await t.api.as(nobody).call('POST /api/invitation/preview', { body: { secret } })
    expect(preview.problem.code).toBe('invitation_unknown')
  })

  it('is refused without a body', async () => {
    const answer = await t.app.inject({ method: 'POST', url: '/api/report-visits', payload: { secret: 1 } })
    expect(answer.statusCode).toBe(400)
  })
})

const unfit = ({ fitter, sessionId }: Fitted, fitted = false) =>
  t.api
    .as(fitter)
    .call('POST /api/sessions/:sessionId/completion', { params: { sessionId }, body: { fitted } })

describe('a link that opens nothing', () => {
  it.each<[string, (made: Fitted) => Promise<unknown>, string]>([
    ['removed', (made) => unfit(made), 'report_unknown'],
    ['completed anew', async (made) => [await unfit(made), await unfit(made, true)], 'report_unknown'],
    ['mailed again', ({ fitter, sessionId }) => again(fitter, sessionId), 'report_unknown'],
    [
      'Cancelled',
      ({ sessionId }) =>
        t.data.owner.query(
          `with called_off as (update session set cancelled_at = $2 where id = $1 returning id)
           insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
             select '0', $2, 'test', 'system', 'session.cancelled', 'session', id, '{}' from called_off`,
          [sessionId, t.clock.now()],
        ),
      'report_unknown',
    ],
    [
      'expired',
      ({ sessionId }) =>
        t.data.owner.query(
          'update report_secret set created_at = created_at - interval $$31 days$$, expires_at = $2 where session_id = $1',
          [sessionId, t.clock.now()],
        ),
      'report_link_over',
    ],
    [
      'of an erased rider',
      ({ riderId }) => t.data.owner.query("select app.erase_rider($1, $2, 'test')", [riderId, t.clock.now()]),
      'report_unknown',
    ],
    [
      'of a rider whose address became another',
      ({ fitter, riderId }) =>
        t.api
          .as(fitter)
          .call('PATCH /api/riders/:riderId', { params: { riderId }, body: { email: 'moved@example.org' } }),
      'report_unknown',
    ],
    [
      'of somebody whose account keeps the file',
      async (made) => {
        const guest = (await visit(await secretOf(made))).caller
        const { to } = await reportMail(t.data, made.sessionId)
        return exchangeClaiming(t.api, guest, (await provenSignUp(t, { role: 'client' }, to)).accessToken)
      },
      'report_kept',
    ],
  ])('is one %s: nobody signs in, and earlier guests are signed out', async (_what, act, code) => {
    const { made, secret, guest } = await lookedAt()
    await act(made)
    const late = await visit(secret)
    expect(late.problem.code).toBe(code)
    expect(late.headers['set-cookie']).toBeUndefined()
    if (code !== 'report_link_over')
      expect((await read(guest, made.sessionId)).problem.code).toBe('not_signed_in')
  })

  it('is not mailed to a rider with an account', async () => {
    const made = await fit.fitted({ account: true })
    const mail = await reportMail(t.data, made.sessionId)
    expect(mail.secret).toBe('')
    expect(mail.params.endsAt).toBeNull()
    const { rows } = await t.data.owner.query('select 1 from report_secret where session_id = $1', [
      made.sessionId,
    ])
    expect(rows).toEqual([])
  })

  it('works for thirty days, and so do its guests’ sessions', async () => {
    const { made, guest } = await lookedAt()
    t.clock.advance({ days: 29 })
    expect((await read(guest, made.sessionId)).status).toBe(200)
    t.clock.advance({ days: 2 })
    expect((await read(guest, made.sessionId)).problem.code).toBe('not_signed_in')
  })
})

describe('a guest of a report', () => {
  it('reads no other report, and nothing else of the session', async () => {
    const { made, guest } = await lookedAt()
    const other = await fit.fitted()
    expect((await read(guest, other.sessionId)).problem.code).toBe('not_found')
    expect((await print(guest, other.sessionId)).problem.code).toBe('not_found')
    const { sessionId } = made
    const intake = await t.api
      .as(guest)
      .call('GET /api/sessions/:sessionId/intake', { params: { sessionId } })
    expect(intake.problem.code).toBe('not_found')
    // A guest of the form has no access to the report either.
    expect((await read(made.rider, sessionId)).problem.code).toBe('not_found')
  })

  it('may make only the two calls of the report', async () => {
    const practices = await makeTwoPractices(t)
    const reached = await reachOf(practices.a.report.guest, t, practices.a, practices.a.report)
    expect(reached).toEqual([
      'GET /api/sessions/:sessionId/report',
      'GET /api/sessions/:sessionId/report/pdf',
    ])
  })

  it('replaces no sign-in: a rider stays signed in, another visitor becomes a guest', async () => {
    const made = await fit.fitted()
    const secret = await secretOf(made)
    for (const other of [await t.build.client(), made.fitter]) {
      const opened = await visit(secret, other)
      expect(opened.caller.cookie).not.toBe(other.cookie)
      expect((await read(opened.caller, made.sessionId)).status).toBe(200)
    }
    const wrong = await t.build.client()
    expect((await read(wrong, made.sessionId)).problem.code).toBe('not_found')
  })

  it('is signed out by logging out', async () => {
    const { made, guest } = await lookedAt()
    expect((await t.api.as(guest).call('POST /api/auth/logout')).status).toBe(204)
    expect((await read(guest, made.sessionId)).problem.code).toBe('not_signed_in')
  })
})

describe('keeping the report in an account', () => {
  const keep = async (guest: Caller, address: string) =>
    exchangeClaiming(
      t.api,
      guest,
      (await provenSignUp(t, { role: 'client', name: 'Jonas' }, address)).accessToken,
    )

  it('gives the file to the account that has proven the address', async () => {
    const { made, secret, guest } = await lookedAt()
    const { to } = await reportMail(t.data, made.sessionId)
    const entered = await keep(guest, to)
    expect(entered.body.user).toMatchObject({ email: to, proven: true })
    expect((await read(entered.caller, made.sessionId)).status).toBe(200)
    expect(await trailOf('rider.claimed', made.riderId)).toHaveLength(1)
    const own = await visit(secret, entered.caller)
    expect(own).toMatchObject({ status: 200, body: { sessionId: made.sessionId } })
    expect(own.headers['set-cookie']).toBeUndefined()
  })

  it('is refused to an account that only signed up with the address: a forwarded link proves nothing', async () => {
    const { made, guest } = await lookedAt()
    const { to } = await reportMail(t.data, made.sessionId)
    for (const address of [to, `${randomUUID()}@example.org`]) {
      const stranger = await signedUp(t, { role: 'client' }, address)
      const refused = await exchangeClaiming(t.api, guest, stranger.accessToken)
      expect(refused.problem).toMatchObject({ status: 409, code: 'address_unproven' })
      expect(refused.headers['set-cookie']).toBeUndefined()
    }
    const { rows } = await t.data.owner.query('select account_id from rider where id = $1', [made.riderId])
    expect(rows[0].account_id).toBeNull()
    expect((await read(guest, made.sessionId)).status).toBe(200)
  })

  it('is refused for another address: a forwarded mail lets its reader read, not take the file', async () => {
    const { made, guest } = await lookedAt()
    const refused = await keep(guest, `${randomUUID()}@example.org`)
    expect(refused.problem).toMatchObject({ status: 409, code: 'link_of_other_address' })
    const { rows } = await t.data.owner.query('select account_id from rider where id = $1', [made.riderId])
    expect(rows[0].account_id).toBeNull()
    expect((await read(guest, made.sessionId)).status).toBe(200)
  })
})

describe('mailing it again', () => {
  it('sends a new link at once, replacing one that waits', async () => {
    const made = await fit.fitted()
    const key = randomUUID()
    const sent = await again(made.fitter, made.sessionId, key)
    expect(sent.status).toBe(202)
    expect((await again(made.fitter, made.sessionId, key)).body).toEqual(sent.body)
    const waiting = await waitingMailsOf(t.data, made.sessionId, fitReport)
    expect(waiting).toHaveLength(1)
    const [mail] = waiting
    if (!mail) throw new Error('no mail waits')
    const { text } = await renderedMail(mail, { publicUrl: t.context.config.publicUrl })
    expect(text).toContain(mail.params.link)
    expect(text).toContain('without an account until')
    expect(await trailOf('report.mailed', made.sessionId)).toHaveLength(1)
    await fit.deliverAll()
    const { rows } = await t.data.owner.query(
      "select count(*)::int as sent from outbox where session_id = $1 and kind = 'fit_report' and sent_at is not null",
      [made.sessionId],
    )
    expect(rows[0].sent).toBe(1)
  })

  it('is refused before the fit is completed, and when no mail would arrive', async () => {
    const made = await fit.fitted()
    await unfit(made)
    expect((await again(made.fitter, made.sessionId)).problem.code).toBe('not_fitted')
    await unfit(made, true)
    await t.data.owner.query('begin')
    await t.data.owner.query('update rider set address_failed_at = $2 where id = $1', [
      made.riderId,
      t.clock.now(),
    ])
    await t.data.owner.query(
      `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
       values ('0', $1, 'test', 'system', 'rider.address_failed', 'rider', $2, '{}')`,
      [t.clock.now(), made.riderId],
    )
    await t.data.owner.query('commit')
    const secret = await secretOf(made)
    expect((await again(made.fitter, made.sessionId)).problem.code).toBe('rider_unreachable')
    // A refused request changed nothing: the existing link still works.
    expect((await visit(secret)).status).toBe(200)
  })

  it('is only for the fitter', async () => {
    const made = await fit.fitted()
    expect((await again(nobody, made.sessionId)).problem.code).toBe('not_signed_in')
    expect((await again(await t.build.client(), made.sessionId)).problem.code).toBe('wrong_role')
    expect((await again(await t.build.fitter(), made.sessionId)).problem.code).toBe('not_found')
  })
})
