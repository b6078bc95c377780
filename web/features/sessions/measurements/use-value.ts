import { useRef, useState } from 'react'
import { checkMeasurement, type Judgement } from '#domain/measurements/check.ts'
import { fromUnit, inUnit, storedNumber } from '#domain/measurements/measured-units.ts'
import type { NumberDescription } from '#domain/measurements/measurement.ts'
import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { intlLocale } from '#locales/languages.ts'
import { nextNumberText, numberOf, numberText } from '#web/ui/decimal-text.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import type { Place } from '../saving/outgoing.ts'
import type { Measured } from '../session.ts'
import { useSpeech } from './speech.ts'
import { usualHow, valueAt } from './values.ts'

export type NumberMeasurement = NumberDescription & { key: MeasurementKey }

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

/** A number of a place as text in the fitter's unit, with everything that can be done to it. */
export function useNumberValue(description: NumberMeasurement, place: Place, start: number | null) {
  const { session, measure } = useFit()
  const speech = useSpeech()
  const language = useLanguage()
  const seen = useSeen(place)
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(true)
  const row = valueAt(session.measurements, place)
  const unit = speech.unitOf(description.kind)
  const stored = typeof row?.value === 'number' ? row.value : null
  const textOf = (number: number | null) =>
    numberText(number === null ? null : inUnit(unit, number), intlLocale(language))
  const text = typed ?? textOf(stored)
  const how = {
    ...usualHow(session, place.phase, place.key),
    ...(row && { reference: row.reference, method: row.method }),
  }

  const enter = (
    number: number | null,
    { confirmed = false, seenNow = false } = {},
  ): Judgement['verdict'] => {
    const verdict = number === null ? 'ok' : checkMeasurement(description.key, number).verdict
    const kept = verdict === 'ok' || (verdict === 'implausible' && confirmed)
    if (kept && (number !== stored || confirmed)) {
      const wanted = { value: number, ...how }
      measure(place, wanted, { confirmed, ...(seenNow ? {} : { seen: seen.versionFor(number) }) })
    }
    return verdict
  }
  const numberIn = (shown: string) => {
    const number = numberOf(shown)
    return number === null ? null : fromUnit(description.kind, unit, number)
  }
  const typedNumber = typed === null ? null : numberIn(typed)
  const judgement = typedNumber === null ? null : checkMeasurement(description.key, typedNumber)

  return {
    text,
    stored,
    /** What is typed and not kept, once the field was left: a question or a refusal. */
    problem: left && judgement && judgement.verdict !== 'ok' ? { judgement, number: typedNumber ?? 0 } : null,
    focus() {
      seen.begin()
      setLeft(false)
    },
    type(raw: string) {
      const next = nextNumberText(text, raw)
      setTyped(next)
      if (next === '') enter(null)
      else {
        const number = numberIn(next)
        if (number !== null) enter(number)
      }
    },
    leave() {
      setLeft(true)
      if (typed !== null && (judgement === null || judgement.verdict === 'ok')) setTyped(null)
    },
    /** Steps of the measurement up or down, from what stands or from where a value would begin. */
    step(count: number) {
      const from = typedNumber ?? stored ?? start
      if (from === null) return
      const { bounds, kind } = description
      const next = storedNumber(
        kind,
        Math.min(bounds.max, Math.max(bounds.min, from + count * description.step)),
      )
      if (enter(next, { seenNow: true }) === 'ok') setTyped(null)
      else {
        setTyped(textOf(next))
        setLeft(true)
      }
    },
    confirm() {
      enter(typedNumber, { confirmed: true })
      setTyped(null)
    },
    /** Takes a number over as it stands elsewhere. */
    take(number: number) {
      enter(number, { confirmed: true, seenNow: true })
      setTyped(null)
    },
    canStep: (typedNumber ?? stored ?? start) !== null,
  }
}
