import { countedTrips } from '../database/round-trips.ts'

/** Runs work and counts its round trips to the database. */
export async function roundTripsOf<T>(work: () => Promise<T>): Promise<{ result: T; roundTrips: number }> {
  const trips = { done: 0 }
  const result = await countedTrips.run(trips, work)
  return { result, roundTrips: trips.done }
}
