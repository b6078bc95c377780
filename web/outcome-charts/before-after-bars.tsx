import { Whisker } from './axis.tsx'
import type { ChartProps } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Decoration } from './decoration.tsx'
import { drawRows } from './draw-rows.tsx'
import { type BeforeAfterRow, columnsOf, type PairedMeans, sentenceOf } from './paired-means.ts'
import { DETAIL } from './row-grid.ts'
import { textWidth } from './text-width.ts'
import { type ChartWords, useChartWords } from './use-chart-words.ts'

const SCALE = [0, 7] as const
const TICKS = [0, 1, 2, 3, 4, 5, 6, 7]
const BAR = 12
const GAP = 4
/** Between a bar or its interval and its number. */
const NUMBER_GAP = 7

interface BarProps {
  value: number
  /** Where the number is, at or behind the end of the bar. */
  numberAt: number
  x: (value: number) => number
  top: number
  after: boolean
  words: ChartWords
}

function Bar({ value, numberAt, x, top, after, words }: BarProps) {
  const looks = after
    ? { className: 'fill-teal' }
    : { className: 'fill-card stroke-coral', strokeWidth: 1.75, strokeDasharray: '5 3' }
  return (
    <>
      <rect x={x(0)} y={top} width={Math.max(x(value) - x(0), 1)} height={BAR} rx="2" {...looks} />
      <text
        x={x(numberAt) + NUMBER_GAP}
        y={top + BAR - 2}
        fontSize={DETAIL}
        className={`font-semibold ${after ? 'fill-teal' : 'fill-coral-text'}`}
      >
        {words.mean(value)}
      </text>
    </>
  )
}

interface BarsProps {
  means: PairedMeans
  x: (value: number) => number
  y: number
  words: ChartWords
}

/** Before above after. The interval is that of the change, counted from the mean before. */
function Bars({ means: { before, after, change }, x, y, words }: BarsProps) {
  const [low, high] = change.interval
    ? [before + change.interval.low, before + change.interval.high]
    : [after, after]
  const top = y - BAR - GAP / 2
  return (
    <Decoration>
      <Bar value={before} numberAt={before} x={x} top={top} after={false} words={words} />
      <Bar value={after} numberAt={Math.max(after, high)} x={x} top={top + BAR + GAP} after words={words} />
      {change.interval && <Whisker from={x(low)} to={x(high)} y={top + BAR * 1.5 + GAP} />}
    </Decoration>
  )
}

interface BeforeAfterBarsProps extends ChartProps {
  rows: readonly BeforeAfterRow[]
  /** What the rows are: zones, goals. */
  rowsName: string
}

/** The mean discomfort before and after, two bars for each zone or group, with the interval of the change. */
export function BeforeAfterBars({ rows, rowsName, ...shared }: BeforeAfterBarsProps) {
  const words = useChartWords()
  const { t } = words
  return (
    <ChartFrame
      {...shared}
      name="before-after"
      inWords={rows.map(sentenceOf(words))}
      legend={[
        { kind: 'before', label: t('legend.before') },
        { kind: 'after', label: t('legend.after') },
        { kind: 'interval', label: t('legend.changeInterval') },
      ]}
      columns={columnsOf(words, rowsName)}
      rows={rows}
      rowKey={({ key }) => key}
      draw={(width) =>
        drawRows({
          width,
          rows,
          words,
          plotHeight: 2 * BAR + GAP,
          domain: SCALE,
          behind: NUMBER_GAP + textWidth(words.mean(SCALE[1]), DETAIL, 600),
          ticks: TICKS.map((value) => ({ value, label: words.count(value) })),
          inBrief: ({ means }) => (means ? words.withInterval('change', means.change) : t('few')),
          plot: ({ means }, place) => means && <Bars means={means} words={words} {...place} />,
        })
      }
    />
  )
}
