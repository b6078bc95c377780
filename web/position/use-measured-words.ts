import { useMemo } from 'react'
import type { MeasuredValue } from '#domain/measurements/check.ts'
import { decimalsOf, inUnit, type MeasuredUnit, usualUnit } from '#domain/measurements/measured-units.ts'
import { isNumeric, type MeasuredKind, type Side } from '#domain/measurements/measurement.ts'
import { measuredOptionKey, measuredUnitKey, measurementNameKey } from '#domain/measurements/text-keys.ts'
import { isMeasurementKey, type MeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { sayText } from '#locales/translator.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { findTexts } from '#web/ui/language/texts.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** How measurements are said to whoever reads: in their units, their words, their decimal sign. */
export interface MeasuredWords {
  unitOf(kind: MeasuredKind): MeasuredUnit
  sign(unit: MeasuredUnit): string
  /** A stored number of a kind with its unit: 742 mm, 33°. */
  number(kind: MeasuredKind, stored: number): string
  /** A measurement's name, with its side where it has one; a key of a later version stands for itself. */
  name(key: string, side?: Side): string
  /** A stored value as it is read: a number with its unit, an option's words, or the words that were written. */
  value(key: string, value: MeasuredValue): string
  /** A stored difference with its sign. */
  difference(key: MeasurementKey, by: number): string
}

/** @param length the unit of lengths, where the page lets the reader choose; else the account's */
export function useMeasuredWords(length?: MeasuredUnit): MeasuredWords {
  const { t, language } = useTranslation('measurements', 'report')
  const format = useFormat()
  const system = useUnits()
  return useMemo(() => {
    const unitOf = (kind: MeasuredKind) => (kind === 'length' && length) || usualUnit(kind, system)
    const sign = (unit: MeasuredUnit) => t(measuredUnitKey(unit))
    const said = (kind: MeasuredKind, stored: number, signDisplay: 'auto' | 'exceptZero') => {
      const unit = unitOf(kind)
      const value = format.number(inUnit(unit, stored), {
        maximumFractionDigits: decimalsOf(unit),
        signDisplay,
      })
      if (unit === 'deg') return `${value}${sign(unit)}`
      return t('report:numbers.withUnit', { value, unit: sign(unit) }).replace(' ', '\u00a0')
    }
    return {
      unitOf,
      sign,
      number: (kind, stored) => said(kind, stored, 'auto'),
      name(key, side) {
        const name = isMeasurementKey(key) ? t(measurementNameKey(key)) : key
        return side ? t('report:numbers.withSide', { name, side: t(`sides.${side}`) }) : name
      },
      value(key, value) {
        const description = measurementOf(key)
        if (description?.kind === 'choice')
          return sayText(language, findTexts, measuredOptionKey(description.key, String(value)))
        return description && isNumeric(description) && typeof value === 'number'
          ? said(description.kind, value, 'auto')
          : String(value)
      },
      difference(key, by) {
        const description = measurementOf(key)
        return isNumeric(description) ? said(description.kind, by, 'exceptZero') : format.number(by)
      },
    }
  }, [t, language, format, system, length])
}
