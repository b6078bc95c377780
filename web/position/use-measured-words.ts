import { useMemo } from 'react'
import type { MeasuredValue } from '#domain/measurements/check.ts'
import { decimalsOf, inUnit, type MeasuredUnit } from '#domain/measurements/measured-units.ts'
import type { Side } from '#domain/measurements/measurement.ts'
import { measuredOptionKey, measuredUnitKey, measurementNameKey } from '#domain/measurements/text-keys.ts'
import { type MeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { unitFor } from '#domain/report/report-rows.ts'
import { sayText } from '#locales/translator.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { findTexts } from '#web/ui/language/texts.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** How measurements are said to whoever reads: in their units, their words, their decimal sign. */
export interface MeasuredWords {
  /** A measurement's name, with its side where it has one. */
  name(key: MeasurementKey, side: Side): string
  /** A stored value as it is read: 742 mm, 33°, an option's words, or the words that were written. */
  value(key: MeasurementKey, value: MeasuredValue): string
  /** A stored difference with its sign. */
  difference(key: MeasurementKey, by: number): string
}

export function useMeasuredWords(): MeasuredWords {
  const { t, language } = useTranslation('measurements', 'report')
  const format = useFormat()
  const system = useUnits()
  return useMemo(() => {
    const number = (unit: MeasuredUnit, stored: number, signDisplay: 'auto' | 'exceptZero') => {
      const said = format.number(inUnit(unit, stored), {
        maximumFractionDigits: decimalsOf(unit),
        signDisplay,
      })
      if (unit === 'deg') return `${said}${t(measuredUnitKey(unit))}`
      return t('report:numbers.withUnit', { value: said, unit: t(measuredUnitKey(unit)) }).replace(
        ' ',
        '\u00a0',
      )
    }
    const say = (key: MeasurementKey, stored: number, sign: 'auto' | 'exceptZero') => {
      const unit = unitFor(key, system)
      return unit ? number(unit, stored, sign) : format.number(stored)
    }
    return {
      name(key, side) {
        const name = t(measurementNameKey(key))
        return side ? t('report:numbers.withSide', { name, side: t(`sides.${side}`) }) : name
      },
      value(key, value) {
        if (typeof value === 'number') return say(key, value, 'auto')
        if (measurementOf(key).kind !== 'choice') return value
        return sayText(language, findTexts, measuredOptionKey(key, value))
      },
      difference: (key, by) => say(key, by, 'exceptZero'),
    }
  }, [t, language, format, system])
}
