import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSecret } from '../http/cookie.ts'
import type { Person } from '../testing/builders.ts'
import { fittings } from '../testing/fittings.ts'
import type { Caller } from '../testing/test-api.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { Transaction } from './transaction.ts'

const DENIED = '42501'
const NO_SUCH_PARENT = '23503'

let t: TestApp
let first: Person
let second: Person
let client: Person
let guest: Awaited<ReturnType<TestApp['build']['guest']>>
let other: Awaited<ReturnType<TestApp['build']['guest']>>

beforeAll(async () => {
  t = await testApp()
  first = await t.build.fitter()
  second = await t.build.fitter()
  client = await t.build.client()
  guest = await t.build.guest(first)
  other = await t.build.guest(second)
})
afterAll(() => t.close())

/** The database's response to a mistake in the code above it, made as this actor. It is rolled back in any case. */
function tried(who: Caller, mistake: (tx: Transaction) => Promise<unknown>): Promise<string> {
  const cookieHash = who.cookie ? hashSecret(who.cookie.split('=')[1] ?? '') : null
  return t.database
    .perform({ cookieHash }, { now: t.clock.now(), requestId: 'test' }, async (tx) => {
      await mistake(tx)
      throw new Error('allowed')
    })
    .catch((error: Error) => ('code' in error ? String(error.code) : error.message))
}

const riderOf = async (sessionId: string): Promise<string> =>
  (await t.data.owner.query('select rider_id from session where id = $1', [sessionId])).rows[0].rider_id

