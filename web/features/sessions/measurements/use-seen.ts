import { useRef } from 'react'
import { useFit } from '../saving/fit-work.ts'
import type { Place } from '../saving/outgoing.ts'
import type { Measured } from '../session.ts'
import { valueAt } from './values.ts'

/**
 * The version a typed value is based on. What another device puts there while somebody types is not taken for seen:
 * it comes back as a question, and is not written over.
 */
export function useSeen(place: Place) {
  const { known } = useFit()
  const base = useRef<Measured | null>(null)
  const own = useRef(new Set<Measured['value']>())
  const there = valueAt(known.measurements, place) ?? null
  return {
    begin() {
      base.current = there
      own.current.clear()
    },
    /** The version to name with a value that is entered now. */
    versionFor(value: Measured['value'] | null): number {
      if (there && own.current.has(there.value)) base.current = there
      if (value !== null) own.current.add(value)
      return base.current?.version ?? 0
    },
  }
}
