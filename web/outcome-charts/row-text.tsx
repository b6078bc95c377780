import type { ChartRow } from './chart.ts'
import { Decoration } from './decoration.tsx'
import { DETAIL, LABEL, type RowGrid, textPlaces } from './row-grid.ts'
import { SessionsLink } from './sessions-link.tsx'
import { textWidth } from './text-width.ts'
import { useChartWords } from './use-chart-words.ts'

interface RowTextProps {
  grid: RowGrid
  row: ChartRow
  /** What the row says, beside its plot. */
  value: string
}

/** The texts of one row: its name, what it rests on as a link to those sessions, and its value. */
export function RowText({ grid, row: { label, counts, sessions }, value }: RowTextProps) {
  const { t, counts: countWords } = useChartWords()
  const places = textPlaces(grid)
  const rests = countWords(counts)
  return (
    <>
      <Decoration>
        <g className="fill-ink stroke-card" strokeWidth="4" paintOrder="stroke">
          <text x="0" y={places.label} fontSize={LABEL} className="font-semibold">
            {label}
          </text>
          <text {...places.value} fontSize={DETAIL}>
            {value}
          </text>
        </g>
      </Decoration>
      <SessionsLink
        to={sessions}
        label={t('sessions', { label, counts: rests })}
        area={{ x: 0, y: places.counts - DETAIL, width: textWidth(rests, DETAIL), height: DETAIL + 4 }}
      >
        <text
          x="0"
          y={places.counts}
          fontSize={DETAIL}
          className={`stroke-card ${sessions === undefined ? 'fill-muted' : 'fill-teal'}`}
          strokeWidth="4"
          paintOrder="stroke"
        >
          {rests}
        </text>
      </SessionsLink>
    </>
  )
}
