import type { ReactNode } from 'react'
import { FEWEST_FOR_ESTIMATE } from '#domain/outcomes/minimum-numbers.ts'
import type { Counts } from '#domain/outcomes/rider-groups.ts'
import type { CallResponse } from '#web/api/api.ts'
import type { Estimate } from '#web/outcome-charts/chart.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import type { useOutcomeFilters } from '#web/outcome-filters/use-outcome-filters.ts'
import { outcomeSessionsPath } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { NothingYet } from '../widgets/widget-card.tsx'

export type Figures = CallResponse<'GET /api/dashboard'>['figures']

/** What all figures of the page share. */
export interface FigureSetting {
  figures: Figures
  period: CallResponse<'GET /api/dashboard'>['period']
  filters: Pick<ReturnType<typeof useOutcomeFilters>, 'query' | 'narrowed'>
}

/** The main number of a widget, as it is read. */
interface Headline {
  value: string
  /** What it is of: "of 7". */
  unit: string
  /** Both ends of its 95 % interval; null if all riders have the same value. */
  interval: readonly [low: string, high: string] | null
}

/** A headline from a value with its interval. */
export const headlineOf = (
  estimate: Estimate | null,
  say: (value: number) => string,
  unit: string,
): Headline | null =>
  estimate && {
    value: say(estimate.value),
    unit,
    interval: estimate.interval && [say(estimate.interval.low), say(estimate.interval.high)],
  }

function HeadlineText({ headline: { value, unit, interval } }: { headline: Headline }) {
  const { t } = useTranslation('widgets')
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-4xl leading-tight tracking-tight tabular-nums">{value}</span>
        <span className="text-detail text-muted">{unit}</span>
      </p>
      <p className="text-secondary">
        {interval ? t('figure.interval', { low: interval[0], high: interval[1] }) : t('figure.noSpread')}
      </p>
    </>
  )
}

/** Fewer riders than a figure needs: how many there are, and how many are missing. */
function Few({ riders }: { riders: number }) {
  const { t } = useTranslation('widgets')
  const words = useChartWords()
  return (
    <>
      <p className="font-semibold text-lg">{words.t('riders', { count: riders })}</p>
      <p className="text-secondary text-muted">
        {t('figure.few', { least: FEWEST_FOR_ESTIMATE, count: FEWEST_FOR_ESTIMATE - riders })}
      </p>
    </>
  )
}

/** How many of those who were due answered. */
function Responders({ response }: { response: NonNullable<Figures['response']> }) {
  const { t } = useTranslation('widgets')
  const { share } = useChartWords()
  const { fits, answered, share: estimate } = response
  return (
    <p className="text-detail text-muted">
      {estimate
        ? t('figure.respondersShare', { answered, count: fits, share: share(estimate.value) })
        : t('figure.responders', { answered, count: fits })}
    </p>
  )
}

interface FigureBodyProps {
  setting: FigureSetting
  counts: Counts
  /** Which sessions are behind the figure. */
  of: string
  headline: Headline | null
  /** The figure is of those who answered only, and says how many they are. */
  respondersOnly?: boolean
  empty: { title: string; text: string }
  children?: ReactNode
}

/**
 * A figure in one of three states: nothing yet, with what is missing; too few riders, with counts only; or the number with
 * its interval. The counts lead to exactly the sessions behind it.
 */
export function FigureBody(props: FigureBodyProps) {
  const { setting, counts, of, headline, respondersOnly = true, empty, children } = props
  const { t } = useTranslation('widgets')
  const words = useChartWords()
  const { figures, filters } = setting
  if (counts.riders === 0) {
    const isFiltered = filters.narrowed && figures.fits.fits === 0
    return isFiltered ? (
      <NothingYet title={t('figure.noFits')} text={t('figure.noFitsText')} />
    ) : (
      <NothingYet {...empty} />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      {headline ? <HeadlineText headline={headline} /> : <Few riders={counts.riders} />}
      <p className="text-detail">
        <Link to={outcomeSessionsPath(of, filters.query)}>
          {words.counts(counts)}
          <span className="sr-only"> {t('figure.show')}</span>
        </Link>
      </p>
      {respondersOnly && figures.response && <Responders response={figures.response} />}
      {children}
    </div>
  )
}

interface LineProps {
  label: string
  value: string
}

/** What a figure consists of, or what belongs beside it. */
export function FigureLines({ lines }: { lines: readonly LineProps[] }) {
  return (
    <dl className="mt-2 grid grid-cols-1 gap-1.5 border-line border-t pt-2 text-secondary">
      {lines.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