describe('the run-time role changes no', () => {
  it('role of an account, nor the identity or the lock behind it', async () => {
    for (const who of [client, first])
      for (const column of ["role = 'support'", "identity_subject = 'x'", 'disabled_at = null'])
        expect(await tried(who, ({ db }) => sql`update account set ${sql.raw(column)}`.execute(db))).toBe(
          DENIED,
        )
  })

  it('owner, holder or proof of what exists', async () => {
    const changes = {
      rider: ['fitter_id', 'id', 'erased_at', 'account_id'],
      session: ['fitter_id', 'rider_id', 'created_at'],
      sign_in: ['account_id', 'guest_session_id', 'proves_address', 'token_hash', 'second_factor', 'browser'],
      invitation: ['address_hash', 'session_id', 'fitter_id', 'channel'],
      invitation_secret: ['proves_address', 'invitation_id', 'expires_at'],
      device_code: ['session_id', 'code_hash', 'expires_at'],
      draft: ['session_id', 'rider_id'],
      outbox: ['rider_id', 'session_id', 'purpose'],
    }
    for (const [table, columns] of Object.entries(changes))
      for (const column of columns) {
        const change = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`
        expect(await tried(guest, ({ db }) => change.execute(db)), `${table}.${column}`).toBe(DENIED)
      }
  })
})

describe('nobody', () => {
  it('arrives as staff', async () => {
    const arriving = ({ db, now }: Transaction) =>
      sql`select app.enter_identity('somebody new', ${now})`.execute(db).then(() =>
        sql`insert into account (id, role, identity_subject, name_sealed, language, units, created_at)
            values (${randomUUID()}, 'support', 'somebody new', '\\x00', 'en', 'metric', ${now})`.execute(db),
      )
    expect(await tried({ cookie: null }, arriving)).toBe(DENIED)
  })

  it('gives a file away', async () => {
    const give = ({ db }: Transaction) => sql`update rider set account_id = ${client.id}`.execute(db)
    for (const who of [first, guest, client]) expect(await tried(who, give)).toBe(DENIED)
  })

  it('gives an invited file to a client who has not proven the invited address', async () => {
    const email = `${randomUUID()}@example.org`
    const invited = await t.build.guest(first, { email })
    const give = (to: Person) => async (tx: Transaction) => {
      const { rows } = await sql<{ given: boolean }>`select app.give_invited_file(${to.id}) as given`.execute(
        tx.db,
      )
      if (!rows[0]?.given) throw new Error('refused')
    }
    const proven = await t.build.client({ email })
    const unproven = await t.build.client({ email, proven: false })
    const fitter = await t.build.fitter()
    for (const to of [unproven, client, fitter]) expect(await tried(invited, give(to))).toBe('refused')
    for (const who of [first, proven]) expect(await tried(who, give(proven))).toBe('refused')
    expect(await tried(invited, give(proven))).toBe('allowed')
  })

  it('gives a file to an account without a proven address, even by the owner’s hand', async () => {
    const unproven = await t.build.client({ proven: false })
    const given = t.data.owner.query('update rider set account_id = $2 where id = $1', [
      await riderOf(guest.sessionId),
      unproven.id,
    ])
    await expect(given).rejects.toMatchObject({ code: DENIED })
  })

  it('makes a link into another’s invitation', async () => {
    const link = (fitterId: string, sessionId: string) => (tx: Transaction) =>
      sql`insert into invitation_secret (hash, invitation_id, session_id, fitter_id, purpose, proves_address, created_at, expires_at)
          values (${randomBytes(32)}, ${other.invitation.id}, ${sessionId}, ${fitterId}, 'link', true, ${tx.now}, ${tx.now})`.execute(
        tx.db,
      )
    expect(await tried(first, link(first.id, guest.sessionId))).toBe(NO_SUCH_PARENT)
    expect(await tried(first, link(first.id, other.sessionId))).toBe(NO_SUCH_PARENT)
    expect(await tried(guest, link(first.id, guest.sessionId))).toBe(NO_SUCH_PARENT)
  })

  it('counts figures into another’s statistics', async () => {
    const riderId = await riderOf(guest.sessionId)
    const submission = randomUUID()
    const figure = (fitterId: string) => async (tx: Transaction) => {
      await sql`insert into submission (id, session_id, fitter_id, rider_id, kind, form_version, revision, answers_sealed, language, submitted_at)
        values (${submission}, ${guest.sessionId}, ${first.id}, ${riderId}, 'intake', 1, 1, '\\x00', 'en', ${tx.now})`.execute(
        tx.db,
      )
      await sql`insert into submission_figure (submission_id, session_id, fitter_id, rider_id, figure, item, amount)
        values (${submission}, ${guest.sessionId}, ${fitterId}, ${riderId}, 'zoneScore', 'feet', 7)`.execute(
        tx.db,
      )
    }
    expect(await tried(guest, figure(second.id))).toBe(NO_SUCH_PARENT)
    expect(await tried(guest, figure(first.id))).toBe('allowed')
  })

  it('signs in as the guest of a rider, being the fitter', async () => {
    const signIn = ({ db, now }: Transaction) =>
      sql`insert into sign_in (id, token_hash, guest_session_id, created_at, last_used_at, idle_limit, expires_at)
          values (${randomUUID()}, ${randomBytes(32)}, ${guest.sessionId}, ${now}, ${now}, '1 day', ${now})`.execute(
        db,
      )
    expect(await tried(first, signIn)).toBe(DENIED)
    expect(await tried(guest, signIn)).toBe('allowed')
  })

  it('mails in another’s name', async () => {
    const ownRider = await riderOf(guest.sessionId)
    const foreignRider = await riderOf(other.sessionId)
    const mail = (riderId: string | null, sessionId: string | null) => (tx: Transaction) =>
      sql`insert into outbox (id, purpose, channel, kind, rider_id, session_id, due_at, attempts, created_at)
          values (${randomUUID()}, ${randomUUID()}, 'mail', 'invitation', ${riderId}, ${sessionId}, ${tx.now}, 0, ${tx.now})`.execute(
        tx.db,
      )
    for (const who of [first, client, guest, { cookie: null }]) {
      expect(await tried(who, mail(foreignRider, other.sessionId))).toBe(DENIED)
      expect(await tried(who, mail(null, null))).toBe(DENIED)
    }
    expect(await tried(first, mail(ownRider, guest.sessionId))).toBe('allowed')
    expect(await tried(guest, mail(ownRider, guest.sessionId))).toBe('allowed')
    expect(await tried(guest, mail(foreignRider, guest.sessionId))).toBe(DENIED)
  })

  it('writes into the trail that somebody else did it', async () => {
    const entry = (actor: string, id: string | null) => (tx: Transaction) =>
      sql`insert into audit_entry (transaction_id, at, request_id, actor, actor_id, action, entity, entity_id, changes)
          values ('0', ${tx.now}, 'test', ${actor}, ${id}, 'test', 'rider', ${randomUUID()}, '{}')`.execute(
        tx.db,
      )
    expect(await tried(first, entry('fitter', first.id))).toBe('allowed')
    expect(await tried(guest, entry('guest', guest.sessionId))).toBe('allowed')
    expect(await tried(first, entry('fitter', second.id))).toBe(DENIED)
    expect(await tried(first, entry('system', null))).toBe(DENIED)
    expect(await tried(guest, entry('client', client.id))).toBe(DENIED)
    expect(await tried({ cookie: null }, entry('fitter', first.id))).toBe(DENIED)
  })
})

describe('after a fit nobody', () => {
  /** Two completed fits, and a guest who used the first one's reminder. */
  async function followedFits() {
    const fit = fittings(t)
    const made = await fit.fitted({ account: true })
    const { secret } = await fit.reminded(made)
    const answering = (await fit.visit(secret, { cookie: null })).caller
    return { fit, made, answering, foreign: await fit.fitted({ account: true }) }
  }

  const cookieOf =
    (sessionId: string, column: 'guest_follow_up_id' | 'guest_report_hash', value: string | Buffer) =>
    ({ db, now }: Transaction) =>
      sql`insert into sign_in (id, token_hash, guest_session_id, ${sql.ref(column)}, created_at, last_used_at, idle_limit, expires_at)
          values (${randomUUID()}, ${randomBytes(32)}, ${sessionId}, ${value}, ${now}, ${now}, '1 day', ${now})`.execute(
        db,
      )

  it('becomes the guest of another session’s follow-up or report', async () => {
    const { made, foreign } = await followedFits()
    const own = made.followUps[1]?.id ?? ''
    expect(await tried(made.rider, cookieOf(made.sessionId, 'guest_follow_up_id', own))).toBe('allowed')
    expect(await tried(made.rider, cookieOf(made.sessionId, 'guest_follow_up_id', foreign.first))).toBe(
      NO_SUCH_PARENT,
    )
    const hash = randomBytes(32)
    await t.data.owner.query(
      `insert into report_secret (hash, session_id, fitter_id, rider_id, address_hash, created_at, expires_at)
       values ($1, $2, $3, $4, '\\x00', now(), now() + interval '1 day')`,
      [hash, foreign.sessionId, foreign.fitter.id, foreign.riderId],
    )
    expect(await tried(made.rider, cookieOf(made.sessionId, 'guest_report_hash', hash))).toBe(NO_SUCH_PARENT)
  })

  it('hangs a reminder’s mail on another session’s follow-up', async () => {
    const { made, foreign } = await followedFits()
    const mail = (followUpId: string) => (tx: Transaction) =>
      sql`insert into outbox (id, purpose, channel, kind, rider_id, session_id, follow_up_id, reminder, due_at, attempts, created_at)
          values (${randomUUID()}, ${randomUUID()}, 'mail', 'follow_up_reminder', ${made.riderId}, ${made.sessionId},
            ${followUpId}, 1, ${tx.now}, 0, ${tx.now})`.execute(tx.db)
    expect(await tried(made.fitter, mail(made.first))).toBe('allowed')
    expect(await tried(made.fitter, mail(foreign.first))).toBe(NO_SUCH_PARENT)
  })

  it('reads another form than the one they came for, but what was said before the fit', async () => {
    const { fit, made, answering } = await followedFits()
    await fit.submit(answering, made.first)
    const second = made.followUps[1]?.id ?? ''
    const secretHash = randomBytes(32)
    await t.data.owner.query(
      `insert into sign_in (id, token_hash, guest_session_id, guest_follow_up_id, created_at, last_used_at, idle_limit, expires_at)
       values ($1, $2, $3, $4, $5, $5, '1 day', $5::timestamptz + interval '1 day')`,
      [randomUUID(), secretHash, made.sessionId, second, t.clock.now()],
    )
    const kindsSeen = (cookieHash: Buffer) =>
      t.database.perform({ cookieHash }, { now: t.clock.now(), requestId: 'test' }, async ({ db }) => ({
        forms: (await db.selectFrom('submission').select('kind').execute()).map(({ kind }) => kind).sort(),
        figuresOf: new Set(
          (await db.selectFrom('submission_figure').select('submission_id').execute()).map(
            ({ submission_id }) => submission_id,
          ),
        ).size,
      }))
    expect(await kindsSeen(hashSecret(answering.cookie?.split('=')[1] ?? ''))).toEqual({
      forms: ['follow_up', 'intake'],
      figuresOf: 2,
    })
    expect(await kindsSeen(secretHash)).toEqual({ forms: ['intake'], figuresOf: 1 })
  })

  it('counts figures into a form that the rider sent, or into another form of theirs', async () => {
    const { fit, made, answering } = await followedFits()
    const intake = await t.data.owner.query(
      "select id from submission where session_id = $1 and kind = 'intake'",
      [made.sessionId],
    )
    const figure = (submissionId: string) => (tx: Transaction) =>
      sql`insert into submission_figure (submission_id, session_id, fitter_id, rider_id, figure, item, amount)
          values (${submissionId}, ${made.sessionId}, ${made.fitter.id}, ${made.riderId}, 'made_up', 'x', 7)`.execute(
        tx.db,
      )
    expect(await tried(answering, figure(intake.rows[0].id))).toBe(DENIED)
    expect(await tried(made.fitter, figure(intake.rows[0].id))).toBe(DENIED)
    const sent = await fit.submit(answering, made.first)
    expect(await tried(answering, figure(sent.body.id))).toBe('allowed')
    expect(await tried(made.fitter, figure(sent.body.id))).toBe(DENIED)
  })
})
