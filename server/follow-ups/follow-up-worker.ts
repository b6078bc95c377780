import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { clockOf } from '../clock/clock-seen.ts'
import type { Database } from '../database/database.ts'
import { lookAtDueFollowUps } from './reminders.ts'

/** A clock that is far ahead would remind everybody at once, and write off whoever does not answer. */
const lookIfPlausible: typeof lookAtDueFollowUps = async (tx) =>
  (await clockOf(tx)).plausible ? lookAtDueFollowUps(tx) : { count: 0, failed: [] }

/** How often the follow-ups are looked at. */
const EVERY_MS = 30_000

export interface FollowUpWorker {
  /** Looks at all whose moment has come. @returns how many that were */
  lookAtAll(): Promise<number>
  /** Starts nothing new and waits for what is being done. */
  stop(): Promise<void>
}

/** Looks at follow-ups whose moment has come until stopped; any number of processes may. */
export function startFollowUpWorker(options: {
  database: Database
  now(): Date
  log: Pick<FastifyBaseLogger, 'error'>
  everyMs?: number
}): FollowUpWorker {
  const { database, now, log } = options
  let stopping = false
  let running: Promise<void> | null = null

  async function lookAtAll(): Promise<number> {
    let looked = 0
    while (!stopping) {
      const circumstances = { now: now(), requestId: `follow-ups-${randomUUID()}` }
      const { count, failed } = await database.perform({ system: true }, circumstances, lookIfPlausible)
      for (const { followUpId, error } of failed)
        log.error({ followUpId, err: error }, 'follow-up: could not be looked at')
      if (count === 0) break
      looked += count
    }
    return looked
  }

  async function run(): Promise<void> {
    try {
      await lookAtAll()
    } catch (error) {
      log.error({ err: error }, 'follow-ups could not be looked at')
    }
    running = null
  }

  const tick = () => {
    if (!stopping) running ??= run()
  }
  const timer = setInterval(tick, options.everyMs ?? EVERY_MS)
  tick()
  return {
    lookAtAll,
    async stop() {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}
