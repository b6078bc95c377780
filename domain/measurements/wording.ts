import { decimalsOf, inUnit, type MeasuredUnit } from './measured-units.ts'
import type { Side } from './measurement.ts'
import { measuredOptionKey, measuredUnitKey, measurementNameKey, sideKey } from './text-keys.ts'
import { isMeasurementKey, measurementOf } from './vocabulary.ts'

/** What a language provides: its texts by their full key, and its number format. */
interface Language {
  text(key: string, values?: { readonly [name: string]: string }): string
  number(value: number, options?: Intl.NumberFormatOptions): string
}

/** How measurements are written, on a page or on paper. */
export interface MeasurementWording {
  /** A unit's sign: mm, °. */
  sign(unit: MeasuredUnit): string
  /** A measurement's name, with its side where it has one; an unknown key is its own name. */
  name(key: string, side?: Side): string
  /** A stored number with its unit: 742 mm, 33°. A difference has its sign before it. */
  number(stored: number, unit: MeasuredUnit, as?: 'difference'): string
  /** An option's text, or the written text. */
  words(key: string | null, value: string): string
}

/** The wording of one language, whose texts `measurements` and `report` are loaded. */
export function wordingOf({ text, number }: Language): MeasurementWording {
  const sign = (unit: MeasuredUnit) => text(measuredUnitKey(unit))
  return {
    sign,
    name(key, side) {
      const name = isMeasurementKey(key) ? text(measurementNameKey(key)) : key
      return side ? text('report:numbers.withSide', { name, side: text(sideKey(side)) }) : name
    },
    number(stored, unit, as) {
      const value = number(inUnit(unit, stored), {
        maximumFractionDigits: decimalsOf(unit),
        signDisplay: as === 'difference' ? 'exceptZero' : 'auto',
      })
      // Degrees directly follow the number, other units a space that does not break (SI brochure 5.4.3).
      if (unit === 'deg') return `${value}${sign(unit)}`
      return text('report:numbers.withUnit', { value, unit: sign(unit) }).replace(' ', '\u00a0')
    },
    words(key, value) {
      const description = key === null ? undefined : measurementOf(key)
      return description?.kind === 'choice' ? text(measuredOptionKey(description.key, value)) : value
    },
  }
}
