import { milestoneWords } from '#web/follow-ups/milestone-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SeverityMark, severities } from '#web/ui/severity.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import type { SessionSummary, ZoneScoresAt } from '../session.ts'
import { type Course, coursesOf, shareOfTime } from './course.ts'

const WIDTH = 240
const HEIGHT = 112
const INSET = { left: 22, right: 12, top: 10, bottom: 10 }
const MOST = 7

const yOf = (score: number) => INSET.top + (1 - score / MOST) * (HEIGHT - INSET.top - INSET.bottom)
const xOf = (share: number) => INSET.left + share * (WIDTH - INSET.left - INSET.right)

interface PlotProps {
  course: Course
  /** When fits took place. */
  fits: readonly string[]
  first: string
  last: string
}

/** One zone's course: a point per form, a line between them, a mark at each fit. The table says the same in words. */
function Plot({ course, fits, first, last }: PlotProps) {
  const placed = course.points.map((point) => ({
    ...point,
    x: xOf(shareOfTime(point.at, first, last)),
    y: yOf(point.score),
  }))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full" aria-hidden="true">
      {[0, MOST].map((score) => (
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
      ))}
      {fits
        .filter((at) => at >= first && at <= last)
        .map((at) => (
          <line
            key={at}
            x1={xOf(shareOfTime(at, first, last))}
            x2={xOf(shareOfTime(at, first, last))}
            y1={INSET.top}
            y2={HEIGHT - INSET.bottom}
            className="stroke-teal"
            strokeWidth="2"
            strokeDasharray="2 4"
          />
        ))}
      <polyline
        points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        className="stroke-ink"
        strokeWidth="2"
      />
      {placed.map(({ at, x, y, score, kind }) => (
        <circle
          key={`${at}${kind}`}
          cx={x}
          cy={y}
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

function CourseTable({ scores, courses }: { scores: readonly ZoneScoresAt[]; courses: readonly Course[] }) {
  const { t } = useTranslation('sessions', 'common')
  const format = useFormat()
  const columns: Column<ZoneScoresAt>[] = [
    {
      key: 'form',
      header: t('course.form'),
      names: true,
      cell: ({ kind, milestone }) =>
        kind === 'intake' || milestone === null
          ? t('course.intake')
          : t('course.followUp', { after: milestoneWords(format, milestone) }),
    },
    { key: 'date', header: t('course.date'), cell: ({ at }) => <FormattedDate at={at} /> },
    ...courses.map(
      ({ zone }): Column<ZoneScoresAt> => ({
        key: zone,
        header: t(`common:zone.${zone}`),
        cell: ({ zones }) => <ScoreCell score={zones[zone] ?? 0} />,
      }),
    ),
  ]
  return (
    <Table
      caption={t('course.title')}
      columns={columns}
      rows={scores.toSorted((a, b) => a.at.localeCompare(b.at))}
      rowKey={({ at, kind }) => `${at}${kind}`}
    />
  )
}

interface DiscomfortCourseProps {
  scores: readonly ZoneScoresAt[]
  sessions: readonly Pick<SessionSummary, 'fittedAt'>[]
}

/** Discomfort over time, a small picture per zone on the same scale, and the table behind them. */
export function DiscomfortCourse({ scores, sessions }: DiscomfortCourseProps) {
  const { t } = useTranslation('sessions', 'common')
  const courses = coursesOf(scores)
  const times = scores.map(({ at }) => at).toSorted()
  const [first, last] = [times[0], times.at(-1)]
  const fits = sessions.flatMap(({ fittedAt }) => (fittedAt ? [fittedAt] : []))
  if (courses.length === 0 || !first || !last) {
    return (
      <Card title={t('course.title')}>
        <p className="text-muted">{t(scores.length === 0 ? 'course.nothing' : 'course.free')}</p>
      </Card>
    )
  }
  return (
    <Card title={t('course.title')} aside={t('course.legend')}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.zone}>
            <h3 className="mb-1 text-[0.9375rem]">{t(`common:zone.${course.zone}`)}</h3>
            <Plot course={course} fits={fits} first={first} last={last} />
          </li>
        ))}
      </ul>
      <details className="mt-3" data-print-block>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
          {t('course.table')}
        </summary>
        <CourseTable scores={scores} courses={courses} />
      </details>
    </Card>
  )
}
