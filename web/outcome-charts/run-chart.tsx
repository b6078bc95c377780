import type { LocalDate } from '#domain/calendar/local-date.ts'
import { AxisTitle, VerticalAxis } from './axis.tsx'
import type { ChartProps, ChartRow, DataColumn, Drawing, Estimate } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { countColumns, estimateColumns, nameColumn } from './columns.ts'
import { Decoration } from './decoration.tsx'
import { DETAIL } from './row-grid.ts'
import { linear } from './scale.ts'
import { SessionsLink } from './sessions-link.tsx'
import { textWidth, widestText } from './text-width.ts'
import { thinOut } from './thin-out.ts'
import { type ChartWords, useChartWords } from './use-chart-words.ts'

/** The fits of one span of time. */
export interface RunPoint extends ChartRow {
  from: LocalDate
  to: LocalDate
  /** Null with fewer than five riders: then there is a gap. */
  value: Estimate | null
}

/** What the values are: shares from 0 to 1, or mean changes of a score. */
type Way = 'share' | 'change'

const PLOT = 190
const TOP = 62
const BOTTOM = 26
const RADIUS = 5
/** Where a number's text begins beside its point, and its baseline above or below it. */
const BESIDE = 9
const ABOVE = 6
const BELOW = 16
const HALO = { className: 'stroke-card', strokeWidth: 4, paintOrder: 'stroke' } as const

interface Plot {
  words: ChartWords
  way: Way
  left: number
  right: number
  bottom: number
  xOf: (point: RunPoint) => number
  yOf: (value: number) => number
}

/** The ticks of the vertical axis; the first and the last one end it. */
function ticksOf(points: readonly RunPoint[], way: Way): readonly number[] {
  if (way === 'share') return [0, 0.25, 0.5, 0.75, 1]
  const ends = points.flatMap(({ value }) =>
    value ? [value.value, value.interval?.low ?? 0, value.interval?.high ?? 0] : [],
  )
  const extent = 2 * Math.max(1, ...ends.map((end) => Math.ceil(Math.abs(end) / 2)))
  return [-extent, -extent / 2, 0, extent / 2, extent]
}

const middleDay = ({ from, to }: RunPoint) => (Date.parse(from) + Date.parse(to)) / 2

function Interval({ point: { value }, x, yOf }: { point: RunPoint; x: number; yOf: Plot['yOf'] }) {
  if (!value?.interval) return null
  const [high, low] = [yOf(value.interval.high), yOf(value.interval.low)]
  return <path d={`M${x} ${low}V${high}M${x - 4} ${low}h8M${x - 4} ${high}h8`} className="stroke-edge" />
}

/** The values as points; a press opens the sessions of one. */
function Points({ points, plot: { words, xOf, yOf } }: { points: readonly RunPoint[]; plot: Plot }) {
  const { t, counts } = words
  return points.map((point) => {
    if (!point.value) return null
    const [x, y] = [xOf(point), yOf(point.value.value)]
    return (
      <SessionsLink
        key={point.key}
        to={point.sessions}
        label={t('sessions', { label: point.label, counts: counts(point.counts) })}
        area={{ x: x - 12, y: y - 12, width: 24, height: 24 }}
      >
        <Interval point={point} x={x} yOf={yOf} />
        <circle cx={x} cy={y} r={RADIUS} className="fill-ink stroke-card" strokeWidth="1.5" />
      </SessionsLink>
    )
  })
}

/** The line from value to value, broken where there is none. */
function Course({ points, plot: { xOf, yOf } }: { points: readonly RunPoint[]; plot: Plot }) {
  const steps = points.map((point, index) => {
    if (!point.value) return ''
    const joined = index > 0 && points[index - 1]?.value
    return `${joined ? 'L' : 'M'}${xOf(point)} ${yOf(point.value.value)}`
  })
  return <path d={steps.join('')} className="fill-none stroke-ink" strokeWidth="1.75" />
}

/** A value with the place of its number. */
interface ValueNumber {
  key: string
  text: string
  width: number
  /** Where the text begins, and its baseline. */
  x: number
  y: number
}

/**
 * A number beside its interval, on the other side of the line that runs there: behind the point, or before it at the
 * right end of the plot.
 */
function besidePoint(points: readonly RunPoint[], index: number, width: number, { right, xOf, yOf }: Plot) {
  const valueAt = (place: number) => points[place]?.value?.value ?? null
  const [point, value] = [points[index], valueAt(index)]
  if (!point || value === null) return null
  const [x, y] = [xOf(point), yOf(value)]
  const isBehind = x + BESIDE + width <= right
  const next = points[index + (isBehind ? 1 : -1)]
  const other = valueAt(index + (isBehind ? 1 : -1))
  const isLineAbove = other !== null && yOf(other) < y
  return {
    x: isBehind ? x + BESIDE : x - BESIDE - width,
    y: y + (isLineAbove ? BELOW : -ABOVE),
    isFree: !next || Math.abs(xOf(next) - x) >= 2 * BESIDE + width,
  }
}

