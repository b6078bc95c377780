import { useRef, useState } from 'react'
import { checkMeasurement } from '#domain/measurements/check.ts'
import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { useFit } from '../saving/fit-work.ts'
import {
  nameOf,
  type PendingChange,
  type Place,
  valueName,
  type Wanted,
  wantedOf,
} from '../saving/pending-changes.ts'
import type { FitSession, Measured } from '../session.ts'
import { usualHow, valueAt } from './values.ts'

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

const NOTHING: Wanted = { value: null, reference: null, method: null }

/** How sure a number is meant: an implausible one was confirmed; what another device put there was in sight. */
interface Meant {
  confirmed?: boolean
  seenNow?: boolean
}

function canBeKept(key: NumberMeasurement['key'], number: number | null, { confirmed }: Meant): boolean {
  const verdict = number === null ? 'ok' : checkMeasurement(key, number).verdict
  return verdict === 'ok' || (verdict === 'implausible' && confirmed === true)
}

/** How what stands at a place was taken, else how a new value there is usually taken. */
const howTaken = (session: FitSession, { phase, key }: Place, row: Measured | undefined) => ({
  ...usualHow(session, phase, key),
  ...(row && { reference: row.reference, method: row.method }),
})

/** The number that is kept at a place, and the ways to put another there while its field is filled in. */
export function useStoredNumber({ key }: NumberMeasurement, place: Place) {
  const { session, measure } = useFit()
  const seen = useBaseVersion(place)
  /** What stood when the field was entered: it stands again while what is typed cannot be kept. */
  const stood = useRef<Wanted>(NOTHING)
  /** What this field had in it since it was entered: another value that stands is another device's. */
  const [ours, setOurs] = useState<ReadonlySet<Measured['value'] | null>>(new Set())
  const row = valueAt(session.measurements, place)
  const stored = typeof row?.value === 'number' ? row.value : null
  const how = howTaken(session, place, row)

  const keep = (wanted: Wanted, { confirmed = false, seenNow = false }: Meant) => {
    const version = seen.versionFor(wanted.value)
    setOurs((now) => new Set(now).add(wanted.value))
    measure(place, wanted, { confirmed, ...(seenNow ? {} : { seen: version }) })
  }
  /** Keeps a number, or takes it away. @returns whether it can be kept */
  const enter = (number: number | null, meant: Meant = {}): boolean => {
    const sound = canBeKept(key, number, meant)
    if (sound && (number !== stored || meant.confirmed)) keep({ value: number, ...how }, meant)
    return sound
  }

  return {
    stored,
    /** What stands came from another device since the field was entered. */
    replaced: !ours.has(stored),
    /** What stands is in sight: what is typed from now on comes after it. */
    begin() {
      seen.begin()
      stood.current = row ? wantedOf(row) : NOTHING
      setOurs(new Set([stored]))
    },
    enter,
    /** What was pressed is meant, other than the beginning of what is typed. @returns whether it can be kept */
    press(number: number | null, meant: Meant): boolean {
      const sound = enter(number, meant)
      if (sound) stood.current = { value: number, ...how }
      return sound
    },
    /** The beginning of a number is no number: "16" does not stay when it becomes "1600". */
    takeBack() {
      if (stored !== stood.current.value) keep(stood.current, { confirmed: true })
    },
  }
}
