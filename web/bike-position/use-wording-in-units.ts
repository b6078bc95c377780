import { useMemo } from 'react'
import type { MeasuredValue } from '#domain/measurements/check.ts'
import { type MeasuredUnit, usualUnit } from '#domain/measurements/measured-units.ts'
import { isNumeric, type MeasuredKind } from '#domain/measurements/measurement.ts'
import { type MeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { type MeasurementWording, wordingOf } from '#domain/measurements/wording.ts'
import { sayText } from '#locales/translator.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { findTexts } from '#web/ui/language/texts.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** How measurements are written for the reader: in their units, language and number format. */
export interface ReaderWording extends Pick<MeasurementWording, 'sign' | 'name'> {
  unitOf(kind: MeasuredKind): MeasuredUnit
  /** A stored number of a kind with its unit: 742 mm, 33°. */
  number(kind: MeasuredKind, stored: number): string
  /** A stored value for the reader: a number with its unit, the text of an option, or the typed text. */
  value(key: string, value: MeasuredValue): string
  /** A stored difference with its sign. */
  difference(key: MeasurementKey, by: number): string
}

/** @param length the unit of lengths if the page lets the reader choose one; else the account's */
export function useWordingInUnits(length?: MeasuredUnit): ReaderWording {
  const { language } = useTranslation('measurements', 'report')
  const format = useFormat()
  const system = useUnits()
  return useMemo(() => {
    const { sign, name, number, words } = wordingOf({
      text: (key, values) => sayText(language, findTexts, key, values),
      number: format.number,
    })
    const unitOf = (kind: MeasuredKind) => (kind === 'length' && length) || usualUnit(kind, system)
    return {
      unitOf,
      sign,
      name,
      number: (kind, stored) => number(stored, unitOf(kind)),
      value(key, value) {
        const description = measurementOf(key)
        return description && isNumeric(description) && typeof value === 'number'
          ? number(value, unitOf(description.kind))
          : words(key, String(value))
      },
      difference(key, by) {
        const description = measurementOf(key)
        return isNumeric(description) ? number(by, unitOf(description.kind), 'difference') : format.number(by)
      },
    }
  }, [language, format, system, length])
}
