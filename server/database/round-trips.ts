import { AsyncLocalStorage } from 'node:async_hooks'

/** How many responses of the database some work has waited for in sequence; counted inside of `run`. */
export const countedTrips = new AsyncLocalStorage<{ done: number }>()

/**
 * Counts the wait for a response as one round trip of the work that sent the statement. Statements that are sent before
 * the response arrives share the round trip.
 */
export function roundTrip<T>(answer: Promise<T>): Promise<T> {
  const trips = countedTrips.getStore()
  if (!trips) return answer
  const end = trips.done + 1
  const count = () => {
    trips.done = Math.max(trips.done, end)
  }
  answer.then(count, count)
  return answer
}
