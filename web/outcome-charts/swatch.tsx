import type { SwatchKind } from './chart.ts'
import type { Hatching } from './hatching.tsx'

/** The room of a swatch, in pixels. */
export const SWATCH = { width: 24, height: 14 } as const

const box = { x: 1, y: 1, width: SWATCH.width - 2, height: SWATCH.height - 2, rx: 2 }
const middle = SWATCH.height / 2

type LineKind = 'interval' | 'value' | 'median' | 'half'

const across = `M0 ${middle}h${SWATCH.width}`
const LINES: Record<
  LineKind,
  { d: string; className: string; strokeWidth: number; strokeDasharray?: string }
> = {
  interval: { d: `M1.5 3v8M22.5 3v8M1.5 ${middle}h21`, className: 'stroke-ink', strokeWidth: 1.75 },
  value: { d: across, className: 'stroke-ink', strokeWidth: 1.75 },
  median: { d: across, className: 'stroke-teal', strokeWidth: 2, strokeDasharray: '7 4' },
  half: { d: across, className: 'stroke-ink', strokeWidth: 1.75, strokeDasharray: '6 4' },
}

function Line({ kind }: { kind: LineKind }) {
  return (
    <>
      <path {...LINES[kind]} fill="none" />
      {kind === 'value' && <circle cx={SWATCH.width / 2} cy={middle} r="4" className="fill-ink" />}
    </>
  )
}

interface SwatchProps {
  kind: SwatchKind
  hatching: Hatching
}

/** A sample of how a part of a chart is drawn. */
export function Swatch({ kind, hatching }: SwatchProps) {
  switch (kind) {
    case 'before':
      return (
        <rect {...box} className="fill-transparent stroke-coral" strokeWidth="1.75" strokeDasharray="4 2.5" />
      )
    case 'after':
    case 'better':
      return <rect {...box} className="fill-teal" />
    case 'unchanged':
      return <rect {...box} className="fill-sunken stroke-edge" />
    case 'possibly_better':
    case 'possibly_worse':
    case 'worse':
      return <rect {...box} fill={hatching.fill(kind)} className="stroke-edge" />
    case 'change':
      return <rect x="7" y="2" width="10" height="10" className="fill-teal" />
    default:
      return <Line kind={kind} />
  }
}
