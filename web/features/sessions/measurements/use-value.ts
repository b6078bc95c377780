import { useRef, useState } from 'react'
import { checkMeasurement, type Judgement } from '#domain/measurements/check.ts'
import { inUnit, type MeasuredUnit, storedNumber } from '#domain/measurements/measured-units.ts'
import type { NumberDescription } from '#domain/measurements/measurement.ts'
import { isOnTheWay, readMeasured } from '#domain/measurements/typed-number.ts'
import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { intlLocale } from '#locales/languages.ts'
import { numberText } from '#web/ui/decimal-text.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { type Place, type Wanted, wantedOf } from '../saving/outgoing.ts'
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

const NOTHING: Wanted = { value: null, reference: null, method: null }
const NO_NUMBER: Judgement = { verdict: 'impossible', code: 'wrong_type', params: {} }

/** What stands in a field and is not what is kept: in which unit it was typed, and whether a key was turned away. */
interface Typed {
  text: string
  unit: MeasuredUnit
  turnedAway: boolean
}

/** What is typed in a field, as a number of the description; none while nothing was typed. */
function useTyped({ key, kind }: NumberMeasurement, unit: MeasuredUnit, textOf: (number: number) => string) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const number = typed && readMeasured(kind, typed.unit, typed.text)
  const judge = (): Judgement | null => {
    if (!typed || (typed.text === '' && !typed.turnedAway)) return null
    return number === null || typed.turnedAway ? NO_NUMBER : checkMeasurement(key, number)
  }
  return {
    number,
    /** As it was typed; in another unit since chosen it stays the same number. */
    text: typed && (typed.unit === unit || number === null ? typed.text : textOf(number)),
    turnedAway: typed?.turnedAway ?? false,
    judgement: judge(),
    forget: () => setTyped(null),
    show: (text: string) => setTyped({ text, unit, turnedAway: false }),
    turnAway: (text: string) => setTyped({ text, unit, turnedAway: true }),
  }
}

/** A number of a place as text in the fitter's unit, with everything that can be done to it. */
export function useNumberValue(description: NumberMeasurement, place: Place, start: number | null) {
  const { session, measure } = useFit()
  const speech = useSpeech()
  const language = useLanguage()
  const seen = useSeen(place)
  const [left, setLeft] = useState(true)
  /** What stood when the field was entered: it stands again while what is typed cannot be kept. */
  const stood = useRef<Wanted>(NOTHING)
  const row = valueAt(session.measurements, place)
  const unit = speech.unitOf(description.kind)
  const stored = typeof row?.value === 'number' ? row.value : null
  const textOf = (number: number | null) =>
    numberText(number === null ? null : inUnit(unit, number), intlLocale(language))
  const typed = useTyped(description, unit, textOf)
  /** What this field had in it since it was entered: another value that stands is another device's. */
  const [ours, setOurs] = useState<ReadonlySet<Measured['value'] | null>>(new Set())
  const kept = typed.judgement === null || typed.judgement.verdict === 'ok'
  const replaced = typed.text !== null && kept && !ours.has(stored)
  const text = (replaced ? null : typed.text) ?? textOf(stored)
  const from = (replaced ? null : typed.number) ?? stored ?? start
  const how = {
    ...usualHow(session, place.phase, place.key),
    ...(row && { reference: row.reference, method: row.method }),
  }

  const keep = (wanted: Wanted, { confirmed = false, seenNow = false } = {}) => {
    const version = seen.versionFor(wanted.value)
    setOurs((now) => new Set(now).add(wanted.value))
    measure(place, wanted, { confirmed, ...(seenNow ? {} : { seen: version }) })
  }
  const enter = (number: number | null, as: { confirmed?: boolean; seenNow?: boolean } = {}): boolean => {
    const verdict = number === null ? 'ok' : checkMeasurement(description.key, number).verdict
    const kept = verdict === 'ok' || (verdict === 'implausible' && as.confirmed === true)
    if (kept && (number !== stored || as.confirmed)) keep({ value: number, ...how }, as)
    return kept
  }
  /** What was pressed is meant, other than the beginning of what is typed. */
  const press = (number: number | null, as: { confirmed?: boolean; seenNow?: boolean }): boolean => {
    const kept = enter(number, as)
    if (kept) stood.current = { value: number, ...how }
    return kept
  }
  /** The beginning of a number is no number: "16" does not stay when it becomes "1600". */
  const takeBack = () => {
    if (stored !== stood.current.value) keep(stood.current, { confirmed: true })
  }

  /** What stands is in sight: what is typed from now on comes after it. */
  const begin = () => {
    seen.begin()
    stood.current = row ? wantedOf(row) : NOTHING
    setOurs(new Set([stored]))
  }

  return {
    text,
    stored,
    /** What is typed and not kept, once the field was left: a question or a refusal. */
    problem:
      (left || typed.turnedAway) && typed.judgement && typed.judgement.verdict !== 'ok'
        ? { judgement: typed.judgement, number: typed.number ?? 0 }
        : null,
    focus() {
      begin()
      setLeft(false)
      if (typed.turnedAway) typed.show(text)
    },
    type(raw: string) {
      if (replaced) begin()
      if (!isOnTheWay(description.kind, raw)) return typed.turnAway(text)
      typed.show(raw)
      const number = readMeasured(description.kind, unit, raw)
      if (raw.trim() === '') enter(null)
      else if (number === null || !enter(number)) takeBack()
    },
    leave() {
      setLeft(true)
      if (typed.judgement === null || typed.judgement.verdict === 'ok') typed.forget()
    },
    /** Steps of the measurement up or down, from what stands or from where a value would begin. */
    step(count: number) {
      if (from === null) return
      const { bounds, kind } = description
      const next = storedNumber(
        kind,
        Math.min(bounds.max, Math.max(bounds.min, from + count * description.step)),
      )
      if (press(next, { seenNow: true })) typed.forget()
      else {
        typed.show(textOf(next))
        setLeft(true)
      }
    },
    confirm() {
      press(typed.number, { confirmed: true })
      typed.forget()
    },
    /** Takes a number over as it stands elsewhere. */
    take(number: number) {
      press(number, { confirmed: true, seenNow: true })
      typed.forget()
    },
    canStep: from !== null,
  }
}
