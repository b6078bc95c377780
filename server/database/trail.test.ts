import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '../audit/audit.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { makeTwoPractices, type TwoPractices } from '../testing/two-practices.ts'
import type { Transaction } from './database.ts'

let t: TestApp
let practices: TwoPractices
beforeAll(async () => {
  t = await testApp()
  practices = await makeTwoPractices(t)
})
afterAll(() => t.close())

const rows = async (text: string, ...values: unknown[]) => (await t.data.owner.query(text, values)).rows

/** The tables for which every change needs an audit entry, according to the database. */
const audited = () =>
  rows(`select distinct tgrelid::regclass::text as name from pg_trigger
        where tgname in ('audited_insert', 'audited_update') order by 1`)

/** Runs statements as the owner in one transaction. The rule applies to every role. */
async function inOneCommit(...statements: [string, unknown[]?][]): Promise<void> {
  await t.data.owner.query('begin')
  try {
    for (const [text, values] of statements) await t.data.owner.query(text, values)
    await t.data.owner.query('commit')
  } catch (error) {
    await t.data.owner.query('rollback')
    throw error
  }
}

/** A change of one row of each audited table, and a deletion. */
const changes: Record<string, [string, string]> = {
  account: ["update account set language = 'de' where id = $1", 'id'],
  fitter_profile: ['update fitter_profile set listed = not listed where fitter_id = $1', 'fitter_id'],
  rider: ["update rider set language = 'de' where id = $1", 'id'],
  session: ['update session set closed_at = now() where id = $1', 'id'],
  invitation: ['update invitation set withdrawn_at = now() where id = $1', 'id'],
  submission: ['update submission set superseded_at = now() where id = $1', 'id'],
  booking: ['update booking set moved_at = now() where id = $1', 'id'],
  booking_service: ['update booking_service set position = position + 1 where id = $1', 'id'],
  booking_settings: ['update booking_settings set open = not open where fitter_id = $1', 'fitter_id'],
  waiting_entry: ["update waiting_entry set ended_at = now(), ended_as = 'left' where id = $1", 'id'],
  saddle: ['update saddle set stack = stack + 1 where id = $1', 'id'],
  calendar_feed: ['update calendar_feed set shows_names = not shows_names where fitter_id = $1', 'fitter_id'],
  calendar_subscription: ['update calendar_subscription set name_sealed = name_sealed where id = $1', 'id'],
  import_mapping: ['update import_mapping set version = version + 1 where id = $1', 'id'],
  bike: ["update bike set type = 'track' where id = $1", 'id'],
  measurement: ['update measurement set value = 172.5 where id = $1', 'id'],
  intervention: ['update intervention set position = position + 1 where id = $1', 'id'],
  recommendation: ['update recommendation set done_at = now() where id = $1', 'id'],
  follow_up: ['update follow_up set skipped_at = now() where id = $1', 'id'],
  restriction: ['update restriction set ended_at = now() where id = $1', 'id'],
  plan: ['update plan set payment_failed = not payment_failed where fitter_id = $1', 'fitter_id'],
  public_mark: ['update public_mark set shown = false where fitter_id = $1', 'fitter_id'],
  pool_snapshot: ['update pool_snapshot set cells = cells + 1 where id = $1', 'id'],
  second_baseline: ['update second_baseline set superseded_at = now() where id = $1', 'id'],
  share: ['update share set ended_at = now() where id = $1', 'id'],
  share_offer: ['update share_offer set ended_at = now() where id = $1', 'id'],
  contact_message: ['update contact_message set resolved_at = received_at where id = $1', 'id'],
  support_access: ['update support_access set ended_at = from_at where id = $1', 'id'],
}

/** The two practices have no rows in these tables to change, or only locked ones, so a new one is inserted. */
const withoutRows = [
  'consent',
  'ended_access',
  'photo',
  'follow_up_protocol',
  'follow_up_alert',
  'dashboard_layout',
  'prediction',
  'research_export',
  'rights_request',
  'data_breach',
]