/** The numbers of the values: each beside its point or, where points are too close for that, all in a line above them. */
function numbersOf(points: readonly RunPoint[], plot: Plot): ValueNumber[] {
  const { words, way, xOf } = plot
  const beside = points.flatMap((point, index) => {
    if (!point.value) return []
    const text = words[way](point.value.value)
    const width = textWidth(text, DETAIL, 600)
    const place = besidePoint(points, index, width, plot)
    return place ? [{ key: point.key, point, text, width, ...place }] : []
  })
  if (beside.every(({ isFree }) => isFree)) return beside
  // From the end, so that the newest one is shown.
  const above = beside
    .map((number) => ({ ...number, x: xOf(number.point) - number.width / 2, y: TOP - ABOVE }))
    .toReversed()
  return thinOut(above, ({ x, width }) => ({ x: -x - width / 2, width }))
}

/** The values as numbers and the spans below the plot, as many as there is room for. */
function Texts({ points, plot }: { points: readonly RunPoint[]; plot: Plot }) {
  const { bottom, xOf } = plot
  const numbers = numbersOf(points, plot)
  const spans = thinOut(points, (point) => ({ x: xOf(point), width: textWidth(point.label, DETAIL) }))
  return (
    <Decoration>
      <g fontSize={DETAIL} className="fill-ink font-semibold">
        {numbers.map(({ key, text, x, y }) => (
          <text key={key} x={x} y={y} {...HALO}>
            {text}
          </text>
        ))}
      </g>
      <g fontSize={DETAIL} textAnchor="middle">
        {spans.map((point) => (
          <text key={point.key} x={xOf(point)} y={bottom + 18} className="fill-muted">
            {point.label}
          </text>
        ))}
      </g>
    </Decoration>
  )
}

/** The line of the median. Its number is above the plot, where no value can be. */
function Median({ median, plot: { words, way, left, right, yOf } }: { median: number; plot: Plot }) {
  const y = yOf(median)
  return (
    <Decoration>
      <path d={`M${left} ${y}H${right}`} className="stroke-teal" strokeWidth="2" strokeDasharray="7 4" />
      <text x="0" y="30" fontSize={DETAIL} className="fill-teal font-semibold">
        {words.t('medianIs', { value: words[way](median) })}
      </text>
    </Decoration>
  )
}

interface RunToDraw {
  points: readonly RunPoint[]
  median: number | null
  way: Way
  valueName: string
  words: ChartWords
}

function draw({ points, median, way, valueName, words }: RunToDraw, width: number): Drawing {
  const ticks = ticksOf(points, way).map((value) => ({ value, label: words[way](value) }))
  const left =
    Math.ceil(
      widestText(
        ticks.map(({ label }) => label),
        DETAIL,
      ),
    ) + 12
  const [first, last] = [points[0], points.at(-1)]
  const days: readonly [number, number] = first && last ? [middleDay(first), middleDay(last)] : [0, 0]
  const room = textWidth(first?.label ?? '', DETAIL) / 2
  const xOn = linear(days, [left + room, width - room])
  const plot: Plot = {
    words,
    way,
    left,
    right: width,
    bottom: TOP + PLOT,
    xOf: (point) => xOn(middleDay(point)),
    yOf: linear([ticks.at(0)?.value ?? 0, ticks.at(-1)?.value ?? 1], [TOP + PLOT, TOP]),
  }
  return {
    height: TOP + PLOT + BOTTOM,
    content: (
      <>
        <AxisTitle>{valueName}</AxisTitle>
        <VerticalAxis
          ticks={ticks.map(({ value, label }) => ({ y: plot.yOf(value), label }))}
          left={left}
          right={width}
        />
        <Course points={points} plot={plot} />
        {median !== null && <Median median={median} plot={plot} />}
        <Points points={points} plot={plot} />
        <Texts points={points} plot={plot} />
      </>
    ),
  }
}

const columnsOf = (words: ChartWords, way: Way, valueName: string): DataColumn<RunPoint>[] => [
  nameColumn(words.t('column.period')),
  { key: 'from', header: words.t('column.first'), shown: ({ from }) => from },
  { key: 'to', header: words.t('column.last'), shown: ({ to }) => to },
  ...countColumns<RunPoint>(words),
  ...estimateColumns<RunPoint>(words, way, valueName, ({ value }) => value),
]

interface RunChartProps extends ChartProps {
  /** The chart's part of a file name. */
  name?: string
  /** In the order of time. */
  points: readonly RunPoint[]
  /** The median of the values; null if there is none. */
  median: number | null
  way: Way
  /** What the values are, in words. */
  valueName: string
}

/** A value over time, with the median of all values as a line. Spans with fewer than five riders are gaps. */
export function RunChart({ name = 'over-time', points, median, way, valueName, ...shared }: RunChartProps) {
  const words = useChartWords()
  const { t } = words
  const sentence = ({ label, value, counts }: RunPoint) =>
    value === null
      ? t('inWords.few', { label, counts: words.counts(counts) })
      : t('inWords.value', {
          label,
          value: words.withInterval(way, value),
          counts: words.counts(counts),
        })
  return (
    <ChartFrame
      {...shared}
      name={name}
      inWords={[
        ...points.map(sentence),
        ...(median === null ? [] : [t('medianIs', { value: words[way](median) })]),
      ]}
      legend={[
        { kind: 'value', label: t('legend.value') },
        { kind: 'interval', label: t('legend.interval') },
        { kind: 'median', label: t('legend.median') },
      ]}
      columns={columnsOf(words, way, valueName)}
      rows={points}
      rowKey={({ key }) => key}
      draw={(width) => draw({ points, median, way, valueName, words }, width)}
    />
  )
}
