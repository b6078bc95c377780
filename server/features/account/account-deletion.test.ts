import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, symlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inOwnerTransaction } from '../../database/owner-transaction.ts'
import { appendToLedger, ledgerFiles } from '../../erasure/erasure-ledger.ts'
import { replayErasures } from '../../erasure/replay-erasures.ts'
import { readErasures } from '../../erasure/testing/read-erasures.ts'
import { appointments } from '../../testing/appointments.ts'
import type { Person } from '../../testing/builders.ts'
import {
  askIdentity,
  exchange,
  goodPassword,
  signedInAgain,
  signedUp as signedUpAt,
} from '../../testing/hosted-session.ts'
import { intakes } from '../../testing/intakes.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const LOOK = 'GET /api/account/deletion'
const DELETE = 'POST /api/account/deletion'
const MINE = 'GET /api/client/submissions'

let t: TestApp
let riders: ReturnType<typeof intakes>
beforeAll(async () => {
  t = await testApp()
  riders = intakes(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const noFigures = { fitFiles: 0, submissions: 0, openIntakes: 0, invitations: 0, filesThatStay: 0 }
const ledger = () => ledgerFiles(t.context.config)

/** A person with an identity of the embedded service, signed in. */
async function signedUp(role: 'client' | 'fitter') {
  const hosted = await signedUpAt(t, { role, name: `Kanarie ${role}` })
  const entered = await exchange(t.api, nobody, hosted.accessToken)
  return { ...entered.caller, id: entered.body.user.id, email: hosted.email, token: hosted.accessToken }
}

/** Every row as text, by table. */
async function everything(): Promise<Record<string, string>> {
  const tables = await rows(`select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'identity')`)
  const texts: [string, string][] = []
  for (const { name } of tables)
    texts.push([name, JSON.stringify(await rows(`select r::text from ${name} r`))])
  return Object.fromEntries(texts)
}

const holding = async (text: string) =>
  Object.entries(await everything()).flatMap(([table, all]) => (all.includes(text) ? [table] : []))

const subjectOf = async ({ id }: Person) =>
  (
    await rows(
      'select identity_subject, encode(email_hash, $2) as hash from account where id = $1',
      id,
      'hex',
    )
  )[0]

describe('a rider who deletes the account', () => {
  it('is told what will be deleted; afterwards nothing of them is left with any fitter', async () => {
    const client = await signedUp('client')
    const [one, two] = [await t.build.fitter(), await t.build.fitter()]
    const sent = await riders.begin(client, one)
    await riders.send(sent)
    t.clock.advance({ minutes: 1 })
    await riders.correct(sent, 1, { phone: '+49 30 1234567' })
    const open = await riders.begin(client, two)
    const draft = { version: 0, formVersion: 1, changes: [{ path: 'name', value: 'Jonas' }] }
    await t.api.as(client).call('PATCH /api/sessions/:sessionId/intake/draft', {
      params: { sessionId: open.sessionId },
      body: draft,
    })
    const consent = { granted: true, noticeVersion: '1.2', language: 'en' }
    await t.api.as(client).call('POST /api/account/research-consent', { body: consent })
    await askIdentity(t, 'POST', '/recover', { body: { email: client.email } })
    expect((await t.api.as(client).call(LOOK)).body).toEqual({
      ...noFigures,
      fitFiles: 2,
      submissions: 1,
      openIntakes: 1,
      signInStays: false,
    })
    const { identity_subject: subject, hash } = await subjectOf(client)
    const files = (await rows('select id from rider where account_id = $1', client.id)).map(({ id }) => id)

    const gone = await t.api.as(client).call(DELETE)
    expect(gone.status).toBe(200)
    expect(await rows('select from erasure_receipt where id = any ($1)', gone.body.receipts)).not.toEqual([])
    expect(String(gone.headers['set-cookie'])).toContain('spokewell=;')
    // Only the audit trail still contains the id, and its sealed values cannot be opened.
    expect(await holding(client.id)).toEqual(['public.audit_entry'])
    for (const text of [subject, hash]) expect([text, await holding(text)]).toEqual([text, []])
    expect(await rows('select 1 from vault_key where holder = any ($1)', [client.id, ...files])).toEqual([])
    expect(await rows('select 1 from identity.person where id = $1', subject)).toEqual([])
    expect((await askIdentity(t, 'GET', '/user', { token: client.token })).status).toBe(403)
    expect((await t.api.as(client).call('GET /api/auth/user')).status).toBe(401)
    const login = { email: client.email, password: goodPassword }
    expect((await t.api.as(nobody).call('POST /api/auth/login', { body: login })).status).toBe(401)

    const kept = await rows('select closed_at from session where id = any ($1)', [
      sent.sessionId,
      open.sessionId,
    ])
    expect(kept).toHaveLength(2)
    expect((await t.api.as(one).call('GET /api/submissions')).body.items).toEqual([])
    expect(await readErasures(ledger())).toEqual(
      expect.arrayContaining(
        [client.id, ...files].map((id) =>
          expect.objectContaining(id === client.id ? { accountId: id } : { riderId: id }),
        ),
      ),
    )
  })

  it('keeps the account when the ledger has no room, and reports it', async () => {
    const client = await t.build.client()
    const [file = ''] = ledger()
    await mkdir(dirname(file), { recursive: true })
    await rename(file, `${file}.aside`).catch(() => undefined)
    await symlink('/dev/full', file)
    const refused = await t.api.as(client).call(DELETE)
    await rm(file)
    await rename(`${file}.aside`, file).catch(() => undefined)
    expect(refused).toMatchObject({ status: 507, problem: { code: 'storage_full' } })
    expect((await t.api.as(client).call(LOOK)).status).toBe(200)
    expect((await t.api.as(client).call(DELETE)).status).toBe(200)
  })

  it('changes nothing of other people', async () => {
    const fitter = await t.build.fitter()
    const [gone, stays] = [await t.build.client(), await t.build.client()]
    for (const client of [gone, stays]) await riders.send(await riders.begin(client, fitter))
    await t.api.as(gone).call(DELETE)
    expect((await t.api.as(stays).call(MINE)).body.items).toHaveLength(1)
    expect((await t.api.as(fitter).call('GET /api/submissions')).body.items).toHaveLength(1)
    expect((await t.api.as(fitter).call('GET /api/fitter-profile')).status).toBe(200)
  })

  it('may sign up again with the same address', async () => {
    const client = await t.build.client()
    await t.api.as(client).call(DELETE)
    const again = await t.build.client({ email: client.email })
    expect(again.id).not.toBe(client.id)
    expect((await t.api.as(again).call(MINE)).body.items).toEqual([])
  })

  it('disappears from the fitter’s open pages', async () => {
    const fitter = await t.build.fitter()
    const client = await t.build.client()
    await riders.send(await riders.begin(client, fitter))
    const heard: string[] = []
    const { forget, listening } = t.context.liveEvents.listener.subscribe(
      'spokewell_notice',
      (deletionEvent) => {
        heard.push(deletionEvent)
      },
    )
    await listening
    await t.api.as(client).call(DELETE)
    const deletionEvent = (topic: string, id: string) => JSON.stringify({ topic, accounts: [id] })
    const tight = () => heard.map((text) => JSON.stringify(JSON.parse(text)))
    for (const notice of [deletionEvent('submissions', fitter.id), deletionEvent('account', client.id)])
      await expect.poll(tight).toContain(notice)
    forget()
  })
})

describe('a fitter who deletes the account', () => {
  async function practice() {
    const fitter = await signedUp('fitter')
    await t.api
      .as(fitter)
      .call('PATCH /api/fitter-profile', { body: { studio: 'Kanarie Studio', listed: true } })
    const client = await t.build.client()
    const sent = await riders.begin(client, fitter)
    await riders.send(sent)
    const begun = await riders.begin(client, fitter)
    await riders.sentTo(fitter)
    const guest = await t.build.guest(fitter, { email: 'waits@example.org' })
    return { fitter, client, sent, begun, guest }
  }

  it('deletes what nobody else can open, and leaves riders with an account their files', async () => {
    const { fitter, client, sent, begun, guest } = await practice()
    expect((await t.api.as(fitter).call(LOOK)).body).toEqual({
      fitFiles: 2,
      submissions: 1,
      openIntakes: 0,
      invitations: 1,
      filesThatStay: 1,
      signInStays: false,
    })
    const { identity_subject: subject, hash } = await subjectOf(fitter)
    const { slug } = (await t.api.as(fitter).call('GET /api/fitter-profile')).body
    expect((await t.api.as(fitter).call(DELETE)).status).toBe(200)

    const [row] = await rows('select * from account where id = $1', fitter.id)
    expect(row).toMatchObject({
      name_sealed: null,
      email_sealed: null,
      email_hash: null,
      identity_subject: null,
      proven_at: null,
      erased_at: t.clock.now(),
    })
    for (const text of [subject, hash]) expect([text, await holding(text)]).toEqual([text, []])
    expect(await rows('select 1 from vault_key where holder = $1', fitter.id)).toEqual([])
    expect(await rows('select 1 from fitter_profile where fitter_id = $1', fitter.id)).toEqual([])
    expect(
      await rows(
        'select 1 from outbox where rider_id in (select id from rider where fitter_id = $1)',
        fitter.id,
      ),
    ).toEqual([])
    expect(await rows('select 1 from identity.person where id = $1', subject)).toEqual([])
    expect((await t.api.as(fitter).call('GET /api/auth/user')).status).toBe(401)
    const secret = guest.invitation.secret
    expect((await t.api.as(nobody).call('POST /api/invitation/preview', { body: { secret } })).status).toBe(
      404,
    )
    expect((await t.api.as(guest).call('GET /api/auth/user')).status).toBe(401)
    expect((await t.api.as(nobody).call('GET /api/fitters/:slug', { params: { slug } })).status).toBe(404)

    const { items } = (await t.api.as(client).call(MINE)).body
    expect(items).toMatchObject([{ sessionId: sent.sessionId, name: '' }])
    const detail = await t.api.as(client).call('GET /api/sessions/:sessionId/intake/submission', {
      params: { sessionId: sent.sessionId },
    })
    expect(detail.body).toMatchObject({ fitterName: '', answers: { name: 'Jonas Meier' } })
    expect(begun.sessionId).not.toBe(sent.sessionId)
    expect((await t.api.as(client).call('GET /api/intakes/open')).body.items).toEqual([])
    const answer = await t.api.as(client).call('GET /api/sessions/:sessionId/intake', {
      params: { sessionId: begun.sessionId },
    })
    expect(answer.status).toBe(404)
  })

  it('leaves files that their riders can still erase', async () => {
    const { fitter, client } = await practice()
    await t.api.as(fitter).call(DELETE)
    expect((await t.api.as(client).call(LOOK)).body).toMatchObject({ fitFiles: 1, submissions: 1 })
    expect((await t.api.as(client).call(DELETE)).status).toBe(200)
    expect(await rows('select 1 from submission where fitter_id = $1', fitter.id)).toEqual([])
  })

  it('tells riders with an appointment ahead that it is cancelled, with a calendar file', async () => {
    const days = appointments(t)
    const own = await days.offering()
    const DAY_MS = 86_400_000
    const at = (inDays: number) =>
      new Date(Math.ceil(t.clock.now().getTime() / DAY_MS + inDays) * DAY_MS).toISOString()
    await days.entered(own, at(3), { email: 'ahead@example.org', outsideHours: true })
    const cancelled = await days.entered(own, at(4), { email: 'other@example.org', outsideHours: true })
    await t.api.as(own.fitter).call('POST /api/bookings/:bookingId/cancellation', {
      params: { bookingId: cancelled },
      body: { message: null },
    })
    await days.quiet()
    expect((await t.api.as(own.fitter).call(DELETE)).status).toBe(200)
    const mails = (await days.deliver()).filter(({ calendar }) => calendar !== null)
    expect(mails.map(({ to }) => to)).toEqual(['ahead@example.org'])
    expect(mails[0]?.subject).toContain('is cancelled')
    expect(mails[0]?.calendar).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/)
    expect(mails[0]?.text, 'its page is gone').not.toContain('/booking#')
  })

  it('withdraws the invitations of riders who have an account', async () => {
    const fitter = await t.build.fitter()
    const client = await t.build.client()
    const { secret, sessionId } = await t.build.invitation(fitter, { email: client.email })
    const consent = { noticeVersion: '1.2', language: 'en' }
    await t.api.as(client).call('POST /api/invitation/start', { body: { secret, consent } })
    await t.api.as(fitter).call(DELETE)
    const preview = await t.api.as(client).call('POST /api/invitation/preview', { body: { secret } })
    expect(preview.problem.code).toBe('invitation_withdrawn')
    const [session] = await rows('select cancelled_at from session where id = $1', sessionId)
    expect(session.cancelled_at).toEqual(t.clock.now())
  })
})

describe('deleting an account', () => {
  const tryOne = (who: Caller, body: object = {}) => t.api.as(who).call(DELETE, { body })

  it('requires a sign-in within the last ten minutes', async () => {
    const client = await t.build.client()
    t.clock.advance({ minutes: 11 })
    expect((await tryOne(client)).problem).toMatchObject({ status: 403, code: 'fresh_sign_in_required' })
    expect((await t.api.as(client).call('GET /api/auth/user')).status).toBe(200)
    expect(await readErasures(ledger())).not.toContainEqual(expect.objectContaining({ accountId: client.id }))
  })

  it('does not accept another cookie of the same old session', async () => {
    const client = await signedUp('client')
    t.clock.advance({ minutes: 11 })
    const again = await exchange(t.api, nobody, client.token)
    expect(again.status).toBe(200)
    expect((await tryOne(again.caller)).problem.code).toBe('fresh_sign_in_required')
    const anew = await signedInAgain(t, client.email)
    const fresh = await exchange(t.api, nobody, anew.accessToken)
    expect((await tryOne(fresh.caller)).status).toBe(200)
  })

  it('counts from the sign-in, not from the exchange of the cookie', async () => {
    const data = { role: 'client', name: 'Late' }
    const session = await signedUpAt(t, data)
    t.clock.advance({ minutes: 11 })
    const late = await exchange(t.api, nobody, session.accessToken)
    expect(late.status).toBe(200)
    expect((await tryOne(late.caller)).problem.code).toBe('fresh_sign_in_required')
  })

  it('is for riders and fitters, and for one’s own account only', async () => {
    expect((await tryOne(nobody)).status).toBe(401)
    expect((await tryOne(await t.build.guest())).status).toBe(403)
    expect((await tryOne(await t.build.client(), { id: randomUUID() })).problem.code).toBe('invalid_request')
  })

  it('deletes once when requested twice concurrently', async () => {
    const client = await t.build.client()
    const answers = await Promise.all([tryOne(client), tryOne(client)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('cannot delete another account from inside the database', async () => {
    const [me, other] = [await t.build.client(), await t.build.client()]
    await expect(
      t.database.perform({ cookieHash: null }, { now: t.clock.now(), requestId: 'x' }, (tx) =>
        tx.db
          .selectNoFrom((is) => is.fn('app.erase_own_account', [is.val(t.clock.now()), is.val('x')]).as('x'))
          .execute(),
      ),
    ).rejects.toThrow('only one')
    for (const call of ['erase_account', 'erase_rider'])
      await expect(t.database.pool.query(`select app.${call}($1, now(), 'x')`, [other.id])).rejects.toThrow(
        'permission denied',
      )
    expect((await t.api.as(me).call('GET /api/auth/user')).status).toBe(200)
  })

  it('survives a restore: the ledger erases account and files again', async () => {
    const client = await signedUp('client')
    await riders.send(await riders.begin(client, await t.build.fitter()))
    const before = await rows('select id from rider where account_id = $1', client.id)
    const at = t.clock.now().toISOString()
    const own = ledger().map((file) => `${file}.restored`)
    await appendToLedger(own, [
      { accountId: client.id, at },
      { riderId: before[0].id, at },
    ])
    const { identity_subject: subject } = await subjectOf(client)
    const replay = async () => {
      const known = await readErasures(own)
      return inOwnerTransaction(t.data.owner, () => replayErasures(t.data.owner, known))
    }
    expect(await replay()).toBe(1)
    expect(await rows('select 1 from account where id = $1', client.id)).toEqual([])
    expect(await rows('select 1 from identity.person where id = $1', subject)).toEqual([])
    expect(
      await rows('select 1 from rider where id = $1 and erased_at is not null', before[0].id),
    ).toHaveLength(1)
    expect(await replay()).toBe(0)
  })
})

it('makes a person’s data in the trail unreadable for good', async () => {
  const client = await t.build.client({ name: 'Jonas Kanarie' })
  await t.api.as(client).call('PATCH /api/account', { body: { name: 'Jonas Lind' } })
  await t.api.as(client).call(DELETE)
  const entries = await rows('select changes from audit_entry where account_id = $1', client.id)
  expect(JSON.stringify(entries)).toContain('sealed:')
  expect(JSON.stringify(entries)).not.toMatch(/Kanarie|Lind|example\.org/)
})
