import { useRef, useState } from 'react'
import { checkMeasurement } from '#domain/measurements/check.ts'
import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { useFit } from '../saving/fit-work.ts'
import { type Place, type Wanted, wantedOf } from '../saving/pending-changes.ts'
import type { Measured } from '../session.ts'
import { useBaseVersion } from './use-base-version.ts'
import { usualHow, valueAt } from './values.ts'

const NOTHING: Wanted = { value: null, reference: null, method: null }

/** How sure a number is meant: an implausible one was confirmed; what another device put there was in sight. */
interface Meant {
  confirmed?: boolean
  seenNow?: boolean
}

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
  const how = {
    ...usualHow(session, place.phase, place.key),
    ...(row && { reference: row.reference, method: row.method }),
  }

  const keep = (wanted: Wanted, { confirmed = false, seenNow = false }: Meant) => {
    const version = seen.versionFor(wanted.value)
    setOurs((now) => new Set(now).add(wanted.value))
    measure(place, wanted, { confirmed, ...(seenNow ? {} : { seen: version }) })
  }
  /** Keeps a number, or takes it away. @returns whether it can be kept */
  const enter = (number: number | null, meant: Meant = {}): boolean => {
    const verdict = number === null ? 'ok' : checkMeasurement(key, number).verdict
    const sound = verdict === 'ok' || (verdict === 'implausible' && meant.confirmed === true)
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
