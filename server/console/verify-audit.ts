import { join } from 'node:path'
import { verifyAndStore } from '../audit/verification.ts'
import type { Config } from '../config.ts'
import { openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

/** Entries are sealed within a second. A much older unsealed entry means that no sealer runs. */
const LONGEST_UNSEALED_SECONDS = 300

/**
 * `npm run audit:verify`: checks the audit trail and prints the problems.
 * @throws when there is a problem
 */
export async function verifyAuditCommand(config: Config, _args: string[], now: Date): Promise<void> {
  const ring = requireMasterKeys(config)
  const verdict = await withOwner(config, { exclusive: false }, async (owner) => {
    return verifyAndStore(owner, await openVaultOf(owner, ring), join(config.dataDir, 'audit-heads'), now)
  })
  for (const { kind, chain, entryId } of verdict.problems)
    printLine(`${kind}  chain ${chain}${entryId ? `  entry ${entryId}` : ''}`)
  const { entries, unsealed, oldestUnsealedSeconds } = verdict
  const age = oldestUnsealedSeconds === null ? '' : `, the oldest for ${oldestUnsealedSeconds} s`
  printLine(`${entries} entries in chains, ${unsealed} not yet${age}.`)
  if (!verdict.ok) throw new Error(`The audit trail was changed: ${verdict.problems.length} problems.`)
  if ((oldestUnsealedSeconds ?? 0) > LONGEST_UNSEALED_SECONDS)
    throw new Error('Entries are not being chained: is a server running?')
  printLine('The audit trail is intact.')
}
