import type { Client } from 'pg'
import { CHAIN_OF_ENTRY, CHAIN_START, ENTRY_COLUMNS, type EntryTexts, linkHash } from './chain.ts'

/** The most entries that are chained in one transaction. */
const BATCH = 1_000

interface Candidate {
  chain: string
  transactionId: string
  entry: EntryTexts
}

interface Head {
  position: bigint
  hash: Buffer
}

/** Chains audit entries, one batch per call. */
export interface BatchSealer {
  /**
   * Chains the next entries whose transactions have ended, in a transaction of its own. The caller makes sure that no
   * other process seals at the same time.
   * @returns whether more entries are waiting
   */
  sealBatch(owner: Pick<Client, 'query'>, now: Date): Promise<boolean>
}

/**
 * Entries that are not chained and whose transactions have ended. A transaction id above all ids of this server comes
 * from another server whose data was restored here, so that transaction has ended too.
 */
const UNSEALED = `
  select ${CHAIN_OF_ENTRY}::text, e.transaction_id::text, ${ENTRY_COLUMNS}
  from audit_entry e, pg_current_snapshot() now_running
  where (e.transaction_id < pg_snapshot_xmin(now_running) or e.transaction_id >= pg_snapshot_xmax(now_running))
    and e.transaction_id >= $1::text::xid8
    and not exists (select from audit_seal s where s.entry_id = e.id)
  order by e.transaction_id, e.id
  limit ${BATCH}`

async function readUnsealed(owner: Pick<Client, 'query'>, since: string): Promise<Candidate[]> {
  const { rows } = await owner.query<(string | null)[]>({ text: UNSEALED, values: [since], rowMode: 'array' })
  return rows.map(([chain, transactionId, ...entry]) => {
    if (!chain || !transactionId) throw new Error('audit: entry without chain')
    return { chain, transactionId, entry }
  })
}

async function readHeads(owner: Pick<Client, 'query'>, chains: string[]): Promise<Map<string, Head>> {
  const { rows } = await owner.query<{ chain: string; position: string; hash: Buffer }>(
    `select c.chain, h.position, h.hash from unnest($1::uuid[]) as c (chain)
     cross join lateral (select s.position, s.hash from audit_seal s
                         where s.chain = c.chain order by s.position desc limit 1) h`,
    [chains],
  )
  return new Map(rows.map(({ chain, position, hash }) => [chain, { position: BigInt(position), hash }]))
}

function chainUp(candidates: Candidate[], heads: Map<string, Head>) {
  return candidates.map(({ chain, entry }) => {
    const before = heads.get(chain) ?? { position: 0n, hash: CHAIN_START }
    const position = before.position + 1n
    const hash = linkHash(before.hash, chain, position, entry)
    heads.set(chain, { position, hash })
    return { chain, position: String(position), entryId: entry[0] ?? '', previous: before.hash, hash }
  })
}

async function writeSeals(owner: Pick<Client, 'query'>, seals: ReturnType<typeof chainUp>, now: Date) {
  await owner.query(
    `insert into audit_seal (chain, position, entry_id, previous, hash, sealed_at)
     select *, $6::timestamptz from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[])`,
    [
      seals.map((seal) => seal.chain),
      seals.map((seal) => seal.position),
      seals.map((seal) => seal.entryId),
      seals.map((seal) => seal.previous),
      seals.map((seal) => seal.hash),
      now,
    ],
  )
}

/** Where the next search starts: after the last entry of a full batch, otherwise after all ended transactions. */
function nextLook(candidates: Candidate[], since: string, oldestRunning: string): string {
  const last = candidates.length === BATCH ? candidates.at(-1)?.transactionId : oldestRunning
  return last && BigInt(last) <= BigInt(oldestRunning) ? last : since
}

/** Makes a sealer, which remembers how far it has read. A new one reads the whole trail once. */
export function makeBatchSealer(): BatchSealer {
  let since = '0'
  return {
    async sealBatch(owner, now) {
      await owner.query('begin')
      try {
        const { rows } = await owner.query<{ oldest: string }>(
          'select pg_snapshot_xmin(pg_current_snapshot())::text as oldest',
        )
        const candidates = await readUnsealed(owner, since)
        const heads = await readHeads(owner, [...new Set(candidates.map(({ chain }) => chain))])
        if (candidates.length > 0) await writeSeals(owner, chainUp(candidates, heads), now)
        await owner.query('commit')
        since = nextLook(candidates, since, rows[0]?.oldest ?? since)
        return candidates.length === BATCH
      } catch (error) {
        await owner.query('rollback')
        throw error
      }
    },
  }
}
