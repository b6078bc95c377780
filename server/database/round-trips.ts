import { AsyncLocalStorage } from 'node:async_hooks'

/** How many answers of the database some work has waited for, one after the other. */
interface Trips {
  done: number
}

const counted = new AsyncLocalStorage<Trips>()

/**
 * Counts the wait for an answer as one round trip of the work that sent the statement. Statements that are sent before
 * the answer arrives share the trip.
 */
export function roundTrip<T>(answer: Promise<T>): Promise<T> {
  const trips = counted.getStore()
  if (!trips) return answer
  const end = trips.done + 1
  const count = () => {
    trips.done = Math.max(trips.done, end)
  }
  answer.then(count, count)
  return answer
}

/** Runs work and counts its round trips to the database. */
export async function roundTripsOf<T>(work: () => Promise<T>): Promise<{ result: T; roundTrips: number }> {
  const trips: Trips = { done: 0 }
  const result = await counted.run(trips, work)
  return { result, roundTrips: trips.done }
}
