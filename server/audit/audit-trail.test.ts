import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { type AuditEvent, recordAudit } from './audit.ts'
import { CHAIN_START, linkHash } from './chain.ts'
import { readAllHeads } from './heads.ts'
import { recordHeads, TrailBroken } from './record-heads.ts'
import { type BatchSealer, makeBatchSealer } from './seal-batch.ts'
import { verifyAudit } from './verify.ts'

const ana = '00000000-0000-4000-8000-00000000000a'
const ben = '00000000-0000-4000-8000-00000000000b'
const now = new Date('2026-11-20T10:00:00Z')
const nextDay = new Date('2026-11-21T10:00:00Z')

let data: TestDatabase
let database: Database
let sealer: BatchSealer
let dir: string

beforeAll(async () => {
  data = await testDatabase()
  database = openDatabase({ url: data.url, vault: data.vault, publicUrl: 'http://localhost', size: 4 })
})
afterAll(async () => {
  await database.close()
  await data.drop()
})
beforeEach(async () => {
  await data.owner.query('truncate audit_entry, audit_seal')
  sealer = makeBatchSealer()
  dir = await mkdtemp(join(tmpdir(), 'audit-heads-'))
})
afterEach(() => rm(dir, { recursive: true }))

const event = (fitterId: string | null, more: Partial<AuditEvent> = {}): AuditEvent => ({
  action: 'invitation.created',
  entity: 'invitation',
  entityId: randomUUID(),
  fitterId,
  changes: { channel: { to: 'link' }, at: { from: null, to: now } },
  ...more,
})

const record = (...events: AuditEvent[]) =>
  database.perform({ system: true }, { now, requestId: 'test' }, async (tx) => {
    for (const each of events) await recordAudit(tx, each)
  })

async function sealWhatIsOver(): Promise<void> {
  while (await sealer.sealBatch(data.owner, now));
}

/** Seals until everything is chained. Open transactions of other databases on the server may delay it. */
async function seal(): Promise<void> {
  const unsealed = async () => {
    await sealWhatIsOver()
    return (await verify()).unsealed
  }
  await expect.poll(unsealed, { timeout: 10_000, interval: 10 }).toBe(0)
}

const writeDown = (at = now) => recordHeads(data.owner, data.vault, dir, at)
const verify = () => verifyAudit(data.owner, data.vault, dir, now)
const kinds = async () => (await verify()).problems.map(({ kind }) => kind)

/** Writes four entries of Ana and two of Ben, chains them and writes the heads. */
async function trail(): Promise<string[]> {
  await record(event(ana), event(ben), event(ana))
  await record(event(ana, { reason: 'technical' }), event(ben), event(ana))
  await seal()
  await writeDown()
  const { rows } = await data.owner.query<{ id: string }>(
    'select id from audit_entry where fitter_id = $1 order by id',
    [ana],
  )
  return rows.map(({ id }) => id)
}

/** Rebuilds a chain after entries were changed, as a superuser could. */
async function rehash(chain: string): Promise<void> {
  await data.owner.query('delete from audit_seal where chain = $1', [chain])
  sealer = makeBatchSealer()
  await seal()
}

describe('sealing', () => {
  it('chains each entry once, by fitter, else account, else rider, else no owner', async () => {
    const [account, rider] = [randomUUID(), randomUUID()]
    await record(
      event(ana),
      event(null, { accountId: account, riderId: rider }),
      event(null, { riderId: rider }),
    )
    await record(event(ana, { accountId: account }), event(null))
    await seal()
    await seal()
    const { rows } = await data.owner.query<{ chain: string; positions: string[] }>(
      'select chain, array_agg(position order by position) as positions from audit_seal group by chain',
    )
    const nobody = '00000000-0000-0000-0000-000000000000'
    expect(new Map(rows.map(({ chain, positions }) => [chain, positions]))).toEqual(
      new Map([
        [ana, ['1', '2']],
        [account, ['1']],
        [rider, ['1']],
        [nobody, ['1']],
      ]),
    )
    expect(await verify()).toEqual({
      ok: true,
      problems: [],
      entries: 5,
      unsealed: 0,
      oldestUnsealedSeconds: null,
    })
  })

  it('skips entries of open transactions, and chains them later although their id is lower', async () => {
    const open = new Client({ connectionString: data.url })
    await open.connect()
    await open.query(`begin; select app.act_as('system', null, now())`)
    await open.query(
      `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, changes)
       values ('0', $1, 'slow', 'system', 'x', 'session', $2, $2, '{}')`,
      [now, ana],
    )
    await record(event(ana))
    await sealWhatIsOver()
    expect(await verify()).toMatchObject({ entries: 0, unsealed: 1, oldestUnsealedSeconds: 0 })
    await open.query('commit')
    await open.end()
    await record(event(ana))
    await seal()
    expect(await verify()).toMatchObject({ ok: true, entries: 3, unsealed: 0 })
  })

  it('continues over several batches and in another process', async () => {
    await data.owner.query(
      `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, changes)
       select '0', $1, 'many', 'system', 'x', 'session', $2, $2, '{}' from generate_series(1, 2500)`,
      [now, ana],
    )
    await expect.poll(() => sealer.sealBatch(data.owner, now), { timeout: 10_000 }).toBe(true)
    sealer = makeBatchSealer()
    await record(event(ben))
    await seal()
    expect(await verify()).toMatchObject({ ok: true, entries: 2501, unsealed: 0 })
  })

  it('chains entries that another server had not chained when its data was restored here', async () => {
    await data.owner.query('alter table audit_entry disable trigger stamp')
    await data.owner.query(
      `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
       values ('9000000000', $1, 'elsewhere', 'system', 'x', 'session', $2, '{}')`,
      [now, ana],
    )
    await data.owner.query('alter table audit_entry enable trigger stamp')
    await record(event(ana))
    await seal()
    await record(event(ana))
    await seal()
    expect(await verify()).toMatchObject({ ok: true, entries: 3, unsealed: 0 })
  })

  it('loses and repeats nothing when a batch fails', async () => {
    await record(event(ana))
    await data.owner.query('alter table audit_seal rename to audit_seal_away')
    await expect(sealer.sealBatch(data.owner, now)).rejects.toThrow('audit_seal')
    await data.owner.query('alter table audit_seal_away rename to audit_seal')
    await seal()
    expect(await verify()).toMatchObject({ ok: true, entries: 1 })
  })
})

