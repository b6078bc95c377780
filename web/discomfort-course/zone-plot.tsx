import { type Course, shareOfTime } from './course.ts'

const WIDTH = 240
const HEIGHT = 112
const INSET = { left: 22, right: 12, top: 10, bottom: 10 }
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
      <text x={INSET.left - 7} y={yOf(score) + 4} textAnchor="end" fontSize="12" className="fill-muted">
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

interface ZonePlotProps {
  course: Course
  /** The instants of the fits. */
  fits: readonly string[]
}

/**
 * The chart of one zone's course: a point for each form, joined by lines, and a mark at each fit. The table has the
 * same data as text.
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
    </svg>
  )
}
