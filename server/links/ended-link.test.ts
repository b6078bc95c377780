import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { endCredentials, SECRETS } from '../backup/end-credentials.ts'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { cookieName, hashSecret, newSecret } from '../http/cookie.ts'
import { freshLink } from '../messages/fresh-link.ts'
import { appWithFits } from '../testing/app-with-fits.ts'
import type { Person } from '../testing/builders.ts'
import { sharing } from '../testing/sharing.ts'
import { letSupportIn, makeSupport } from '../testing/support-access.ts'
import { type Caller, nobody } from '../testing/test-api.ts'
import {
  deviceCodeMail,
  invitationMail,
  reminderMail,
  reportMail,
  waitingMailsOf,
} from '../testing/waiting-mails.ts'

const { t, fit } = await appWithFits()

/** Ends sign-ins and links, as a restore does after loading the rows. */
const restored = () => inOwnerTransaction(t.data.owner, () => endCredentials(t.data.owner, t.clock.now()))

const address = () => `${randomUUID()}@example.org`
const preview = (secret: string) =>
  t.api.as(nobody).call('POST /api/invitation/preview', { body: { secret } })
const start = (secret: string) =>
  t.api.as(nobody).call('POST /api/invitation/start', {
    body: { secret, consent: { noticeVersion: NOTICE_VERSION, language: 'en' } },
  })
const visitReport = (secret: string) => t.api.as(nobody).call('POST /api/report-visits', { body: { secret } })
const press = (secret: string) => t.api.as(nobody).call('POST /api/link-renewals', { body: { secret } })
const type = (who: Caller, sessionId: string, version: number) =>
  t.api.as(who).call('PATCH /api/sessions/:sessionId/intake/draft', {
    params: { sessionId },
    body: { version, formVersion: 1, changes: [{ path: 'occupation', value: 'Baker' }] },
  })

async function freshMails(sessionId: string) {
  const mails = await waitingMailsOf(t.data, sessionId, freshLink)
  return mails.map((mail) => ({ ...mail, secret: mail.params.link.split('#')[1] ?? '' }))
}
const freshMail = async (sessionId: string) => {
  const mail = (await freshMails(sessionId)).at(-1)
  if (!mail) throw new Error('no fresh link waits')
  return mail
}

/** An invitation by mail that a guest started and typed into. */
async function begun(fitter: Person) {
  const to = address()
  const { sessionId, id } = await t.build.invitation(fitter, { email: to })
  const { secret } = await invitationMail(t.data, sessionId)
  const started = await start(secret)
  expect((await type(started.caller, sessionId, 0)).status).toBe(200)
  return { to, sessionId, id, secret, guest: started.caller }
}

const listed = async (fitter: Person, sessionId: string) => {
  const { body } = await t.api.as(fitter).call('GET /api/invitations')
  return body.items.find((item) => item.sessionId === sessionId)
}

it('covers every column with the hash of a secret', async () => {
  const { rows } = await t.data.owner.query<{ name: string }>(
    `select format('%s.%s.%s', table_schema, table_name, column_name) as name from information_schema.columns
     where table_schema in ('public', 'identity') and data_type = 'bytea'
       and (column_name = 'hash' or column_name like '%token%hash' or column_name like '%code_hash' or column_name = 'secret_hash'
         or column_name like 'link_hash' or column_name like '%browser_hash' or column_name like 'guest%hash')
       and table_name <> 'audit_seal'`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(SECRETS).sort())
})

