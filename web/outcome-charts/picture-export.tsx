import { useEffect, useEffectEvent, useRef } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { ChartFrameProps } from './chart.ts'
import { useHatching } from './hatching.tsx'
import { DETAIL } from './row-grid.ts'
import { pngOf } from './svg-png.ts'
import { SWATCH, Swatch } from './swatch.tsx'
import { textWidth } from './text-width.ts'
import { useChartWords } from './use-chart-words.ts'

const WIDTH = 960
const MARGIN = 32
const INNER = WIDTH - 2 * MARGIN
const TITLE = 22
const LINE = 20

type PictureParts = Pick<ChartFrameProps<unknown>, 'title' | 'facts' | 'period' | 'legend' | 'draw'>

/** The legend in lines that are not wider than the picture. */
function legendLines({ legend }: PictureParts) {
  let [x, line] = [0, 0]
  return legend.map((entry) => {
    const width = SWATCH.width + 8 + textWidth(entry.label, DETAIL) + 24
    if (x > 0 && x + width > INNER) {
      line += 1
      x = 0
    }
    const placed = { ...entry, x, line }
    x += width
    return placed
  })
}

/** The chart's name, and below it what it counts and when. */
function Head({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <text x={MARGIN} y={MARGIN + TITLE - 4} fontSize={TITLE} className="fill-ink font-bold">
        {title}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={MARGIN}
          y={MARGIN + TITLE + (index + 1) * LINE}
          fontSize="14"
          className="fill-muted"
        >
          {line}
        </text>
      ))}
    </>
  )
}

function Legend({ entries, top }: { entries: ReturnType<typeof legendLines>; top: number }) {
  const hatching = useHatching()
  return (
    <>
      {hatching.definitions}
      {entries.map(({ kind, label, x, line }) => (
        <g key={kind} transform={`translate(${MARGIN + x} ${top + line * LINE})`}>
          <Swatch kind={kind} hatching={hatching} />
          <text x={SWATCH.width + 8} y="11" fontSize={DETAIL} className="fill-ink">
            {label}
          </text>
        </g>
      ))}
    </>
  )
}

function Maker({ y }: { y: number }) {
  return (
    <text x={WIDTH - MARGIN} y={y} fontSize={DETAIL} textAnchor="end" className="fill-muted">
      {PRODUCT_NAME}
    </text>
  )
}

interface PictureExportProps extends PictureParts {
  onDone: (png: Blob) => void
  onFailure: () => void
}

/**
 * Draws a chart at a fixed width and in the light colours, with its title, period and legend, outside the window, and
 * gives it as a picture. Renders nothing that can be seen.
 */
export default function PictureExport({ onDone, onFailure, ...chart }: PictureExportProps) {
  const words = useChartWords()
  const picture = useRef<SVGSVGElement>(null)
  const save = useEffectEvent(() => {
    if (picture.current) pngOf(picture.current).then(onDone, onFailure)
  })
  useEffect(() => save(), [])
  const lines = [words.period(chart.period), ...(chart.facts ?? [])]
  const drawing = chart.draw(INNER)
  const entries = legendLines(chart)
  const head = MARGIN + TITLE + lines.length * LINE + 16
  const legendTop = head + drawing.height + 16
  const height = legendTop + ((entries.at(-1)?.line ?? 0) + 1) * LINE + MARGIN
  return (
    <div className="fixed start-[-9999px] top-0" style={{ colorScheme: 'light' }} inert>
      <svg ref={picture} viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height} aria-hidden="true">
        <rect width={WIDTH} height={height} className="fill-card" />
        <Head title={chart.title} lines={lines} />
        <svg x={MARGIN} y={head} width={INNER} height={drawing.height} overflow="visible" aria-hidden="true">
          {drawing.content}
        </svg>
        <Legend entries={entries} top={legendTop} />
        <Maker y={height - 12} />
      </svg>
    </div>
  )
}
