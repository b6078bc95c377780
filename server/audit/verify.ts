import type { Client } from 'pg'
import type { Vault } from '../vault/vault.ts'
import { CHAIN_OF_ENTRY, CHAIN_START, ENTRY_COLUMNS, linkHash } from './chain.ts'
import { readAllHeads } from './heads.ts'

export interface AuditProblem {
  kind: /** The entry differs from what was chained. */
    | 'entry_changed'
    /** A link refers to an entry that does not exist. */
    | 'entry_missing'
    /** The entry belongs to a different chain than the one that contains it. */
    | 'wrong_chain'
    /** A link in the middle of the chain does not exist. */
    | 'link_missing'
    /** A link does not follow from the previous one. */
    | 'link_broken'
    /** The chain ends before a link that was written outside the database. */
    | 'tail_missing'
    /** The chain is consistent, but differs from the one that was written outside the database. */
    | 'chain_rewritten'
    /** A file of heads without a valid signature; `chain` is the file's name. */
    | 'heads_forged'
  chain: string
  entryId: string | null
}

export interface AuditVerdict {
  ok: boolean
  problems: AuditProblem[]
  /** The number of links that were checked. */
  entries: number
  /** Entries that are in no chain yet: those of the last second, unless no sealer runs. */
  unsealed: number
  /** The age of the oldest unsealed entry by its own time, in seconds; null if there is none. */
  oldestUnsealedSeconds: number | null
}

const CHUNK = 5_000
/** The most problems that are listed. */
const MOST_PROBLEMS = 1_000

type LinkRow = [
  chain: string,
  position: string,
  sealedEntry: string,
  previous: Buffer,
  hash: Buffer,
  chainOfEntry: string | null,
  ...entry: (string | null)[],
]

const NEXT_LINKS = `
  select s.chain::text, s.position::text, s.entry_id::text, s.previous, s.hash,
         case when e.id is null then null else ${CHAIN_OF_ENTRY}::text end, ${ENTRY_COLUMNS}
  from (select * from audit_seal where (chain, position) > ($1::uuid, $2::bigint)
        order by chain, position limit ${CHUNK}) s
  left join audit_entry e on e.id = s.entry_id
  order by s.chain, s.position`

interface Walk {
  chain: string
  position: bigint
  hash: Buffer
  entries: number
  problems: AuditProblem[]
}

type Written = Awaited<ReturnType<typeof readAllHeads>>['chains']

function found(walk: Walk, kind: AuditProblem['kind'], chain: string, entryId: string | null): void {
  if (walk.problems.length < MOST_PROBLEMS) walk.problems.push({ kind, chain, entryId })
}

/** At the end of a chain: checks whether a later link was written outside the database. */
function checkChainEnd(walk: Walk, written: Written): void {
  const head = written.get(walk.chain)
  if (head && head.position > walk.position) found(walk, 'tail_missing', walk.chain, null)
  written.delete(walk.chain)
}

function judgeLink(walk: Walk, written: Written, row: LinkRow): void {
  const [chain, position, entryId, previous, hash, chainOfEntry, ...entry] = row
  const at = BigInt(position)
  if (at !== walk.position + 1n) found(walk, 'link_missing', chain, entryId)
  else if (!previous.equals(walk.hash)) found(walk, 'link_broken', chain, entryId)
  if (chainOfEntry === null) found(walk, 'entry_missing', chain, entryId)
  else if (chainOfEntry !== chain) found(walk, 'wrong_chain', chain, entryId)
  else if (!linkHash(previous, chain, at, entry).equals(hash)) found(walk, 'entry_changed', chain, entryId)
  const head = written.get(chain)
  if (head?.position === at && head.hash !== hash.toString('hex'))
    found(walk, 'chain_rewritten', chain, entryId)
  walk.position = at
  walk.hash = hash
  walk.entries += 1
}

async function walkLinks(owner: Pick<Client, 'query'>, walk: Walk, written: Written): Promise<void> {
  for (let from = ['00000000-0000-0000-0000-000000000000', '0']; ; ) {
    const { rows } = await owner.query<LinkRow>({ text: NEXT_LINKS, values: from, rowMode: 'array' })
    for (const row of rows) {
      if (row[0] !== walk.chain) {
        checkChainEnd(walk, written)
        Object.assign(walk, { chain: row[0], position: 0n, hash: CHAIN_START })
      }
      judgeLink(walk, written, row)
    }
    const last = rows.at(-1)
    if (!last || rows.length < CHUNK) break
    from = [last[0], last[1]]
  }
  checkChainEnd(walk, written)
  for (const chain of written.keys()) found(walk, 'tail_missing', chain, null)
}

async function countUnsealed(owner: Pick<Client, 'query'>, now: Date) {
  const { rows } = await owner.query<{ unsealed: string; oldest: Date | null }>(
    `select count(*) as unsealed, min(e.at) as oldest from audit_entry e
     where not exists (select from audit_seal s where s.entry_id = e.id)`,
  )
  const { unsealed = '0', oldest = null } = rows[0] ?? {}
  const age = oldest && Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000))
  return { unsealed: Number(unsealed), oldestUnsealedSeconds: age }
}

/**
 * Checks the whole audit trail, in chunks, in one snapshot, and compares it with the heads that were written outside
 * the database. It finds entries that were altered, deleted, cut from the end, reordered or chained again.
 * @param owner a connection of the owner that nothing else uses in the meantime
 * @param headsDir `DATA_DIR/audit-heads`
 */
export async function verifyAudit(
  owner: Pick<Client, 'query'>,
  vault: Vault,
  headsDir: string,
  now: Date,
): Promise<AuditVerdict> {
  // Reads the files before the snapshot is taken: the trail only grows, so it must contain what they contain.
  const { chains: written, forged } = await readAllHeads(headsDir, vault)
  const walk: Walk = { chain: '', position: 0n, hash: CHAIN_START, entries: 0, problems: [] }
  await owner.query('begin isolation level repeatable read read only')
  try {
    await walkLinks(owner, walk, written)
    for (const name of forged) found(walk, 'heads_forged', name, null)
    const { problems, entries } = walk
    return { ok: problems.length === 0, problems, entries, ...(await countUnsealed(owner, now)) }
  } finally {
    await owner.query('rollback')
  }
}