describe('after a restore', () => {
  it('a link that offers fits to a fitter is ended', async () => {
    const { rider } = await fit.fitted({ account: true })
    const { secret } = await sharing(t).offered(rider)
    await restored()
    const accepted = await sharing(t).accept(await t.build.fitter(), secret)
    expect(accepted.problem).toMatchObject({ code: 'share_link_ended' })
  })

  it('support’s accesses are ended, with an entry in the trail, because people may have ended them since', async () => {
    const { sessionId } = await fit.fitted({ account: true })
    const id = await letSupportIn(t, await makeSupport(t), sessionId)
    await restored()
    const { rows } = await t.data.owner.query(
      `select a.ended_at, e.action from support_access a join audit_entry e on e.entity_id = a.id and e.request_id = 'restore'
       where a.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ ended_at: t.clock.now(), action: 'support_access.ended' }])
  })

  it('accepts no earlier cookie', async () => {
    const fitter = await t.build.fitter()
    const client = await t.build.client()
    const { guest, sessionId } = await begun(fitter)
    await restored()
    for (const who of [fitter, client, guest])
      expect((await t.api.as(who).call('GET /api/auth/user')).status).toBe(401)
    expect((await type(guest, sessionId, 1)).status).toBe(401)
  })

  it('refuses earlier typed codes and device codes', async () => {
    const fitter = await t.build.fitter()
    const { to, sessionId, secret } = await begun(fitter)
    const { code } = await invitationMail(t.data, sessionId)
    await t.api.as(nobody).call('POST /api/invitation/device-code', { body: { secret } })
    await restored()
    const typed = await t.api.as(nobody).call('POST /api/invitation/code', { body: { email: to, code } })
    expect(typed.problem.code).toBe('code_wrong')
    const { rows } = await t.data.owner.query(
      'select used_at is null as live from device_code where session_id = $1',
      [sessionId],
    )
    expect(rows).toEqual([{ live: false }])
  })

  it('an earlier link opens neither welcome screen nor form; an unknown one stays unknown', async () => {
    const { secret } = await begun(await t.build.fitter())
    await restored()
    for (const refused of [await preview(secret), await start(secret)])
      expect(refused.problem.code).toBe('link_ended')
    expect((await start('x'.repeat(43))).problem.code).toBe('invitation_unknown')
    expect((await press('x'.repeat(43))).status).toBe(202)
  })
})

describe('an invitation’s link ended by a restore', () => {
  it('is renewed on request, to its original address; typed answers are kept', async () => {
    const fitter = await t.build.fitter()
    const { to, sessionId, secret } = await begun(fitter)
    await restored()
    await fit.quiet()
    expect((await press(secret)).status).toBe(202)
    const mails = await freshMails(sessionId)
    expect(mails).toMatchObject([{ to, params: { target: 'invitation', fitterName: 'Ines Becker' } }])
    const fresh = await freshMail(sessionId)
    expect((await preview(fresh.secret)).body).toMatchObject({
      state: 'open',
      device: 'other',
      reachable: true,
    })
    await t.api.as(nobody).call('POST /api/invitation/device-code', { body: { secret: fresh.secret } })
    const { code } = await deviceCodeMail(t.data, sessionId)
    const joined = await t.api
      .as(nobody)
      .call('POST /api/invitation/device', { body: { secret: fresh.secret, code } })
    const form = await t.api
      .as(joined.caller)
      .call('GET /api/sessions/:sessionId/intake', { params: { sessionId } })
    expect(form.raw).toContain('Baker')
    expect((await preview(secret)).problem.code).toBe('link_ended')
  })

  it('is renewed at most three times an hour', async () => {
    const fitter = await t.build.fitter()
    const { sessionId, secret } = await begun(fitter)
    await restored()
    await fit.quiet()
    const answers = await Promise.all(Array.from({ length: 6 }, () => press(secret)))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429, 429])
    expect(await freshMails(sessionId)).toHaveLength(3)
    t.clock.advance({ minutes: 61 })
    expect((await press(secret)).status).toBe(202)
  })

  it('is not renewed for another address of the file, nor where mails bounced', async () => {
    const fitter = await t.build.fitter()
    const { sessionId, secret } = await begun(fitter)
    await restored()
    await fit.quiet()
    await t.data.owner.query('update ended_link set address_hash = $2 where session_id = $1', [
      sessionId,
      Buffer.alloc(32, 1),
    ])
    expect((await preview(secret)).problem.code).toBe('link_ended_ask_fitter')
    expect((await press(secret)).status).toBe(202)
    expect(await freshMails(sessionId)).toEqual([])
  })

  it('that the fitter passed on names the fitter, whose new link keeps the typed answers', async () => {
    const fitter = await t.build.fitter()
    const invited = await t.build.invitation(fitter)
    const started = await start(invited.secret)
    await type(started.caller, invited.sessionId, 0)
    await restored()
    const back = { ...fitter, ...(await signedInAgain(fitter)) }
    expect((await preview(invited.secret)).problem.code).toBe('link_ended_ask_fitter')
    expect(await listed(back, invited.sessionId)).toMatchObject({ linkEnded: true, state: 'started' })
    const fresh = await t.api.as(back).call('POST /api/invitations/:invitationId/fresh-link', {
      params: { invitationId: invited.id },
    })
    expect(fresh.status).toBe(200)
    const { rows } = await t.data.owner.query('select 1 from draft where session_id = $1', [
      invited.sessionId,
    ])
    expect(rows).toHaveLength(1)
    expect(await listed(back, invited.sessionId)).toMatchObject({ linkEnded: false })
  })

  it('is marked for the fitter, who sends the invitation again', async () => {
    const fitter = await t.build.fitter()
    const { sessionId, id } = await begun(fitter)
    await restored()
    const back = { ...fitter, ...(await signedInAgain(fitter)) }
    expect(await listed(back, sessionId)).toMatchObject({ linkEnded: true })
    const resent = await t.api
      .as(back)
      .call('POST /api/invitations/:invitationId/resend', { params: { invitationId: id } })
    expect(resent.status).toBe(202)
    expect(await listed(back, sessionId)).toMatchObject({ linkEnded: false })
    expect((await preview((await invitationMail(t.data, sessionId)).secret)).status).toBe(200)
  })

  it('says when the invitation itself is over', async () => {
    const fitter = await t.build.fitter()
    const { secret } = await begun(fitter)
    await restored()
    t.clock.advance({ days: 31 })
    expect((await preview(secret)).problem.code).toBe('invitation_expired')
    expect((await press(secret)).status).toBe(202)
  })

  it('is deleted with the rider’s file', async () => {
    const fitter = await t.build.fitter()
    const { sessionId, secret } = await begun(fitter)
    await restored()
    const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [sessionId])
    await t.data.owner.query("select app.erase_rider($1, $2, 'test')", [rows[0].rider_id, t.clock.now()])
    expect((await preview(secret)).problem.code).toBe('invitation_unknown')
  })
})

describe('a follow-up’s link ended by a restore', () => {
  it('is renewed on request; the link that stops the reminders still works', async () => {
    const to = address()
    const made = await fit.fitted({ answers: { email: to } })
    const { secret, stop } = await fit.reminded(made)
    await restored()
    await fit.quiet()
    expect((await fit.visit(secret, nobody)).problem.code).toBe('link_ended')
    expect((await press(secret)).status).toBe(202)
    const fresh = await freshMail(made.sessionId)
    expect(fresh).toMatchObject({ to, params: { target: 'follow_up', followUpId: made.first } })
    expect((await fit.visit(fresh.secret, nobody)).body).toMatchObject({ followUpId: made.first })
    expect((await fit.visit(secret, nobody)).problem.code).toBe('link_ended')
    expect((await t.api.as(nobody).call('POST /api/reminder-stops', { body: { secret: stop } })).status).toBe(
      204,
    )
  })
})

describe('a report’s link ended by a restore', () => {
  it('is renewed on request, also after another restore', async () => {
    const to = address()
    const { sessionId } = await fit.fitted({ answers: { email: to } })
    const { secret } = await reportMail(t.data, sessionId)
    await restored()
    await fit.quiet()
    expect((await visitReport(secret)).problem.code).toBe('link_ended')
    expect((await press(secret)).status).toBe(202)
    t.clock.advance({ seconds: 1 })
    expect((await press(secret)).status).toBe(202)
    const fresh = await freshMail(sessionId)
    expect(fresh).toMatchObject({ to, params: { target: 'report' } })
    expect((await visitReport(fresh.secret)).body).toEqual({ sessionId })
    expect((await visitReport(secret)).problem.code).toBe('link_ended')
  })
})

describe('a waiting message whose secret a restore ended', () => {
  it('gets a new secret when it is sent', async () => {
    const fitter = await t.build.fitter()
    const invited = await t.build.invitation(fitter, { email: address() })
    const made = await fit.fitted({ fitter, answers: { email: address() } })
    await fit.reminded(made)
    const before = {
      invitation: await invitationMail(t.data, invited.sessionId),
      report: await reportMail(t.data, made.sessionId),
      reminder: await reminderMail(t.data, made.sessionId),
    }
    await restored()
    // A refused attempt keeps the body, so that the test can read it.
    t.clock.advance({ minutes: 6 })
    await fit.deliverAll(451)
    const after = {
      invitation: await invitationMail(t.data, invited.sessionId),
      report: await reportMail(t.data, made.sessionId),
      reminder: await reminderMail(t.data, made.sessionId),
    }
    expect(after.invitation.code).not.toBe(before.invitation.code)
    expect(after.reminder.stop).toBe(before.reminder.stop)
    for (const each of ['invitation', 'report', 'reminder'] as const)
      expect(after[each].secret).not.toBe(before[each].secret)
    expect((await preview(before.invitation.secret)).problem.code).toBe('link_ended')
    expect((await preview(after.invitation.secret)).status).toBe(200)
    expect((await visitReport(after.report.secret)).status).toBe(200)
    expect((await fit.visit(after.reminder.secret, nobody)).status).toBe(200)
    const typed = await t.api.as(nobody).call('POST /api/invitation/code', {
      body: { email: after.invitation.to, code: after.invitation.code },
    })
    expect(typed.status).toBe(200)
    t.clock.advance({ minutes: 6 })
    await fit.deliverAll(451)
    expect((await invitationMail(t.data, invited.sessionId)).secret).toBe(after.invitation.secret)
  })

  it('is dropped when it is a code or a sign-in link, which its reader requests again', async () => {
    const { sessionId, secret } = await begun(await t.build.fitter())
    await t.api.as(nobody).call('POST /api/invitation/device-code', { body: { secret } })
    await restored()
    const { rows } = await t.data.owner.query(
      `select dropped_at is not null as dropped, body_sealed is null as empty from outbox
       where session_id = $1 and kind = 'device_code'`,
      [sessionId],
    )
    expect(rows).toEqual([{ dropped: true, empty: true }])
  })
})

/** Signs the same person in with a new cookie after the restore. */
async function signedInAgain({ id }: Person): Promise<Caller> {
  const secret = newSecret()
  const now = t.clock.now()
  await t.data.owner.query(
    `insert into sign_in (id, token_hash, account_id, created_at, last_used_at, idle_limit, expires_at)
     values ($1, $2, $3, $4, $4, '1 day', $4::timestamptz + interval '1 day')`,
    [randomUUID(), hashSecret(secret), id, now],
  )
  return { cookie: `${cookieName(false)}=${secret}` }
}
