import { useRef, useState } from 'react'
import { checkMeasurement, type Judgement } from '#domain/measurements/check.ts'
import { inUnit, type MeasuredUnit, storedNumber } from '#domain/measurements/measured-units.ts'
import { limitsOf, type ReferencePoint, referenceNamed } from '#domain/measurements/measurement.ts'
import { isOnTheWay, readMeasured } from '#domain/measurements/typed-number.ts'
import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { numberText } from '#web/ui/decimal-text.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
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
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { awaitsSaddleHow, measuredHow, type TakenNumber, usualHow, valueAt } from './values.ts'

type Value = Wanted['value']

/** The values of a place that this device is sending. */
const pendingValues = (queue: readonly PendingChange[], place: Place): Value[] =>
  queue.flatMap((change) =>
    change.kind === 'value' && nameOf(change) === valueName(place)
      ? [change.wanted, ...change.sent].map(({ value }) => value)
      : [],
  )

/**
 * The version that typing in a field is based on. A value that another device saves in the meantime does not count as
 * seen: the fitter is asked, and it is not overwritten.
 */
export function useFieldBase(place: Place) {
  const { session, known, store } = useFit()
  const version = useRef(0)
  /** The values that the field has had since it was entered. Any other value comes from another device. */
  const [own, setOwn] = useState<ReadonlySet<Value>>(new Set())
  const saved = valueAt(known.measurements, place)
  const shown = valueAt(session.measurements, place)?.value ?? null
  return {
    /** The shown value came from another device after the field was entered. */
    replaced: !own.has(shown),
    /** What is shown counts as seen from now on. */
    begin() {
      version.current = saved?.version ?? 0
      // The press that moved the focus here may have queued a value. The store already has it, but this render does
      // not.
      setOwn(new Set([shown, ...pendingValues(store.view().queue, place)]))
    },
    /** The version to send with a value that is entered now. */
    versionFor(value: Value): number {
      if (saved && own.has(saved.value)) version.current = saved.version
      setOwn((now) => new Set(now).add(value))
      return version.current
    },
  }
}

const NOTHING: Wanted = { value: null, reference: null, method: null }

function canBeKept({ verdict }: Judgement, confirmed: boolean): boolean {
  return verdict === 'ok' || (verdict === 'implausible' && confirmed)
}

/** How the value of a place was taken, or how a new value there is usually taken. */
const howTaken = (session: FitSession, { phase, key }: Place, row: Measured | undefined) =>
  measuredHow(row ?? usualHow(session, phase, key))

interface Press {
  /** Stores an implausible number too. */
  confirmed?: boolean
  /** What is shown counts as seen. */
  inSight?: boolean
  /** How the number was taken, if it differs from the field's own. */
  taken?: Pick<Wanted, 'reference' | 'method'>
}

/** The stored number of a place, and the functions that replace it while its field is edited. */
function useStoredNumber(description: NumberMeasurement, place: Place) {
  const { session, measure } = useFit()
  const base = useFieldBase(place)
  /** The value to return to while the typed number cannot be stored. */
  const fallback = useRef<Wanted>(NOTHING)
  const row = valueAt(session.measurements, place)
  const stored = typeof row?.value === 'number' ? row.value : null
  const how = howTaken(session, place, row)
  const reference = referenceNamed(description, how.reference)

  const keep = (wanted: Wanted, confirmed: boolean) =>
    measure(place, wanted, { confirmed, seen: base.versionFor(wanted.value) })
  /** Stores a number, or deletes it. @returns whether it can be stored */
  const enter = (number: number | null, confirmed = false, taken = how): boolean => {
    const point = referenceNamed(description, taken.reference)
    const sound = number === null || canBeKept(checkMeasurement(description.key, number, point), confirmed)
    if (sound && (number !== stored || confirmed)) keep({ value: number, ...taken }, confirmed)
    return sound
  }
  return {
    stored,
    /** Nothing can be entered before it is chosen how the saddle is measured. */
    awaitsHow: awaitsSaddleHow(session, place),
    /** The reference point of the value, or that a new one will have. */
    reference,
    replaced: base.replaced,
    /** The shown value counts as seen. What is typed from now on replaces it. */
    begin() {
      base.begin()
      fallback.current = row ? wantedOf(row) : NOTHING
    },
    enter,
    /** Stores a number that a button or key set. @returns whether it can be stored */
    press(number: number | null, { confirmed = false, inSight = false, taken = how }: Press): boolean {
      if (inSight) base.begin()
      const sound = enter(number, confirmed, taken)
      if (sound) fallback.current = { value: number, ...taken }
      return sound
    },
    /** Reverts the beginning of a number: "16" is not kept when the text becomes "1600". */
    takeBack() {
      if (stored !== fallback.current.value) keep(fallback.current, true)
    },
  }
}

/** Why a typed number is not stored: it needs a confirmation, or it is refused. */
export interface TypedProblem {
  judgement: Judgement
  number: number
}

const NO_NUMBER: Judgement = { verdict: 'impossible', code: 'wrong_type', params: {} }

