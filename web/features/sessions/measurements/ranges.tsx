import {
  CAPTURE_METHODS,
  type MeasuredKind,
  referenceNamed,
  TAPE_ERROR_MM,
} from '#domain/measurements/measurement.ts'
import { rangesAwaitHow, rangesFor, type ShownRange } from '#domain/measurements/ranges-for.ts'
import { measurementOf, type NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { useProvidedDiscipline } from './discipline.ts'
import { currentHow, latestNumber } from './values.ts'

interface Ranges {
  ranges: ShownRange[]
  /** There are ranges, but it is not said how the value was taken. */
  awaitHow: boolean
}

/** The published ranges of a measurement for how it is taken in this fit. */
function useRanges({ key }: NumberMeasurement): Ranges {
  const { session } = useFit()
  const discipline = useProvidedDiscipline()
  const { reference, method } = currentHow(session, key)
  const taken = {
    reference: referenceNamed(measurementOf(key), reference),
    method: CAPTURE_METHODS.find((one) => one === method) ?? null,
    inseam: latestNumber(session.measurements, 'inseam'),
  }
  return {
    ranges: rangesFor(key, discipline, taken),
    awaitHow: rangesAwaitHow(key, discipline, taken),
  }
}

/** The text of a range: "25° to 35°", "up to 20 mm". */
function useFigures(): (kind: MeasuredKind, range: ShownRange) => string {
  const { t } = useTranslation('measurements')
  const format = useFormat()
  const wording = useMeasurementWording()
  return (kind, { min, max, single, timesInseam, band }) => {
    const say = (number: number) => wording.number(kind, number)
    const value = min === null ? '' : say(min)
    if (timesInseam)
      return t('ranges.timesInseam', { value: format.number(timesInseam, { maximumFractionDigits: 3 }) })
    if (band) {
      const ends = { min: say(band.min), max: say(band.max), error: say(TAPE_ERROR_MM) }
      return t('ranges.band', { value, ...ends })
    }
    if (single === 'rule') return value
    if (single === 'mean') return t('ranges.mean', { value })
    if (min !== null && max !== null) return t('ranges.range', { min: say(min), max: say(max) })
    if (min !== null) return t('ranges.atLeast', { min: say(min) })
    return max === null ? '' : t('ranges.atMost', { max: say(max) })
  }
}

/** The short form of the source. The list shows the whole source. */
const citation = (source: string): string => source.split(/[,;]/, 1)[0] ?? source

/** The text of a range, with the riders for whom it was published if that is not all: "100 mm (tall riders)". */
function useFiguresForGroup(): (kind: MeasuredKind, range: ShownRange) => string {
  const { t } = useTranslation('measurements')
  const figures = useFigures()
  return (kind, range) =>
    range.about
      ? t('ranges.forGroup', { range: figures(kind, range), group: t(`ranges.about.${range.about}`) })
      : figures(kind, range)
}

/**
 * The first published range of a number, as guidance, with its evidence. If its source has one for each group of riders,
 * all are shown: the first alone would be the wrong one for the other riders.
 */
export function RangeLine({ description }: { description: NumberMeasurement }) {
  const { t } = useTranslation('sessions', 'measurements')
  const format = useFormat()
  const figures = useFiguresForGroup()
  const { ranges } = useRanges(description)
  const [first] = ranges
  if (!first) return null
  const shown = first.about ? ranges.filter(({ about, source }) => about && source === first.source) : [first]
  return (
    <p className="text-detail text-muted">
      {t('measure.published', { range: format.list(shown.map((range) => figures(description.kind, range))) })}
      {' · '}
      {t(`measurements:ranges.basis.${first.basis}`)}
      {' · '}
      {citation(first.source)}
      {first.roadReference && ` · ${t('measurements:ranges.roadReference')}`}
    </p>
  )
}

/** All published ranges of a measurement, each with its source and status. */
export function RangeList({ description }: { description: NumberMeasurement }) {
  const { t } = useTranslation('measurements')
  const format = useFormat()
  const figures = useFiguresForGroup()
  const { ranges, awaitHow } = useRanges(description)
  if (awaitHow) return <p className="text-detail text-muted">{t('ranges.sayHow')}</p>
  if (ranges.length === 0) return null
  return (
    <div>
      <h4 className="font-semibold text-secondary">{t('ranges.title')}</h4>
      <p className="text-detail text-muted">
        {t('ranges.lead')} {t('ranges.review')}
      </p>
      <ul className="mt-1 grid grid-cols-1 gap-1.5 text-secondary">
        {ranges.map((range) => (
          <li key={`${range.source}${range.min}${range.max}`}>
            <span className="font-medium">{figures(description.kind, range)}</span>
            {range.roadReference && <span> · {t('ranges.roadReference')}</span>}
            <span className="block text-detail text-muted">
              {[
                range.source,
                range.n === undefined ? null : `n = ${format.number(range.n)}`,
                t(`ranges.basis.${range.basis}`),
                t(`ranges.status.${range.status}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