describe('every audited table', () => {
  it('is one of those tried here', async () => {
    const names = (await audited()).map((row) => row.name)
    expect(names, 'add a change of the table to `changes` above').toEqual(
      [...Object.keys(changes), ...withoutRows].sort(),
    )
  })

  it.each(Object.entries(changes))(
    '%s refuses a change without an entry at the commit',
    async (table, [change, key]) => {
      const [row] = await rows(`select ${key} as id from ${table} limit 1`)
      const before = await rows(`select * from ${table} where ${key} = $1`, row.id)
      await expect(inOneCommit([change, [row.id]])).rejects.toThrow(/no audit entry/)
      const entry = `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
      values ('0', now(), 't', 'system', 'x', $2, $1, '{}')`
      await expect(
        inOneCommit([change, [row.id]], [entry, [randomUUID(), table]]),
        'an entry of another row',
      ).rejects.toThrow(/no audit entry/)
      await expect(
        inOneCommit([change, [row.id]], [entry, [row.id, 'elsewhere']]),
        'an entry of another table',
      ).rejects.toThrow(/no audit entry/)
      await inOneCommit([entry, [row.id, table]])
      await expect(inOneCommit([change, [row.id]]), 'an entry of an earlier transaction').rejects.toThrow(
        /no audit entry/,
      )
      expect(await rows(`select * from ${table} where ${key} = $1`, row.id)).toEqual(before)
      await expect(inOneCommit([change, [row.id]], [entry, [row.id, table]])).resolves.toBeUndefined()
    },
  )

  it('consent refuses a new row without an entry', async () => {
    const { riderId } = practices.a.submitted
    await expect(
      inOneCommit([
        `insert into consent (id, rider_id, purpose, granted, notice_version, text_hash, language, at, actor)
         values (gen_random_uuid(), $1, 'fit', true, '1.2', '\\x00', 'en', now(), 'client')`,
        [riderId],
      ]),
    ).rejects.toThrow(/no audit entry/)
  })
})

const asSystem = <T>(work: (tx: Transaction) => Promise<T>) =>
  t.database.perform({ system: true }, { now: t.clock.now(), requestId: 'trail' }, work)

describe('a connection killed', () => {
  const change = (tx: Transaction, id: string) =>
    tx.db.updateTable('account').set({ language: 'fr' }).where('id', '=', id).execute()
  const kill = ({ db }: Transaction) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  const state = async (id: string) => [
    (await rows('select language from account where id = $1', id))[0].language,
    (
      await rows(
        `select count(*)::int as n from audit_entry where entity_id = $1 and action = 'kill.test'`,
        id,
      )
    )[0].n,
  ]
  const entry = (tx: Transaction, id: string) =>
    recordAudit(tx, { action: 'kill.test', entity: 'account', entityId: id, accountId: id })

  it('between the change and its entry leaves neither', async () => {
    const { id } = await t.build.client()
    const cut = asSystem(async (tx) => {
      await change(tx, id)
      await kill(tx)
      await entry(tx, id)
    })
    await expect(cut).rejects.toThrow()
    expect(await state(id)).toEqual(['en', 0])
  })

  it('after both, before the commit, leaves neither; committed, both stand', async () => {
    const { id } = await t.build.client()
    const both = async (tx: Transaction) => {
      await change(tx, id)
      await entry(tx, id)
    }
    const cut = asSystem(async (tx) => {
      await both(tx)
      await kill(tx)
    })
    await expect(cut).rejects.toThrow()
    expect(await state(id)).toEqual(['en', 0])
    await asSystem(both)
    expect(await state(id)).toEqual(['fr', 1])
  })
})

describe('the run-time role', () => {
  const attempt = (text: string) => asSystem(({ db }) => sql.raw(text).execute(db))

  it.each([
    `update audit_entry set action = 'x'`,
    'delete from audit_entry',
    'truncate audit_entry',
    'truncate audit_entry cascade',
    `insert into audit_seal values (gen_random_uuid(), 1, 1, '\\x00', '\\x00', now())`,
    'delete from audit_seal',
    `update consent set granted = false`,
    'delete from consent',
    'truncate consent',
    'delete from submission',
    `update submission set answers_sealed = '\\x00'`,
    'delete from account',
    'alter table audit_entry disable trigger all',
    'alter table account disable row level security',
    'drop policy reads on account',
    'set role spokewell_gate',
    'create table public.mine ()',
    'set session_replication_role = replica',
    "copy account to '/tmp/x'",
    "select pg_read_file('postgresql.conf')",
    'delete from schema_migration',
    'update share set until_at = null',
    'update support_access set until_at = until_at',
    "select app.erase_rider(gen_random_uuid(), now(), 'x')",
    "select app.end_sign_ins(array['x'], now())",
  ])('may not: %s', async (text) => {
    await expect(attempt(text)).rejects.toThrow(
      /permission denied|must be owner|must be superuser|denied to|parameter/,
    )
  })

  it('cannot name the transaction of an entry: it is the one that writes it', async () => {
    const id = randomUUID()
    const real = await asSystem(async (tx) => {
      await tx.db
        .insertInto('audit_entry')
        .values({
          transaction_id: '3',
          at: t.clock.now(),
          request_id: 'forged',
          actor: 'system',
          action: 'forged',
          entity: 'account',
          entity_id: id,
          changes: '{}',
        })
        .execute()
      const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(tx.db)
      return rows[0]?.xid
    })
    const [entry] = await rows('select transaction_id::text as xid from audit_entry where entity_id = $1', id)
    expect(entry.xid).toBe(real)
    expect(entry.xid).not.toBe('3')
  })

  it('cannot lift the append-only rule of the consents by naming an erasure', async () => {
    await expect(
      asSystem(async ({ db }) => {
        await sql`select set_config('app.erasing', 'yes', true)`.execute(db)
        await sql`delete from consent`.execute(db)
      }),
    ).rejects.toThrow(/permission denied/)
  })
})
