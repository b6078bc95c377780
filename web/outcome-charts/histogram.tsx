import type { ZoneShare } from '#domain/outcomes/zone-change.ts'
import { AXIS_HEIGHT, AxisTitle, VerticalAxis } from './axis.tsx'
import type { ChartProps, DataColumn, Drawing } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { numberColumn } from './columns.ts'
import { Decoration } from './decoration.tsx'
import { type Hatching, useHatching } from './hatching.tsx'
import { DETAIL } from './row-grid.ts'
import { linear, ticksUpTo } from './scale.ts'
import { SessionsLink } from './sessions-link.tsx'
import { widestText } from './text-width.ts'
import { type ChartWords, useChartWords } from './use-chart-words.ts'

/** One whole value and how many fits have it. */
export interface HistogramBar {
  value: number
  label: string
  fits: number
  /** The share that the value is counted in, which decides how the bar is drawn. */
  share: ZoneShare
  /** The address of the sessions with this value. */
  sessions?: string
}

interface HistogramProps extends ChartProps {
  /** By value, without gaps. */
  bars: readonly HistogramBar[]
  /** What the values are, in words. */
  valueName: string
}

const PLOT = 160
const TOP = 40
const MOST_WIDTH = 64

interface BarProps {
  bar: HistogramBar
  /** The place of the bar and its label, from left to right. */
  slot: { x: number; width: number }
  y: (fits: number) => number
  hatching: Hatching
  words: ChartWords
}

const looksOf = (share: ZoneShare, hatching: Hatching) => {
  if (share === 'worse') return { fill: hatching.fill('worse'), className: 'stroke-edge' }
  return { className: share === 'better' ? 'fill-teal' : 'fill-sunken stroke-edge' }
}

function Bar({ bar: { label, fits, share, sessions }, slot, y, hatching, words }: BarProps) {
  const { t, count } = words
  const [top, bottom] = [y(fits), y(0)]
  const bar = { x: slot.x + slot.width * 0.12, y: top, width: slot.width * 0.76, height: bottom - top }
  if (fits === 0) return null
  return (
    <SessionsLink
      to={sessions}
      label={t('sessions', { label, counts: t('fits', { count: fits }) })}
      area={bar}
    >
      <rect {...bar} {...looksOf(share, hatching)} />
      <text
        x={slot.x + slot.width / 2}
        y={top - 5}
        fontSize={DETAIL}
        textAnchor="middle"
        className="fill-ink font-semibold"
      >
        {count(fits)}
      </text>
    </SessionsLink>
  )
}

function Labels({
  bars,
  slotOf,
}: {
  bars: readonly HistogramBar[]
  slotOf: (index: number) => BarProps['slot']
}) {
  return (
    <Decoration>
      {bars.map(({ value, label }, index) => {
        const { x, width } = slotOf(index)
        return (
          <text
            key={value}
            x={x + width / 2}
            y={TOP + PLOT + 16}
            fontSize={DETAIL}
            textAnchor="middle"
            className="fill-muted"
          >
            {label}
          </text>
        )
      })}
    </Decoration>
  )
}

interface Drawn extends Pick<HistogramProps, 'bars' | 'valueName'> {
  words: ChartWords
  hatching: Hatching
}

function draw({ bars, valueName, words, hatching }: Drawn, width: number): Drawing {
  const ticks = ticksUpTo(Math.max(...bars.map(({ fits }) => fits), 0), 4)
  const left = Math.ceil(widestText(ticks.map(words.count), DETAIL)) + 12
  const slot = Math.min((width - left) / Math.max(bars.length, 1), MOST_WIDTH)
  const slotOf = (index: number) => ({ x: left + index * slot, width: slot })
  const y = linear([0, ticks.at(-1) ?? 1], [TOP + PLOT, TOP])
  return {
    height: TOP + PLOT + AXIS_HEIGHT,
    content: (
      <>
        {hatching.definitions}
        <AxisTitle>{valueName}</AxisTitle>
        <VerticalAxis
          ticks={ticks.map((tick) => ({ y: y(tick), label: words.count(tick) }))}
          left={left}
          right={left + slot * bars.length}
        />
        {bars.map((bar, index) => (
          <Bar key={bar.value} bar={bar} slot={slotOf(index)} {...{ y, hatching, words }} />
        ))}
        <Labels bars={bars} slotOf={slotOf} />
      </>
    ),
  }
}

const columnsOf = (words: ChartWords, valueName: string): DataColumn<HistogramBar>[] => [
  { key: 'value', header: valueName, shown: ({ label }) => label, plain: ({ value }) => value },
  numberColumn({ key: 'fits', header: words.t('column.fits') }, words.count, ({ fits }) => fits),
  {
    key: 'share',
    header: words.t('column.countedAs'),
    shown: ({ share }) => words.t(`share.${share}`),
  },
]

/** How many fits have each value, drawn as they are counted: better, unchanged or worse. */
export function Histogram({ bars, valueName, ...shared }: HistogramProps) {
  const words = useChartWords()
  const hatching = useHatching()
  const { t } = words
  return (
    <ChartFrame
      {...shared}
      name="distribution"
      inWords={bars
        .filter(({ fits }) => fits > 0)
        .map(({ label, fits }) => t('inWords.bar', { label, fits: t('fits', { count: fits }) }))}
      legend={(['better', 'unchanged', 'worse'] as const).map((kind) => ({
        kind,
        label: t(`share.${kind}`),
      }))}
      columns={columnsOf(words, valueName)}
      rows={bars}
      rowKey={({ value }) => String(value)}
      draw={(width) => draw({ bars, valueName, words, hatching }, width)}
    />
  )
}
