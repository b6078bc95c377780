import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { complaintSelection, zoneSelection } from '#domain/outcomes/selection.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { RunChart, type RunPoint } from '#web/outcome-charts/run-chart.tsx'
import { SurvivalCurve } from '#web/outcome-charts/survival-curve.tsx'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useOutcomePage } from '../use-outcome-page.ts'

type OverTime = CallResponse<'GET /api/outcomes/over-time'>
type Point = OverTime['points'][number]

/** The days on which follow-ups are due by default. */
const MILESTONES = [14, 42, 90]

/** A span in few words: "Mar 2026", or "Jan – Mar 2026" for several months. */
function useSpanWords() {
  const locale = useFormatLocale()
  return ({ from, to }: { from: LocalDate; to: LocalDate }): string =>
    new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
      new Date(from),
      new Date(to),
    )
}

/** The points of a chart: of each span one value, and the address of its fits. */
function usePoints() {
  const spanWords = useSpanWords()
  const { sessions, query } = useOutcomePage()
  const of = query.zone ? zoneSelection(query.zone, 'symptomatic') : complaintSelection()
  return (
    points: readonly Point[],
    estimateOf: (point: Point) => RunPoint['value'] | undefined,
  ): RunPoint[] =>
    points.map((point) => ({
      key: point.from,
      label: spanWords(point),
      counts: { fits: point.fits, riders: point.riders },
      sessions: sessions(of, { period: `${point.from}..${point.to}` }),
      from: point.from,
      to: point.to,
      value: estimateOf(point) ?? null,
    }))
}

function Runs({ overTime: { points, medians, period } }: { overTime: OverTime }) {
  const { t } = useTranslation('outcomes')
  const pointsOf = usePoints()
  const shared = { period, facts: [t('lead.respondersOnly')] }
  return (
    <>
      <Card title={t('time.better')} aside={t('lead.respondersOnly')}>
        <RunChart
          title={t('time.better')}
          name="better-over-time"
          points={pointsOf(points, ({ shares }) => shares?.better)}
          median={medians.better}
          way="share"
          valueName={t('time.betterValue')}
          {...shared}
        />
      </Card>
      <Card title={t('time.change')} aside={t('lead.respondersOnly')}>
        <RunChart
          title={t('time.change')}
          name="change-over-time"
          points={pointsOf(points, ({ change }) => change?.change)}
          median={medians.change}
          way="change"
          valueName={t('time.changeValue')}
          {...shared}
        />
        <p className="mt-3 max-w-prose text-secondary text-muted">{t('time.explain')}</p>
      </Card>
    </>
  )
}

function Waiting({ overTime: { waiting, period } }: { overTime: OverTime }) {
  const { t } = useTranslation('outcomes')
  const { t: charts, count } = useChartWords()
  const days = (value: number) => charts('days', { count: Math.round(value) })
  if (waiting.eligible === 0) return null
  const { responders } = waiting
  return (
    <Card title={t('time.waiting')}>
      <p className="-mt-1 mb-3">
        {waiting.median === null
          ? charts('medianNone')
          : charts('medianDay', { days: charts('days', { count: waiting.median }) })}
      </p>
      <SurvivalCurve
        title={t('time.waiting')}
        period={period}
        steps={waiting.steps}
        median={waiting.median}
        milestones={MILESTONES}
        facts={[t('aside.responseOf', { answered: count(waiting.answered), due: count(waiting.eligible) })]}
      />
      {responders && (
        <p className="mt-3 max-w-prose text-secondary text-muted">
          {t('time.responders', {
            median: days(responders.median),
            lower: days(responders.lower),
            upper: days(responders.upper),
          })}
        </p>
      )}
    </Card>
  )
}

/** What became of complaints over time, and how long riders take to answer. */
export function TimeView() {
  const { query } = useOutcomePage()
  const { data, error, refetch } = useQuery(read('GET /api/outcomes/over-time', { query }))
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <>
      <Runs overTime={data} />
      <Waiting overTime={data} />
    </>
  )
}
