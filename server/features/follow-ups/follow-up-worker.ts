import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { clockOf } from '../../clock/clock-seen.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { type Processed, processDueFollowUps } from './reminders.service.ts'

const INTERVAL_MS = 30_000

interface Options {
  database: Database
  now(): Date
  log: Pick<FastifyBaseLogger, 'error'>
  everyMs?: number
}

export interface FollowUpWorker {
  /** Processes all follow-ups that are due. @returns how many that were */
  processAll(): Promise<number>
  /** Starts nothing new and waits for the current work. */
  stop(): Promise<void>
}

/** Skips processing while the clock is far ahead. It would remind every rider at once and treat them as late. */
const processIfPlausible = async (tx: Transaction): Promise<Processed> =>
  (await clockOf(tx)).plausible ? processDueFollowUps(tx) : { count: 0, failed: [] }

async function processBatch({ database, now, log }: Options): Promise<number> {
  const circumstances = { now: now(), requestId: `follow-ups-${randomUUID()}` }
  const { count, failed } = await database.perform({ system: true }, circumstances, processIfPlausible)
  for (const { followUpId, error } of failed)
    log.error({ followUpId, err: error }, 'follow-up: could not be processed')
  return count
}

/** Processes due follow-ups until stopped. Any number of processes may do this. */
export function startFollowUpWorker(options: Options): FollowUpWorker {
  let stopping = false
  let running: Promise<void> | null = null

  async function processAll(): Promise<number> {
    let processed = 0
    while (!stopping) {
      const count = await processBatch(options)
      if (count === 0) break
      processed += count
    }
    return processed
  }

  const run = () =>
    processAll()
      .catch((error: unknown) => options.log.error({ err: error }, 'follow-ups could not be processed'))
      .then(() => {
        running = null
      })
  const tick = () => {
    if (!stopping) running ??= run()
  }
  const timer = setInterval(tick, options.everyMs ?? INTERVAL_MS)
  tick()
  return {
    processAll,
    async stop() {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}
