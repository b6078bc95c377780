import { Slots } from '../slots.ts'
import type { OpenedValues, ValuesOf } from './opened-values.ts'
import type { Load, Reading } from './search-thread.ts'

/** A turn of a reading, of one batch or more. */
export interface Turn<Sealed> {
  /** The last value of the turn before; null in the first turn. */
  after: Sealed | null
  add: Parameters<Load<Sealed>>[0]
  /** Whether another reading waits. The turn then ends with its batch. */
  isAwaited(): boolean
}

/**
 * Reads a fitter's values in the thread, for one turn.
 * @returns the value after which the next turn goes on; null when all are read
 */
export type Read<Sealed> = (reading: Reading, fitter: string, turn: Turn<Sealed>) => Promise<Sealed | null>

/** Nobody can use the values that are being read: they were forgotten, or the fitter asks for newer ones. */
class Unwanted extends Error {}

/**
 * Reads the values of fitters, one at a time. Where several wait they take turns, so that a small practice is not held up
 * by a large one. A reading whose values nobody can use stops, so that it does not hold up the next one. Whoever waited for
 * it finds no values, and asks again.
 * @returns reads all values of a fitter and opens them; its `progress` is told how many were opened so far
 */
export function readInTurn<Sealed, Value>(opened: OpenedValues<Sealed, Value>, read: Read<Sealed>) {
  // Each reading takes a connection beside those of the pool. Without a limit, many fitters who search at the same time
  // would take all connections that the database has.
  const slots = new Slots(1)
  const newest = new Map<string, ValuesOf>()

  const readAll = async (of: ValuesOf, reading: Reading, progress: (opened: number) => void) => {
    const soFar = { opened: 0, unreadable: 0 }
    const ifWanted = (first: boolean) => {
      if (newest.get(of.fitter) !== of || !(first || opened.has(of))) throw new Unwanted()
    }
    const add: Turn<Sealed>['add'] = async (batch) => {
      ifWanted(batch.first)
      soFar.unreadable += opened.add(of, batch)
      soFar.opened += batch.values.length
      progress(soFar.opened)
    }
    let after: Sealed | null = null
    do {
      const from: Sealed | null = after
      // Whoever enters the queue again stands behind those who wait.
      after = await slots.run(async () => {
        ifWanted(from === null)
        return read(reading, of.fitter, { after: from, add, isAwaited: () => slots.isAwaited })
      })
    } while (after !== null)
    return { unreadable: soFar.unreadable }
  }

  return async (...[of, ...how]: Parameters<typeof readAll>): Promise<{ unreadable: number }> => {
    newest.set(of.fitter, of)
    try {
      return await readAll(of, ...how)
    } catch (error) {
      // What it left out is counted by the reading that follows.
      if (error instanceof Unwanted) return { unreadable: 0 }
      throw error
    } finally {
      if (newest.get(of.fitter) === of) newest.delete(of.fitter)
    }
  }
}
