import type { FastifyBaseLogger } from 'fastify'
import type { Client } from 'pg'
import { makeClockGuard } from '../clock/clock-guard.ts'
import { remnantsAreDue, removeRemnants } from '../erasure/remnants.ts'
import { eraseOutdated } from '../erasure/retention.ts'
import type { FileStore } from '../files/file-store.ts'
import { removeFiles } from '../files/remove-files.ts'
import { deleteExpired } from './delete-expired.ts'
import { forgetRemovedPhotos } from './forget-photos.ts'
import { mendClock } from './mend-clock.ts'
import { type PeriodicTask, type Scheduler, startTasks } from './scheduler.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
type Owner = Pick<Client, 'query'>

/** Work of the context, and whether it destroys something because the clock says that it is old. */
interface Chore extends PeriodicTask {
  destroysByAge: boolean
}

/** The removal that an erasure asked for. */
const remnants = (log: Log): Chore => ({
  name: 'remove remnants of erased rows',
  lock: 17,
  everyMs: 10 * MINUTE_MS,
  destroysByAge: false,
  async run(owner) {
    if (!(await remnantsAreDue(owner))) return false
    const { done, advice } = await removeRemnants(owner)
    if (!done) log.info('remnants of erased rows: tables are in use, tried again later')
    if (advice.length > 0) log.warn({ advice }, 'PostgreSQL keeps erased rows longer than needed')
    return false
  },
})

/**
 * Starts what the server does again and again: deletes what ran out. What destroys by age waits while the clock
 * is not plausible.
 * @param options.ownerUrl a direct connection; deleting is not for the run-time role
 */
export function startPeriodicWork(options: {
  ownerUrl: string
  /** Where erasures are written down. */
  erasureLedger: readonly string[]
  files: FileStore
  /** The embedded sign-in service's own cleaning up. */
  removeExpiredIdentities(): Promise<void>
  now(): Date
  log: Log
}): Scheduler {
  const clockIsPlausible = makeClockGuard(options.log)
  const chores: Chore[] = [
    { name: 'delete expired', lock: 3, everyMs: HOUR_MS, destroysByAge: true, run: deleteExpired },
    {
      name: 'erase files kept long enough',
      lock: 5,
      everyMs: 24 * HOUR_MS,
      destroysByAge: true,
      run: (owner, now) => eraseOutdated(owner, options.erasureLedger, now),
    },
    {
      name: 'remove files',
      lock: 6,
      everyMs: MINUTE_MS,
      destroysByAge: false,
      run: (owner) => removeFiles(owner, options.files),
    },
    remnants(options.log),
    {
      name: 'forget photos taken back',
      lock: 7,
      everyMs: HOUR_MS,
      destroysByAge: true,
      run: forgetRemovedPhotos,
    },
    {
      name: 'make due what a wrong clock put off',
      lock: 22,
      everyMs: 10 * MINUTE_MS,
      destroysByAge: false,
      run: mendClock,
    },
    {
      name: 'delete expired identities',
      lock: 4,
      everyMs: HOUR_MS,
      destroysByAge: true,
      async run() {
        await options.removeExpiredIdentities()
        return false
      },
    },
  ]
  const tasks = chores.map(({ destroysByAge, run, ...task }) => ({
    ...task,
    run: destroysByAge
      ? async (owner: Owner, now: Date) => (await clockIsPlausible(owner, now)) && run(owner, now)
      : run,
  }))
  return startTasks({ ...options, tasks })
}