describe('finds changes to the trail by a superuser', () => {
  it('to an entry', async () => {
    const [, second] = await trail()
    await data.owner.query(`update audit_entry set action = 'harmless' where id = $1`, [second])
    expect((await verify()).problems).toEqual([{ kind: 'entry_changed', chain: ana, entryId: second }])
  })

  it.each([
    'at',
    'request_id',
    'actor',
    'actor_id',
    'entity_id',
    'rider_id',
    'account_id',
    'changes',
    'reason',
  ])('to the column %s', async (column) => {
    const [, second] = await trail()
    const values: Record<string, string> = {
      at: `at + interval '1 microsecond'`,
      actor: `'support'`,
      changes: `'{}'`,
      request_id: `'x'`,
      reason: `'x'`,
    }
    const value = values[column] ?? `'${ben}'`
    await data.owner.query(`update audit_entry set ${column} = ${value} where id = $1`, [second])
    expect(await kinds()).toEqual(['entry_changed'])
  })

  it('that move an entry to another fitter', async () => {
    const [, second] = await trail()
    await data.owner.query('update audit_entry set fitter_id = $2 where id = $1', [second, ben])
    expect(await kinds()).toEqual(['wrong_chain'])
  })

  it('that delete an entry in the middle, with or without its link', async () => {
    const [, second] = await trail()
    await data.owner.query('delete from audit_entry where id = $1', [second])
    expect(await kinds()).toEqual(['entry_missing'])
    await data.owner.query('delete from audit_seal where entry_id = $1', [second])
    expect(await kinds()).toEqual(['link_missing'])
  })

  it('that cut off the end', async () => {
    const last = (await trail()).at(-1)
    await data.owner.query('delete from audit_entry where id = $1', [last])
    await data.owner.query('delete from audit_seal where entry_id = $1', [last])
    expect((await verify()).problems).toEqual([{ kind: 'tail_missing', chain: ana, entryId: null }])
    await expect(writeDown(nextDay)).rejects.toThrow(TrailBroken)
    expect(await kinds()).toEqual(['tail_missing'])
  })

  it('that delete a whole chain', async () => {
    await trail()
    await data.owner.query('delete from audit_entry where fitter_id = $1', [ben])
    await data.owner.query('delete from audit_seal where chain = $1', [ben])
    expect((await verify()).problems).toEqual([{ kind: 'tail_missing', chain: ben, entryId: null }])
  })

  it('that reorder entries', async () => {
    const [first, second] = await trail()
    await data.owner.query(
      `update audit_seal set position = 3 - position + 100 where chain = $1 and entry_id in ($2, $3)`,
      [ana, first, second],
    )
    await data.owner.query(
      'update audit_seal set position = position - 100 where chain = $1 and position > 100',
      [ana],
    )
    expect(await kinds()).toContain('link_broken')
  })

  it('that change an entry and rebuild the chain after it', async () => {
    const [, second] = await trail()
    await data.owner.query(`update audit_entry set action = 'harmless' where id = $1`, [second])
    await rehash(ana)
    expect((await verify()).problems).toMatchObject([{ kind: 'chain_rewritten', chain: ana }])
    await record(event(ana))
    await seal()
    await expect(writeDown(nextDay)).rejects.toThrow(TrailBroken)
    expect(await kinds()).toEqual(['chain_rewritten'])
  })

  it('that replace the last entries by others', async () => {
    const last = (await trail()).at(-1)
    await data.owner.query('delete from audit_entry where id = $1', [last])
    await rehash(ana)
    await record(event(ana))
    await seal()
    expect(await kinds()).toEqual(['chain_rewritten'])
  })
})

describe('heads outside the database', () => {
  it('are one signed file a day, which is kept up to date', async () => {
    await trail()
    await record(event(ben))
    await seal()
    await writeDown()
    await writeDown(nextDay)
    expect((await readdir(dir)).toSorted()).toEqual(['2026-11-20.json', '2026-11-21.json'])
    const { chains, forged } = await readAllHeads(dir, data.vault)
    expect(forged).toEqual([])
    expect(chains.get(ana)?.position).toBe(4n)
    expect(chains.get(ben)?.position).toBe(3n)
    expect(await verify()).toMatchObject({ ok: true, entries: 7 })
  })

  it('are refused when they were written without the key', async () => {
    await trail()
    const file = join(dir, '2026-11-20.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('"links":6', '"links":5'))
    expect((await verify()).problems).toEqual([
      { kind: 'heads_forged', chain: '2026-11-20.json', entryId: null },
    ])
    await expect(writeDown(nextDay)).rejects.toThrow(TrailBroken)
  })
})

it('hashes position and values so that no entry can replace another', () => {
  const hash = (position: bigint, entry: (string | null)[]) =>
    linkHash(CHAIN_START, ana, position, entry).toString('hex')
  const hashes = [
    hash(1n, ['a', 'b']),
    hash(2n, ['a', 'b']),
    hash(1n, ['ab', '']),
    hash(1n, ['a', null]),
    hash(1n, ['a', '']),
    hash(1n, ['a","b']),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})
