import type { FastifyBaseLogger } from 'fastify'
import type { Client } from 'pg'
import { behindProblem, clockProblem, judgeClock } from './clock-seen.ts'

/** Checks the clock before data is destroyed by age. Logs an error once when the clock is too far ahead or behind. */
export function makeClockGuard(log: Pick<FastifyBaseLogger, 'error'>) {
  let reported = false
  return async (owner: Pick<Client, 'query'>, now: Date): Promise<boolean> => {
    const reading = await judgeClock(owner, now)
    const problem = reading.plausible ? behindProblem(reading) : clockProblem(reading)
    if (problem !== null && !reported) log.error(problem)
    reported = problem !== null
    return reading.plausible
  }
}
