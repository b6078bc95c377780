import type { FastifyBaseLogger } from 'fastify'
import { type PeriodicTask, type Scheduler, startTasks } from '../periodic/scheduler.ts'
import type { Vault } from '../vault/vault.ts'
import { recordHeads } from './record-heads.ts'
import { makeBatchSealer } from './seal-batch.ts'
import { verifyDaily } from './verification.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/**
 * Starts the sealer. It chains the audit entries of ended transactions every second, updates the day's signed heads
 * every minute, and does both once more when it stops. Once a day it checks the whole trail. Only one process per
 * database does this work.
 * @param options.ownerUrl a direct connection
 * @param options.headsDir the folder of the heads, outside the database
 */
export function startSealer(options: {
  ownerUrl: string
  vault: Vault
  headsDir: string
  now(): Date
  log: Pick<FastifyBaseLogger, 'error'>
}): Scheduler {
  const { ownerUrl, vault, headsDir, now, log } = options
  const sealer = makeBatchSealer()
  const tasks: PeriodicTask[] = [
    { name: 'seal audit', lock: 1, everyMs: SECOND_MS, atStop: true, run: sealer.sealBatch },
    {
      name: 'record audit heads',
      lock: 2,
      everyMs: MINUTE_MS,
      atStop: true,
      async run(owner, at) {
        await recordHeads(owner, vault, headsDir, at)
        return false
      },
    },
    {
      name: 'verify audit',
      lock: 29,
      everyMs: 10 * MINUTE_MS,
      async run(owner, at) {
        await verifyDaily(owner, vault, headsDir, at)
        return false
      },
    },
  ]
  return startTasks({ ownerUrl, tasks, now, log })
}
