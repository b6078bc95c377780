import { inUnit, storedNumber } from '#domain/measurements/measured-units.ts'
import { isOnTheWay, readMeasured } from '#domain/measurements/typed-number.ts'
import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { intlLocale } from '#locales/languages.ts'
import { numberText } from '#web/ui/decimal-text.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'
import type { Place } from '../saving/pending-changes.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { useStoredNumber } from './use-stored-number.ts'
import { useTypedNumber } from './use-typed-number.ts'

/** So many steps up or down from a number, within what can be. */
function stepped({ bounds, kind, step }: NumberMeasurement, from: number, count: number): number {
  return storedNumber(kind, Math.min(bounds.max, Math.max(bounds.min, from + count * step)))
}

/** A number of a place as text in the fitter's unit, with everything that can be done to it. */
export function useNumberValue(description: NumberMeasurement, place: Place, start: number | null) {
  const { kind } = description
  const unit = useMeasurementWording().unitOf(kind)
  const locale = intlLocale(useLanguage())
  const textOf = (number: number | null) => numberText(number === null ? null : inUnit(unit, number), locale)
  const kept = useStoredNumber(description, place)
  const typed = useTypedNumber(description, unit, textOf)
  const replaced = typed.text !== null && typed.sound && kept.replaced
  const text = (replaced ? null : typed.text) ?? textOf(kept.stored)
  const from = (replaced ? null : typed.number) ?? kept.stored ?? start
  return {
    text,
    stored: kept.stored,
    problem: typed.problem,
    focus() {
      kept.begin()
      typed.enter(text)
    },
    type(raw: string) {
      if (replaced) kept.begin()
      if (!isOnTheWay(kind, raw)) return typed.turnAway(text)
      typed.show(raw)
      const number = readMeasured(kind, unit, raw)
      if (raw.trim() === '') kept.enter(null)
      else if (number === null || !kept.enter(number)) kept.takeBack()
    },
    leave: typed.leave,
    /** Steps of the measurement up or down, from what stands or from where a value would begin. */
    step(count: number) {
      if (from === null) return
      const next = stepped(description, from, count)
      if (kept.press(next, { seenNow: true })) typed.forget()
      else typed.showRefused(textOf(next))
    },
    confirm() {
      kept.press(typed.number, { confirmed: true })
      typed.forget()
    },
    /** Takes a number over as it stands elsewhere. */
    take(number: number) {
      kept.press(number, { confirmed: true, seenNow: true })
      typed.forget()
    },
    canStep: from !== null,
  }
}
