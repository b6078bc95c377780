import type { ReactNode } from 'react'
import { SHARE_PARTS, type SharePart } from '#domain/outcomes/share-parts.ts'
import type { ChartProps, ChartRow, DataColumn, Drawing, Estimate } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { countColumns, estimateColumns, nameColumn, numberColumn } from './columns.ts'
import { Decoration } from './decoration.tsx'
import { drawRows } from './draw-rows.tsx'
import { type Hatching, useHatching } from './hatching.tsx'
import { SessionsLink } from './sessions-link.tsx'
import { textWidth } from './text-width.ts'
import { type ChartWords, useChartWords } from './use-chart-words.ts'

/** What the parts of a bar count. */
type Unit = 'fits' | 'complaints'

export interface ShareRow extends ChartRow {
  /** How many fits, or complaints of the fits, are in each part. */
  parts: Readonly<Record<SharePart, number>>
  /** The shares of riders; null with fewer than five: then only counts are shown. */
  shares: Readonly<Record<'better' | 'unchanged' | 'worse', Estimate>> | null
  /** The address of the sessions in a part. */
  sessionsOf?: (part: SharePart) => string
}

/** The three counts that figures have. */
const threeCounts = (parts: ShareRow['parts']) => ({
  better: parts.better,
  unchanged: parts.possibly_better + parts.unchanged + parts.possibly_worse,
  worse: parts.worse,
})

const BAR = 24
const FIGURE = 13
const PERCENTS = [0, 0.25, 0.5, 0.75, 1]

/** How the number is written on each part, so that it is legible on its fill. */
const NUMBER_CLASS: Record<SharePart, string> = {
  better: 'fill-on-teal',
  possibly_better: 'fill-ink stroke-card',
  unchanged: 'fill-ink',
  possibly_worse: 'fill-ink stroke-card',
  worse: 'fill-ink stroke-card',
}

const fillOf = (part: SharePart, hatching: Hatching) => {
  if (part === 'better') return { className: 'fill-teal' }
  if (part === 'unchanged') return { className: 'fill-sunken stroke-edge' }
  return { fill: hatching.fill(part), className: 'stroke-edge' }
}

interface SegmentProps {
  part: SharePart
  from: number
  to: number
  y: number
  number: string
  hatching: Hatching
}

function Segment({ part, from, to, y, number, hatching }: SegmentProps) {
  const fitsInside = textWidth(number, FIGURE, 700) + 6 <= to - from
  return (
    <>
      <rect x={from} y={y - BAR / 2} width={to - from} height={BAR} {...fillOf(part, hatching)} />
      {fitsInside && (
        <text
          x={(from + to) / 2}
          y={y + 5}
          fontSize={FIGURE}
          textAnchor="middle"
          className={`font-bold ${NUMBER_CLASS[part]}`}
          strokeWidth="4"
          paintOrder="stroke"
          strokeLinejoin="round"
        >
          {number}
        </text>
      )}
    </>
  )
}

interface StackProps {
  row: ShareRow
  unit: Unit
  x: (value: number) => number
  y: number
  hatching: Hatching
  words: ChartWords
}

const totalOf = (parts: ShareRow['parts']): number => SHARE_PARTS.reduce((sum, part) => sum + parts[part], 0)

/** Where each part that is not empty begins and ends, counted from the left. */
const extentsOf = (parts: ShareRow['parts']) =>
  SHARE_PARTS.map((part, index) => {
    const from = SHARE_PARTS.slice(0, index).reduce((sum, earlier) => sum + parts[earlier], 0)
    return { part, from, to: from + parts[part] }
  }).filter(({ from, to }) => to > from)

/** The parts of one row side by side, as wide as their share of the fits. Each leads to its sessions. */
function Stack({ row: { label, parts, sessionsOf }, unit, x, y, hatching, words }: StackProps): ReactNode {
  const { t } = words
  const total = totalOf(parts)
  return extentsOf(parts).map(({ part, ...extent }) => {
    const [from, to] = [x(extent.from / total), x(extent.to / total)]
    return (
      <SessionsLink
        key={part}
        to={sessionsOf?.(part)}
        label={t('sessions', {
          label: `${label}, ${t(`legend.${part}`)}`,
          counts: t(unit, { count: parts[part] }),
        })}
        area={{ x: from, y: y - BAR / 2, width: to - from, height: BAR }}
      >
        <Segment {...{ part, from, to, y, hatching }} number={words.count(parts[part])} />
      </SessionsLink>
    )
  })
}

/** The three counts of a row with few riders, in words: a bar would show shares. */
function FewInWords({ row: { parts }, x, y, words: { t } }: StackProps) {
  return (
    <Decoration>
      <text x={x(0)} y={y + 5} fontSize={FIGURE} className="fill-ink">
        {t('threeCounts', threeCounts(parts))}
      </text>
    </Decoration>
  )
}

function columnsOf(words: ChartWords, name: string): DataColumn<ShareRow>[] {
  const { t, count } = words
  return [
    nameColumn(name),
    ...countColumns<ShareRow>(words),
    ...SHARE_PARTS.map((part) =>
      numberColumn<ShareRow>({ key: part, header: t(`column.${part}`) }, count, ({ parts }) => parts[part]),
    ),
    ...(['better', 'unchanged', 'worse'] as const).flatMap((share) =>
      estimateColumns<ShareRow>(
        words,
        'share',
        t(`column.shareOf.${share}`),
        ({ shares }) => shares?.[share] ?? null,
      ),
    ),
  ]
}

const sentenceOf =
  ({ t, counts }: ChartWords) =>
  ({ label, parts, counts: rests }: ShareRow): string =>
    t('inWords.shares', { label, ...threeCounts(parts), counts: counts(rests) })

interface ShareBarsProps extends ChartProps {
  /** What the parts count; a fit can have several complaints. */
  unit?: Unit
  /** The chart's part of a file name. */
  name?: string
  rows: readonly ShareRow[]
  /** What the rows are: zones, goals. */
  rowsName: string
}

interface Drawn {
  rows: readonly ShareRow[]
  unit: Unit
  words: ChartWords
  hatching: Hatching
}

function draw({ rows, unit, words, hatching }: Drawn, width: number): Drawing {
  const { t, share, withInterval } = words
  const drawn = drawRows({
    width,
    rows,
    words,
    plotHeight: BAR,
    domain: [0, 1],
    ticks: PERCENTS.map((value) => ({ value, label: share(value) })),
    inBrief: ({ shares }) =>
      shares ? t('shareBetter', { value: withInterval('share', shares.better) }) : t('few'),
    plot: (row, { x, y }) => {
      const Plot = row.shares ? Stack : FewInWords
      return <Plot {...{ row, unit, x, y, hatching, words }} />
    },
  })
  return {
    ...drawn,
    content: (
      <>
        {hatching.definitions}
        {drawn.content}
      </>
    ),
  }
}

/**
 * How many fits came out better, unchanged and worse, as one bar for each zone or group. The possible changes are parts
 * of unchanged; the share of better has its Wilson interval.
 */
export function ShareBars({ name = 'shares', unit = 'fits', rows, rowsName, ...shared }: ShareBarsProps) {
  const words = useChartWords()
  const hatching = useHatching()
  return (
    <ChartFrame
      {...shared}
      name={name}
      inWords={rows.map(sentenceOf(words))}
      legend={SHARE_PARTS.map((kind) => ({ kind, label: words.t(`legend.${kind}`) }))}
      columns={columnsOf(words, rowsName)}
      rows={rows}
      rowKey={({ key }) => key}
      draw={(width) => draw({ rows, unit, words, hatching }, width)}
    />
  )
}
