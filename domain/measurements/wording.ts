import { decimalsOf, inUnit, type MeasuredUnit } from './measured-units.ts'
import type { Side } from './measurement.ts'
import { measuredOptionKey, measuredUnitKey, measurementNameKey, sideKey } from './text-keys.ts'
import { isMeasurementKey, measurementOf } from './vocabulary.ts'

/** What a language provides: its texts by their full key, and its number format. */
interface Language {
  text(key: string, values?: { readonly [name: string]: string }): string
  number(value: number, options?: Intl.NumberFormatOptions): string
}

/** How measurements are written, on a page or in a document. */
export interface MeasurementWording {
  /** A unit's sign: mm, °. */
  sign(unit: MeasuredUnit): string
  /** A measurement's name, with its side where it has one; an unknown key is its own name. */
  name(key: string, side?: Side): string
  /** A stored number with its unit: 742 mm, 33°. A difference is written with its sign. */
  number(stored: number, unit: MeasuredUnit, as?: 'difference'): string
  /** The text of an option, or the text that was typed. */
  words(key: string | null, value: string): string
}

/** The wording in one language. Its texts `measurements` and `report` must be loaded. */
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
      // A score is a number alone.
      if (unit === 'points') return value
      // The degree sign directly follows the number; other units follow a no-break space (SI brochure 5.4.3).
      if (unit === 'deg') return `${value}${sign(unit)}`
      return text('report:numbers.withUnit', { value, unit: sign(unit) }).replace(' ', '\u00a0')
    },
    words(key, value) {
      const description = key === null ? undefined : measurementOf(key)
      return description?.kind === 'choice' ? text(measuredOptionKey(description.key, value)) : value
    },
  }
}
