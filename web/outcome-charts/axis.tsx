import { Decoration } from './decoration.tsx'
import { DETAIL } from './row-grid.ts'

interface AxisProps {
  /** Where each tick is, with its text. */
  ticks: readonly { x: number; label: string }[]
  /** From where to where the lines of the ticks are drawn. */
  top: number
  bottom: number
  /** The tick that the others are compared with, drawn stronger. */
  zero?: number
}

/** The room below a plot for its ticks. */
export const AXIS_HEIGHT = 20

/** The lines of a horizontal axis over a plot, with their numbers below it. */
export function HorizontalAxis({ ticks, top, bottom, zero }: AxisProps) {
  return (
    <Decoration>
      {ticks.map(({ x, label }) => (
        <g key={label}>
          <line
            x1={x}
            x2={x}
            y1={top}
            y2={bottom}
            className={x === zero ? 'stroke-edge' : 'stroke-line'}
            strokeWidth={x === zero ? 1.5 : 1}
          />
          <text x={x} y={bottom + 15} fontSize={DETAIL} textAnchor="middle" className="fill-muted">
            {label}
          </text>
        </g>
      ))}
    </Decoration>
  )
}

/** What the values of a vertical axis are, above it. */
export const AxisTitle = ({ children }: { children: string }) => (
  <Decoration>
    <text x="0" y="12" fontSize={DETAIL} className="fill-muted">
      {children}
    </text>
  </Decoration>
)

interface VerticalAxisProps {
  ticks: readonly { y: number; label: string }[]
  left: number
  right: number
}

/** The lines of a vertical axis, with their numbers before the plot. */
export function VerticalAxis({ ticks, left, right }: VerticalAxisProps) {
  return (
    <Decoration>
      {ticks.map(({ y, label }) => (
        <g key={label}>
          <line x1={left} x2={right} y1={y} y2={y} className="stroke-line" />
          <text x={left - 8} y={y + 4} fontSize={DETAIL} textAnchor="end" className="fill-muted">
            {label}
          </text>
        </g>
      ))}
    </Decoration>
  )
}

interface WhiskerProps {
  from: number
  to: number
  y: number
}

/** A 95 % interval as a line with ends, over a halo so that it is seen on every fill. */
export function Whisker({ from, to, y }: WhiskerProps) {
  const shape = `M${from} ${y - 4}v8M${to} ${y - 4}v8M${from} ${y}H${to}`
  return (
    <Decoration>
      <path d={shape} className="fill-none stroke-card" strokeWidth="4.5" />
      <path d={shape} className="fill-none stroke-ink" strokeWidth="1.75" />
    </Decoration>
  )
}