/**
 * A text in a field that differs from the stored value, the unit it was typed in, and whether a key was refused after
 * it.
 */
interface Typed {
  text: string
  unit: MeasuredUnit
  keyRefused: boolean
}

/** The typed number and its problem; null if it has none. */
function readTyped({ key, kind }: NumberMeasurement, reference: ReferencePoint | null, typed: Typed | null) {
  if (!typed) return { number: null, problem: null }
  const number = readMeasured(kind, typed.unit, typed.text)
  if (typed.text === '' && !typed.keyRefused) return { number, problem: null }
  const judgement = number === null || typed.keyRefused ? NO_NUMBER : checkMeasurement(key, number, reference)
  return { number, problem: judgement.verdict === 'ok' ? null : { judgement, number: number ?? 0 } }
}

/** The text typed in a field as a number of the description; null if nothing was typed. */
function useTypedNumber(
  description: NumberMeasurement,
  reference: ReferencePoint | null,
  unit: MeasuredUnit,
  textOf: (number: number) => string,
) {
  const [typed, setTyped] = useState<Typed | null>(null)
  /** A number is not validated while it is being typed. */
  const [left, setLeft] = useState(true)
  const { number, problem } = readTyped(description, reference, typed)
  const keyRefused = typed?.keyRefused ?? false
  const show = (text: string) => setTyped({ text, unit, keyRefused: false })
  return {
    number,
    /** The text as typed; if the unit was changed since, the same number in the new unit. */
    text: typed && (typed.unit === unit || number === null ? typed.text : textOf(number)),
    sound: problem === null,
    problem: left || keyRefused ? problem : null,
    show,
    forget: () => setTyped(null),
    /** A key that cannot be part of a number does not change the text. */
    refuseKey: (text: string) => setTyped({ text, unit, keyRefused: true }),
    /** Called when the field is entered, with its text. */
    enter(text: string) {
      setLeft(false)
      if (keyRefused) show(text)
    },
    leave() {
      setLeft(true)
      if (!problem) setTyped(null)
    },
    /** Shows a number that was not typed and cannot be stored, with the reason. */
    showRefused(text: string) {
      show(text)
      setLeft(true)
    },
  }
}

/** A number some steps up or down, within the bounds. */
function stepped(
  description: NumberMeasurement,
  reference: ReferencePoint | null,
  from: number,
  count: number,
): number {
  const { kind, step } = description
  const { bounds } = limitsOf(description, reference)
  return storedNumber(kind, Math.min(bounds.max, Math.max(bounds.min, from + count * step)))
}

/** The fitter's unit for a kind of number, and numbers as text in it. */
function useNumberText(kind: NumberMeasurement['kind']) {
  const unit = useMeasurementWording().unitOf(kind)
  const locale = useFormatLocale()
  const textOf = (number: number | null) => numberText(number === null ? null : inUnit(unit, number), locale)
  return { unit, textOf }
}

/** The number from which steps begin; none from a number that was taken from another point. */
const startOf = (
  description: NumberMeasurement,
  start: TakenNumber | null,
  reference: ReferencePoint | null,
) => (start && referenceNamed(description, start.reference) === reference ? start.value : null)

/**
 * The number of a place as text in the fitter's unit, with all functions of its field.
 * @param start where the steps begin while there is no number
 */
export function useNumberValue(description: NumberMeasurement, place: Place, start: TakenNumber | null) {
  const { unit, textOf } = useNumberText(description.kind)
  const kept = useStoredNumber(description, place)
  const typed = useTypedNumber(description, kept.reference, unit, textOf)
  const replaced = typed.text !== null && typed.sound && kept.replaced
  const text = (replaced ? null : typed.text) ?? textOf(kept.stored)
  const from = (replaced ? null : typed.number) ?? kept.stored ?? startOf(description, start, kept.reference)
  const accept = (number: number | null, press: Press = {}) => {
    kept.press(number, { confirmed: true, ...press })
    typed.forget()
  }
  return {
    text,
    stored: kept.stored,
    problem: typed.problem,
    awaitsHow: kept.awaitsHow,
    canStep: from !== null && !kept.awaitsHow,
    leave: typed.leave,
    focus() {
      kept.begin()
      typed.enter(text)
    },
    type(raw: string) {
      if (replaced) kept.begin()
      if (!isOnTheWay(description.kind, raw)) return typed.refuseKey(text)
      typed.show(raw)
      const number = readMeasured(description.kind, unit, raw)
      if (raw.trim() === '') kept.enter(null)
      else if (number === null || !kept.enter(number)) kept.takeBack()
    },
    step(count: number) {
      if (from === null) return
      const next = stepped(description, kept.reference, from, count)
      if (kept.press(next, { inSight: true })) typed.forget()
      else typed.showRefused(textOf(next))
    },
    confirm: () => accept(typed.number),
    /** Copies a number that is shown elsewhere, with how it was taken. */
    take: ({ value, ...taken }: TakenNumber) => accept(value, { inSight: true, taken }),
  }
}
