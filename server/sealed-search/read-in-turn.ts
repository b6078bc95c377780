import { Slots } from '../slots.ts'
import type { OpenedValues, ValuesOf } from './opened-values.ts'
import type { Load, Reading } from './search-thread.ts'

/** Reads a fitter's values in the thread. */
export type Read<Sealed> = (
  reading: Reading,
  fitter: string,
  add: Parameters<Load<Sealed>>[0],
) => Promise<void>

/** Nobody can use the values that are being read: they were forgotten, or the fitter asks for newer ones. */
class Unwanted extends Error {}

/**
 * Reads the values of fitters, one fitter after another. A reading whose values nobody can use stops, so that it does not
 * hold up the next one. Whoever waited for it finds no values, and asks again.
 * @returns reads all values of a fitter and opens them; its `progress` is told how many were opened so far
 */
export function readInTurn<Sealed, Value>(opened: OpenedValues<Sealed, Value>, read: Read<Sealed>) {
  // Each reading takes a connection beside those of the pool. Without a limit, many fitters who search at the same time
  // would take all connections that the database has.
  const slots = new Slots(1)
  const newest = new Map<string, ValuesOf>()

  const readAll = async (of: ValuesOf, reading: Reading, progress: (opened: number) => void) => {
    const soFar = { opened: 0, unreadable: 0 }
    await read(reading, of.fitter, async (batch) => {
      if (newest.get(of.fitter) !== of || !(batch.first || opened.has(of))) throw new Unwanted()
      soFar.unreadable += opened.add(of, batch)
      soFar.opened += batch.values.length
      progress(soFar.opened)
    })
    return { unreadable: soFar.unreadable }
  }

  return async (...[of, ...how]: Parameters<typeof readAll>): Promise<{ unreadable: number }> => {
    newest.set(of.fitter, of)
    try {
      return await slots.run(async () => {
        if (newest.get(of.fitter) !== of) throw new Unwanted()
        return readAll(of, ...how)
      })
    } catch (error) {
      // What it left out is counted by the reading that follows.
      if (error instanceof Unwanted) return { unreadable: 0 }
      throw error
    } finally {
      if (newest.get(of.fitter) === of) newest.delete(of.fitter)
    }
  }
}
