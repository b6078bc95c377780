import { useState } from 'react'
import { checkMeasurement, type Judgement } from '#domain/measurements/check.ts'
import type { MeasuredUnit } from '#domain/measurements/measured-units.ts'
import { readMeasured } from '#domain/measurements/typed-number.ts'
import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'

/** Why a typed number is not kept: it is asked about, or refused. */
export interface NumberProblem {
  judgement: Judgement
  number: number
}

const NO_NUMBER: Judgement = { verdict: 'impossible', code: 'wrong_type', params: {} }

/** What stands in a field and is not what is kept: in which unit it was typed, and whether a key was turned away. */
interface Typed {
  text: string
  unit: MeasuredUnit
  turnedAway: boolean
}

/** What speaks for or against what is typed; null while nothing can be said. */
function judgementOf(
  key: NumberMeasurement['key'],
  { text, turnedAway }: Typed,
  number: number | null,
): Judgement | null {
  if (text === '' && !turnedAway) return null
  return number === null || turnedAway ? NO_NUMBER : checkMeasurement(key, number)
}

/** What is typed in a field, as a number of the description; none while nothing was typed. */
export function useTypedNumber(
  { key, kind }: NumberMeasurement,
  unit: MeasuredUnit,
  textOf: (number: number) => string,
) {
  const [typed, setTyped] = useState<Typed | null>(null)
  /** A number that is still being typed is judged by nobody. */
  const [left, setLeft] = useState(true)
  const number = typed && readMeasured(kind, typed.unit, typed.text)
  const turnedAway = typed?.turnedAway ?? false
  const judgement = typed && judgementOf(key, typed, number)
  const sound = judgement === null || judgement.verdict === 'ok'
  const problem = sound ? null : { judgement, number: number ?? 0 }
  const forget = () => setTyped(null)
  const show = (text: string) => setTyped({ text, unit, turnedAway: false })
  return {
    number,
    /** As it was typed; in another unit since chosen it stays the same number. */
    text: typed && (typed.unit === unit || number === null ? typed.text : textOf(number)),
    /** Nothing speaks against what is typed. */
    sound,
    /** What is typed and not kept, once the field was left: a question or a refusal. */
    problem: left || turnedAway ? problem : null,
    forget,
    show,
    /** A key that cannot belong to a number: what stood goes on to stand. */
    turnAway: (text: string) => setTyped({ text, unit, turnedAway: true }),
    /** The field was entered, with this text in it. */
    enter(text: string) {
      setLeft(false)
      if (turnedAway) show(text)
    },
    leave() {
      setLeft(true)
      if (sound) forget()
    },
    /** A number that was not typed and cannot be kept: why is said at once. */
    showRefused(text: string) {
      show(text)
      setLeft(true)
    },
  }
}
