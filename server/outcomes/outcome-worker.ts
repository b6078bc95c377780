import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { type Derived, deriveDueOutcomes } from './derive-due.ts'

/** The channel on which the triggers say that a session was queued. */
export const OUTCOME_CHANNEL = 'spokewell_fit_outcome'
/** The polling interval, for lost notifications and for turns that another process had. */
const POLL_MS = 2_000

interface Options {
  database: Database
  /** Receives notifications of the database. */
  listener: { subscribe(channel: string, hear: () => void): { forget(): void } }
  now(): Date
  log: Pick<FastifyBaseLogger, 'error'>
  pollMs?: number
}

export interface OutcomeWorker {
  /** Starts nothing new and waits for the current work. */
  stop(): Promise<void>
}

/** Derives one batch of queued outcomes, and logs what failed. */
export async function deriveBatch({
  database,
  now,
  log,
}: Pick<Options, 'database' | 'now' | 'log'>): Promise<Derived> {
  const circumstances = { now: now(), requestId: `outcomes-${randomUUID()}` }
  const derived = await database.perform({ system: true }, circumstances, deriveDueOutcomes)
  for (const { sessionId, error } of derived.failed)
    log.error({ sessionId, err: error }, 'outcomes: a fit could not be derived')
  return derived
}

/**
 * Derives queued outcomes until stopped, a moment after the change that queued them. Any number of processes may do
 * this; one at a time works.
 */
export function startOutcomeWorker(options: Options): OutcomeWorker {
  let stopping = false
  let running: Promise<void> | null = null
  let wokenMeanwhile = false

  async function deriveAll(): Promise<void> {
    do {
      wokenMeanwhile = false
      while (!stopping && (await deriveBatch(options)).count > 0);
    } while (wokenMeanwhile && !stopping)
  }

  const run = () =>
    deriveAll()
      .catch((error: unknown) => options.log.error({ err: error }, 'outcomes could not be derived'))
      .then(() => {
        running = null
      })
  const wake = () => {
    wokenMeanwhile = true
    if (!stopping) running ??= run()
  }
  const { forget } = options.listener.subscribe(OUTCOME_CHANNEL, wake)
  const poll = setInterval(wake, options.pollMs ?? POLL_MS)
  wake()
  return {
    async stop() {
      stopping = true
      clearInterval(poll)
      forget()
      await running
    },
  }
}
