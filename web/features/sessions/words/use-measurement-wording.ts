import { useSearchParams } from 'react-router'
import { type MeasuredUnit, measuredUnitsOf, usualUnit } from '#domain/measurements/measured-units.ts'
import { type ReaderWording, useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'

const LENGTH_UNITS = measuredUnitsOf('length')

/** The unit of lengths: from the URL, else the account's. */
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

/** The wording of measurements for the fitter, with lengths in the unit chosen on the page. */
export function useMeasurementWording(): ReaderWording {
  const [length] = useLengthUnit()
  return useWordingInUnits(length)
}
