import { join } from 'node:path'
import { recordHeads } from '../audit/record-heads.ts'
import { makeSealer } from '../audit/sealer.ts'
import type { Vault } from '../vault/vault.ts'
import { deleteExpired } from './delete-expired.ts'
import type { PeriodicTask } from './periodic-work.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The folder of the trail's heads, outside the database. */
export const auditHeadsDir = (dataDir: string): string => join(dataDir, 'audit-heads')

/** All work that is done again and again, beside the outbox. */
export function periodicTasks({ vault, dataDir }: { vault: Vault; dataDir: string }): PeriodicTask[] {
  const sealer = makeSealer()
  return [
    { name: 'seal audit', lock: 1, everyMs: SECOND_MS, run: (owner, now) => sealer.sealBatch(owner, now) },
    {
      name: 'record audit heads',
      lock: 2,
      everyMs: MINUTE_MS,
      async run(owner, now) {
        await recordHeads(owner, vault, auditHeadsDir(dataDir), now)
        return false
      },
    },
    { name: 'delete expired', lock: 3, everyMs: HOUR_MS, run: deleteExpired },
  ]
}
