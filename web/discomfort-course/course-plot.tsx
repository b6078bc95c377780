import { RATING } from '#domain/product.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { type Course, shareOfTime } from './course.ts'
import { DOT_RADIUS, type PlacedPoint, scoreLabels } from './score-labels.ts'

const WIDTH = 240
const HEIGHT = 148
const INSET = { left: 32, right: 14, top: 26, bottom: 30 }

const yOf = (score: number, most: number) =>
  INSET.top + (1 - score / most) * (HEIGHT - INSET.top - INSET.bottom)
const xOf = (share: number) => INSET.left + share * (WIDTH - INSET.left - INSET.right)

function Axis({ most }: { most: number }) {
  return [0, most].map((score) => (
    <g key={score}>
      <line
        x1={INSET.left}
        x2={WIDTH - INSET.right}
        y1={yOf(score, most)}
        y2={yOf(score, most)}
        className="stroke-line"
      />
      <text
        x={INSET.left - 17}
        y={yOf(score, most) + 4}
        textAnchor="end"
        fontSize="12"
        className="fill-muted"
      >
        {score}
      </text>
    </g>
  ))
}

function FitLine({ x }: { x: number }) {
  return (
    <line
      x1={x}
      x2={x}
      y1={INSET.top}
      y2={HEIGHT - INSET.bottom}
      className="stroke-teal"
      strokeWidth="2"
      strokeDasharray="2 4"
    />
  )
}

/** The scores that have room beside their points. */
function Scores({ placed }: { placed: readonly PlacedPoint[] }) {
  const format = useFormat()
  return scoreLabels(placed, HEIGHT - INSET.bottom).map(({ key, score, x, baseline }) => (
    <text key={key} x={x} y={baseline} textAnchor="middle" fontSize="13" className="fill-ink font-semibold">
      {format.number(score)}
    </text>
  ))
}

/** The days of the first and the last form, below the ends of the line. */
function Days({ first, last }: { first: string; last: string }) {
  const format = useFormat()
  return (
    <g fontSize="12" className="fill-muted">
      <text x={INSET.left - 8} y={HEIGHT - 6}>
        {format.shortDate(first)}
      </text>
      <text x={WIDTH - 4} y={HEIGHT - 6} textAnchor="end">
        {format.shortDate(last)}
      </text>
    </g>
  )
}

const severityFill = (score: number): string => (score === 0 ? 'var(--card)' : `var(--severity-${score})`)

interface CoursePlotProps {
  course: Pick<Course, 'points'>
  /** The instants of the fits. */
  fits: readonly string[]
  /** The upper end of the scale, 7 for discomfort. */
  most?: number
  /** The colour of a point; by default that of its severity. */
  fillOf?: (score: number) => string
}

/**
 * The chart of a course, of a zone or of the hours: a point with its value for each form, joined by lines, with the days of the first and
 * the last, and a mark at each fit. The table has the same data as text.
 */
export function CoursePlot(props: CoursePlotProps) {
  const { course, fits, most = RATING.max, fillOf = severityFill } = props
  const { points } = course
  const [first = '', last = ''] = [points[0]?.at, points.at(-1)?.at]
  const placed = points.map(({ key, at, score }) => ({
    key,
    score,
    x: xOf(shareOfTime(at, first, last)),
    y: yOf(score, most),
  }))
  const between = fits.filter((at) => at >= first && at <= last)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full" aria-hidden="true">
      <Axis most={most} />
      {between.map((at) => (
        <FitLine key={at} x={xOf(shareOfTime(at, first, last))} />
      ))}
      <polyline
        points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        className="stroke-ink"
        strokeWidth="2"
      />
      {placed.map(({ key, x, y, score }) => (
        <circle
          key={key}
          cx={x}
          cy={y}
          r={DOT_RADIUS - 1}
          strokeWidth="2"
          className="stroke-ink"
          fill={fillOf(score)}
        />
      ))}
      <Scores placed={placed} />
      <Days first={first} last={last} />
    </svg>
  )
}
