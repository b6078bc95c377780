import type { FastifyBaseLogger } from 'fastify'
import type { Client } from 'pg'
import { makeClockGuard } from '../clock/clock-guard.ts'
import { remnantsAreDue, removeRemnants } from '../erasure/remnants.ts'
import type { FileStore } from '../files/file-store.ts'
import { removeFiles } from '../files/remove-files.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import { eraseOutdated, eraseWithdrawn } from '../retention/retention.ts'
import { reportRetention } from '../retention/retention-report.ts'
import { correctDueTimes } from './correct-due-times.ts'
import { deleteRemovedPhotos } from './delete-removed-photos.ts'
import { type PeriodicTask, type Scheduler, startTasks } from './scheduler.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
type Owner = Pick<Client, 'query'>

interface Options {
  /** A direct connection of the owner, because the run-time role may not delete. */
  ownerUrl: string
  /** The copies of the erasure ledger. */
  erasureLedger: readonly string[]
  files: FileStore
  /** Deletes expired data of the embedded sign-in service. */
  removeExpiredIdentities(): Promise<void>
  /** Queue the mails to fitters about what came, and the digests of the day. @returns whether there is more */
  queueNews(): Promise<boolean>
  queueDigests(): Promise<boolean>
  /** Mails the provider about requests that are still open on their 20th day. */
  queueRightsAlarms(): Promise<boolean>
  /** Publish the anonymous pool once a week, and compute the ratings of public marks once a year. */
  publishPool(): Promise<boolean>
  rateFitters(): Promise<boolean>
  /** Compares the fitters of the newest snapshot of the pool. */
  compareFitters(): Promise<boolean>
  /** Keeps the bands of riders who consent to research. @returns whether there may be more */
  keepResearchProfiles(): Promise<boolean>
  now(): Date
  log: Log
}

/** Removes what PostgreSQL keeps of rows that an erasure deleted. */
const removeRemnantsTask = (log: Log): PeriodicTask => ({
  name: 'remove remnants of erased rows',
  lock: 17,
  everyMs: 10 * MINUTE_MS,
  async run(owner) {
    if (!(await remnantsAreDue(owner))) return false
    const { done, advice } = await removeRemnants(owner)
    if (!done) log.info('remnants of erased rows: tables are in use, tried again later')
    if (advice.length > 0) log.warn({ advice }, 'PostgreSQL keeps erased rows longer than needed')
    return false
  },
})

const tasksOf = ({ files, log, ...work }: Options): PeriodicTask[] => [
  { name: 'remove files', lock: 6, everyMs: MINUTE_MS, run: (owner) => removeFiles(owner, files) },
  removeRemnantsTask(log),
  { name: 'queue news for fitters', lock: 23, everyMs: MINUTE_MS / 2, run: work.queueNews },
  { name: 'queue digests for fitters', lock: 24, everyMs: 10 * MINUTE_MS, run: work.queueDigests },
  { name: 'queue alarms about requests', lock: 30, everyMs: HOUR_MS, run: work.queueRightsAlarms },
  { name: 'publish the anonymous pool', lock: 25, everyMs: 10 * MINUTE_MS, run: work.publishPool },
  { name: 'compare fitters with riders alike', lock: 31, everyMs: 10 * MINUTE_MS, run: work.compareFitters },
  { name: 'compute the ratings of marks', lock: 26, everyMs: 10 * MINUTE_MS, run: work.rateFitters },
  { name: 'keep the bands for research', lock: 28, everyMs: 10 * MINUTE_MS, run: work.keepResearchProfiles },
  {
    name: 'make due what a wrong clock put off',
    lock: 22,
    everyMs: 10 * MINUTE_MS,
    run: correctDueTimes,
  },
]

/** Tasks that destroy data because of its age. */
const tasksByAge = ({ erasureLedger, removeExpiredIdentities, log }: Options): PeriodicTask[] => [
  { name: 'delete expired', lock: 3, everyMs: HOUR_MS, run: deleteExpired },
  {
    name: 'erase files kept long enough',
    lock: 5,
    everyMs: 24 * HOUR_MS,
    async run(owner, now) {
      log.info(
        { retention: await reportRetention(owner, now) },
        'retention: what is due, before it is erased',
      )
      return eraseOutdated(owner, erasureLedger, now)
    },
  },
  {
    name: 'erase files without consent',
    lock: 27,
    everyMs: HOUR_MS,
    run: (owner, now) => eraseWithdrawn(owner, erasureLedger, now),
  },
  { name: 'forget photos taken back', lock: 7, everyMs: HOUR_MS, run: deleteRemovedPhotos },
  {
    name: 'delete expired identities',
    lock: 4,
    everyMs: HOUR_MS,
    async run() {
      await removeExpiredIdentities()
      return false
    },
  },
]

/** Starts the server's periodic work. Tasks that destroy data by age wait while the clock is not plausible. */
export function startPeriodicWork(options: Options): Scheduler {
  const clockIsPlausible = makeClockGuard(options.log)
  const guarded = tasksByAge(options).map(({ run, ...task }) => ({
    ...task,
    run: async (owner: Owner, now: Date) => (await clockIsPlausible(owner, now)) && run(owner, now),
  }))
  return startTasks({ ...options, tasks: [...tasksOf(options), ...guarded] })
}
