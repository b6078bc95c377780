import { ZONES, type Zone } from '#domain/zones.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SeverityMark, severities } from '#web/ui/severity.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import type { Overview } from './overview.ts'

type Scores = Overview['scores'][number]

const WIDTH = 240
const HEIGHT = 112
const INSET = { left: 22, right: 12, top: 10, bottom: 10 }
const MOST = 7

const yOf = (score: number) => INSET.top + (1 - score / MOST) * (HEIGHT - INSET.top - INSET.bottom)

/** Where an instant lies between the first form and the last; a single one in the middle. */
function xOf(at: string, scores: readonly Scores[]): number {
  const first = Date.parse(scores[0]?.at ?? at)
  const last = Date.parse(scores.at(-1)?.at ?? at)
  const share = last === first ? 0.5 : (Date.parse(at) - first) / (last - first)
  return INSET.left + share * (WIDTH - INSET.left - INSET.right)
}

function Axis() {
  return [0, MOST].map((score) => (
    <g key={score}>
      <line
        x1={INSET.left}
        x2={WIDTH - INSET.right}
        y1={yOf(score)}
        y2={yOf(score)}
        className="stroke-line"
      />
      <text x={INSET.left - 7} y={yOf(score) + 4} textAnchor="end" fontSize="12" className="fill-muted">
        {score}
      </text>
    </g>
  ))
}

/** One zone over all forms: a point each, a line between, a mark at each fit. The table says the same. */
function Plot({ zone, scores, fits }: { zone: Zone; scores: readonly Scores[]; fits: readonly string[] }) {
  const points = scores.map((each) => ({ ...each, score: each.zones[zone] ?? 0, x: xOf(each.at, scores) }))
  const [first = '', last = ''] = [scores[0]?.at, scores.at(-1)?.at]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full" aria-hidden="true">
      <Axis />
      {fits
        .filter((at) => at >= first && at <= last)
        .map((at) => (
          <line
            key={at}
            x1={xOf(at, scores)}
            x2={xOf(at, scores)}
            y1={INSET.top}
            y2={HEIGHT - INSET.bottom}
            className="stroke-teal"
            strokeWidth="2"
            strokeDasharray="2 4"
          />
        ))}
      <polyline
        points={points.map(({ x, score }) => `${x},${yOf(score)}`).join(' ')}
        fill="none"
        className="stroke-ink"
        strokeWidth="2"
      />
      {points.map(({ at, kind, x, score }) => (
        <circle
          key={`${at}${kind}`}
          cx={x}
          cy={yOf(score)}
          r="6.5"
          strokeWidth="2"
          className="stroke-ink"
          fill={score === 0 ? 'var(--card)' : `var(--severity-${score})`}
        />
      ))}
    </svg>
  )
}

function ScoreCell({ score }: { score: number }) {
  const severity = severities.find((each) => each === score)
  return severity ? <SeverityMark value={severity} /> : <span>{score}</span>
}

function CourseTable({ scores, zones }: { scores: readonly Scores[]; zones: readonly Zone[] }) {
  const { t } = useTranslation('dashboard', 'common')
  const columns: Column<Scores>[] = [
    {
      key: 'form',
      header: t('client.course.form'),
      names: true,
      cell: ({ milestone }) =>
        milestone === null ? t('client.course.intake') : t('client.course.followUp', { count: milestone }),
    },
    { key: 'date', header: t('client.course.date'), cell: ({ at }) => <FormattedDate at={at} /> },
    { key: 'fitter', header: t('client.course.fitter'), cell: ({ fitterName }) => fitterName },
    ...zones.map(
      (zone): Column<Scores> => ({
        key: zone,
        header: t(`common:zone.${zone}`),
        cell: (row) => <ScoreCell score={row.zones[zone] ?? 0} />,
      }),
    ),
  ]
  return (
    <Table
      caption={t('client.course.title')}
      columns={columns}
      rows={scores}
      rowKey={({ at, kind, sessionId }) => `${sessionId}${at}${kind}`}
    />
  )
}

/** Discomfort over time and fitters, a small picture per zone on the same scale, and the table behind them. */
export function DiscomfortOverTime({ overview: { scores, fits } }: { overview: Overview }) {
  const { t } = useTranslation('dashboard', 'common')
  const zones = ZONES.filter((zone) => scores.some((each) => each.zones[zone]))
  if (zones.length === 0) {
    return (
      <Card title={t('client.course.title')}>
        <p className="text-muted">{t(scores.length === 0 ? 'client.course.none' : 'client.course.free')}</p>
      </Card>
    )
  }
  return (
    <Card title={t('client.course.title')} aside={t('client.course.legend')}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {zones.map((zone) => (
          <li key={zone}>
            <h3 className="mb-1 text-[0.9375rem]">{t(`common:zone.${zone}`)}</h3>
            <Plot zone={zone} scores={scores} fits={fits.map(({ fittedAt }) => fittedAt)} />
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
          {t('client.course.table')}
        </summary>
        <CourseTable scores={scores} zones={zones} />
      </details>
    </Card>
  )
}
