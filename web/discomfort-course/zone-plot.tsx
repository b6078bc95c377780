import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { type Course, shareOfTime } from './course.ts'

const WIDTH = 240
const HEIGHT = 148
const INSET = { left: 32, right: 14, top: 26, bottom: 30 }
const MOST = 7

const yOf = (score: number) => INSET.top + (1 - score / MOST) * (HEIGHT - INSET.top - INSET.bottom)
const xOf = (share: number) => INSET.left + share * (WIDTH - INSET.left - INSET.right)

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
      <text x={INSET.left - 17} y={yOf(score) + 4} textAnchor="end" fontSize="12" className="fill-muted">
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

/** So near to each other, two numbers would overlap. */
const NUMBER_WIDTH = 14

interface PlacedPoint {
  key: string
  score: number
  x: number
  y: number
}

/** The score above each point, from the latest on; one that would cover a later one is left to the table. */
function Scores({ placed }: { placed: readonly PlacedPoint[] }) {
  const shown: PlacedPoint[] = []
  for (const point of placed.toReversed()) {
    const next = shown.at(-1)
    if (!next || next.x - point.x >= NUMBER_WIDTH) shown.push(point)
  }
  return shown.map(({ key, score, x, y }) => (
    <text key={key} x={x} y={y - 11} textAnchor="middle" fontSize="13" className="fill-ink font-semibold">
      {score}
    </text>
  ))
}

/** The days of the first and the last form, below the ends of the line. */
function Days({ first, last }: { first: string; last: string }) {
  const day = new Intl.DateTimeFormat(useFormatLocale(), { dateStyle: 'medium' })
  return (
    <g fontSize="12" className="fill-muted">
      <text x={INSET.left - 8} y={HEIGHT - 6}>
        {day.format(new Date(first))}
      </text>
      <text x={WIDTH - 4} y={HEIGHT - 6} textAnchor="end">
        {day.format(new Date(last))}
      </text>
    </g>
  )
}

interface ZonePlotProps {
  course: Course
  /** The instants of the fits. */
  fits: readonly string[]
}

/**
 * The chart of one zone's course: a point with its score for each form, joined by lines, with the days of the first and
 * the last, and a mark at each fit. The table has the same data as text.
 */
export function ZonePlot({ course: { points }, fits }: ZonePlotProps) {
  const [first = '', last = ''] = [points[0]?.at, points.at(-1)?.at]
  const placed = points.map(({ key, at, score }) => ({
    key,
    score,
    x: xOf(shareOfTime(at, first, last)),
    y: yOf(score),
  }))
  const between = fits.filter((at) => at >= first && at <= last)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full" aria-hidden="true">
      <Axis />
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
          r="6.5"
          strokeWidth="2"
          className="stroke-ink"
          fill={score === 0 ? 'var(--card)' : `var(--severity-${score})`}
        />
      ))}
      <Scores placed={placed} />
      <Days first={first} last={last} />
    </svg>
  )
}
