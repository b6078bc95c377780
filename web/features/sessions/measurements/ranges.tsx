import type { MeasuredKind } from '#domain/measurements/measurement.ts'
import { rangesFor, type ShownRange } from '#domain/measurements/ranges-for.ts'
import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { useDiscipline } from '../use-intake.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { latestNumber, takenOf } from './values.ts'

/** The published ranges of a measurement for how it is taken in this fit. */
export function useRanges({ key }: NumberMeasurement): ShownRange[] {
  const { session } = useFit()
  const discipline = useDiscipline()
  const own = session.measurements.filter((row) => row.key === key)
  const row = own.find(({ phase }) => phase === 'after') ?? own[0]
  const taken = row && takenOf(row)
  return rangesFor(key, discipline, {
    reference: taken?.reference ?? null,
    method: taken?.method ?? null,
    inseam: latestNumber(session.measurements, 'inseam'),
  })
}

/** The text of a range: "25° to 35°", "up to 20 mm". */
function useFigures(): (kind: MeasuredKind, range: ShownRange) => string {
  const { t } = useTranslation('measurements')
  const format = useFormat()
  const wording = useMeasurementWording()
  return (kind, { min, max, mean, timesInseam }) => {
    const say = (number: number) =>
      timesInseam ? format.number(number, { maximumFractionDigits: 3 }) : wording.number(kind, number)
    if (timesInseam && min !== null && max !== null)
      return t('ranges.timesInseam', { min: say(min), max: say(max) })
    if (mean && min !== null) return t('ranges.mean', { value: say(min) })
    if (min !== null && max !== null) return t('ranges.range', { min: say(min), max: say(max) })
    if (min !== null) return t('ranges.atLeast', { min: say(min) })
    return max === null ? '' : t('ranges.atMost', { max: say(max) })
  }
}

/** The short form of the source. The list shows the whole source. */
const citation = (source: string): string => source.split(/[,;]/, 1)[0] ?? source

/** The first published range of a number, as guidance, with its evidence. */
export function RangeLine({ description }: { description: NumberMeasurement }) {
  const { t } = useTranslation('sessions', 'measurements')
  const figures = useFigures()
  const [first] = useRanges(description)
  if (!first) return null
  return (
    <p className="text-detail text-muted">
      {t('measure.published', { range: figures(description.kind, first) })}
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
  const figures = useFigures()
  const ranges = useRanges(description)
  if (ranges.length === 0) return null
  return (
    <div>
      <h4 className="font-semibold text-secondary">{t('ranges.title')}</h4>
      <p className="text-detail text-muted">{t('ranges.lead')}</p>
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
