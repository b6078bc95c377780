import type { FastifyBaseLogger } from 'fastify'
import type { Client } from 'pg'
import { clockProblem, judgeClock } from './clock-seen.ts'

/** Asks before each destruction whether the clock is plausible, and tells the operator once when it is not. */
export function makeClockGuard(log: Pick<FastifyBaseLogger, 'error'>) {
  let told = false
  return async (owner: Pick<Client, 'query'>, now: Date): Promise<boolean> => {
    const reading = await judgeClock(owner, now)
    if (!reading.plausible && !told) log.error(clockProblem(reading))
    told = !reading.plausible
    return reading.plausible
  }
}
