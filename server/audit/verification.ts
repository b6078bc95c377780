import type { Client } from 'pg'
import type { Vault } from '../vault/vault.ts'
import { type AuditVerdict, verifyAudit } from './verify.ts'

const DAY_MS = 86_400_000

/** Checks the whole audit trail, as `verifyAudit` does, and stores the result for riders and fitters to read. */
export async function verifyAndStore(
  owner: Pick<Client, 'query'>,
  vault: Vault,
  headsDir: string,
  now: Date,
): Promise<AuditVerdict> {
  const verdict = await verifyAudit(owner, vault, headsDir, now)
  await owner.query(
    `insert into audit_verification (at, ok, entries, problems) values ($1, $2, $3, $4)
     on conflict (at) do nothing`,
    [now, verdict.ok, verdict.entries, verdict.problems.length],
  )
  return verdict
}

/** The trail differs from what was chained. */
class TrailNotIntact extends Error {
  constructor(problems: number) {
    super(`audit: the trail has ${problems} problems; run audit:verify`)
    this.name = 'TrailNotIntact'
  }
}

/**
 * Checks the trail if that was not done within a day.
 * @throws TrailNotIntact, so that the failure is logged
 */
export async function verifyDaily(
  owner: Pick<Client, 'query'>,
  vault: Vault,
  headsDir: string,
  now: Date,
): Promise<void> {
  const { rows } = await owner.query('select 1 from audit_verification where at > $1', [
    new Date(now.getTime() - DAY_MS),
  ])
  if (rows.length > 0) return
  const { ok, problems } = await verifyAndStore(owner, vault, headsDir, now)
  if (!ok) throw new TrailNotIntact(problems.length)
}
