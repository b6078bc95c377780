import type { Client } from 'pg'
import type { Vault } from '../vault/vault.ts'
import { type AuditHeads, newestHeads, readHeadsNow, writeHeads } from './heads.ts'

/** The trail in the database does not contain the heads that were written outside it: somebody changed it. */
export class TrailBroken extends Error {
  constructor(writtenAt: string) {
    super(`audit: the trail does not lead to the heads of ${writtenAt}; run audit:verify`)
    this.name = 'TrailBroken'
  }
}

async function stillLeadsTo(owner: Pick<Client, 'query'>, { chains }: AuditHeads): Promise<boolean> {
  const wanted = Object.entries(chains)
  const { rows } = await owner.query<{ found: string }>(
    `select count(*) as found from unnest($1::uuid[], $2::bigint[], $3::text[]) as w (chain, position, hash)
     join audit_seal s on s.chain = w.chain and s.position = w.position and encode(s.hash, 'hex') = w.hash`,
    [
      wanted.map(([chain]) => chain),
      wanted.map(([, [position]]) => position),
      wanted.map(([, [, hash]]) => hash),
    ],
  )
  return Number(rows[0]?.found) === wanted.length
}

/**
 * Writes the heads of the audit trail to a signed file outside the database. There is one file for each day, which is
 * updated during that day. Heads are never replaced by older ones.
 * @param dir `DATA_DIR/audit-heads`
 * @throws TrailBroken when the trail no longer contains the heads that were written before
 */
export async function recordHeads(
  owner: Pick<Client, 'query'>,
  vault: Vault,
  dir: string,
  now: Date,
): Promise<void> {
  const before = await newestHeads(dir, vault)
  if (before === 'forged') throw new TrailBroken('the newest file, which is not ours')
  const heads = await readHeadsNow(owner, now)
  if (before) {
    if (!(await stillLeadsTo(owner, before))) throw new TrailBroken(before.at)
    if (before.links === heads.links && before.at.slice(0, 10) === heads.at.slice(0, 10)) return
  }
  await writeHeads(dir, vault, heads)
}
