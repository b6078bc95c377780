import { useRef } from 'react'
import { useFit } from '../saving/fit-work.ts'
import { nameOf, type PendingChange, type Place, valueName } from '../saving/pending-changes.ts'
import type { Measured } from '../session.ts'
import { valueAt } from './values.ts'

/** The values of a place that this device is sending. */
const onTheirWay = (queue: readonly PendingChange[], place: Place): (Measured['value'] | null)[] =>
  queue.flatMap((change) =>
    change.kind === 'value' && nameOf(change) === valueName(place)
      ? [change.wanted, ...change.sent].map(({ value }) => value)
      : [],
  )

/**
 * The version a typed value is based on. What another device puts there while somebody types is not taken for seen:
 * it comes back as a question, and is not written over.
 */
export function useBaseVersion(place: Place) {
  const { known, store } = useFit()
  const base = useRef<Measured | null>(null)
  const own = useRef(new Set<Measured['value'] | null>())
  const there = valueAt(known.measurements, place) ?? null
  return {
    begin() {
      base.current = there
      // The answer to a save that is still on its way is not another device's doing. It may have been asked for by the
      // very press that brought the focus here, so the queue is read as it is now and not as it was drawn.
      own.current = new Set(onTheirWay(store.view().queue, place))
    },
    /** The version to name with a value that is entered now. */
    versionFor(value: Measured['value'] | null): number {
      if (there && own.current.has(there.value)) base.current = there
      if (value !== null) own.current.add(value)
      return base.current?.version ?? 0
    },
  }
}
