import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { MeasuredValue } from '#domain/measurements/check.ts'
import {
  decimalsOf,
  inUnit,
  type MeasuredUnit,
  measuredUnitsOf,
  usualUnit,
} from '#domain/measurements/measured-units.ts'
import { isNumeric, type MeasuredKind } from '#domain/measurements/measurement.ts'
import { measuredOptionKey, measuredUnitKey, measurementNameKey } from '#domain/measurements/text-keys.ts'
import { isMeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { sayText } from '#locales/translator.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { findTexts } from '#web/ui/language/texts.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Place } from '../saving/outgoing.ts'

/** How measurements are said to the fitter: in their units, their words, their decimal sign. */
export interface Speech {
  unitOf(kind: MeasuredKind): MeasuredUnit
  /** The unit's sign; none for points. */
  sign(unit: MeasuredUnit): string
  /** A stored number of a kind with its unit: 742 mm, 33°. */
  number(kind: MeasuredKind, stored: number): string
  /** A value of a measurement: a number with its unit, an option's words, or words. */
  value(key: string, value: MeasuredValue): string
  name(key: string): string
  /** A measurement with its side, where it has two. */
  place(place: Pick<Place, 'key' | 'side'>): string
}

const LENGTH_UNITS = measuredUnitsOf('length')

/** The unit of lengths: the one in the address, else the account's. */
export function useLengthUnit(): [MeasuredUnit, (unit: MeasuredUnit) => void] {
  const [search, setSearch] = useSearchParams()
  const system = useUnits()
  const asked = LENGTH_UNITS.find((unit) => unit === search.get('unit'))
  const choose = (unit: MeasuredUnit) =>
    setSearch(
      (now) => {
        now.set('unit', unit)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return [asked ?? usualUnit('length', system), choose]
}

export function useSpeech(): Speech {
  const { t, language } = useTranslation('measurements')
  const format = useFormat()
  const system = useUnits()
  const [length] = useLengthUnit()
  return useMemo(() => {
    const unitOf = (kind: MeasuredKind) => (kind === 'length' ? length : usualUnit(kind, system))
    const sign = (unit: MeasuredUnit) => t(measuredUnitKey(unit))
    const number = (kind: MeasuredKind, stored: number) => {
      const unit = unitOf(kind)
      const said = format.number(inUnit(unit, stored), { maximumFractionDigits: decimalsOf(unit) })
      if (unit === 'points') return said
      return unit === 'deg' ? `${said}${sign(unit)}` : `${said}\u00a0${sign(unit)}`
    }
    const name = (key: string) => (isMeasurementKey(key) ? t(measurementNameKey(key)) : key)
    return {
      unitOf,
      sign,
      number,
      name,
      value(key, value) {
        const description = measurementOf(key)
        if (!description) return String(value)
        if (isNumeric(description)) return typeof value === 'number' ? number(description.kind, value) : value
        if (description.kind === 'text') return String(value)
        return sayText(language, findTexts, measuredOptionKey(description.key, String(value)))
      },
      place: ({ key, side }) => (side ? `${name(key)}, ${t(`sides.${side}`)}` : name(key)),
    }
  }, [t, language, format, system, length])
}
