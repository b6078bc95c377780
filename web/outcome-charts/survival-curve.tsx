import { AXIS_HEIGHT, AxisTitle, HorizontalAxis, VerticalAxis } from './axis.tsx'
import type { ChartProps, DataColumn, Drawing } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { numberColumn } from './columns.ts'
import { Decoration } from './decoration.tsx'
import { DETAIL } from './row-grid.ts'
import { linear } from './scale.ts'
import { textWidth, widestText } from './text-width.ts'
import { type ChartWords, useChartWords } from './use-chart-words.ts'

/** A day after the fit on which somebody answered. */
export interface SurvivalStep {
  day: number
  /** How many fits could still be answered on this day. */
  atRisk: number
  /** How many were answered on this day. */
  answered: number
  /** The share of fits that were answered by then (Kaplan–Meier), 0 to 1. */
  share: number
}

interface SurvivalCurveProps extends ChartProps {
  /** By day. */
  steps: readonly SurvivalStep[]
  /** The day by which half had answered; null if fewer have. */
  median: number | null
  /** The days on which follow-ups are due, which the axis names. */
  milestones: readonly number[]
}

const PLOT = 180
const TOP = 26
const SHARES = [0, 0.25, 0.5, 0.75, 1]
const SHORTEST = 90
/** Between the line of the median and its number. */
const MEDIAN_GAP = 8

interface Plot {
  words: ChartWords
  left: number
  right: number
  x: (day: number) => number
  y: (share: number) => number
}

function Curve({ steps, end, plot: { x, y } }: { steps: readonly SurvivalStep[]; end: number; plot: Plot }) {
  const stairs = steps.map(({ day, share }) => `H${x(day)}V${y(share)}`).join('')
  const line = `M${x(0)} ${y(0)}${stairs}H${x(end)}`
  return (
    <Decoration>
      <path d={`${line}V${y(0)}Z`} className="fill-teal" fillOpacity="0.14" />
      <path d={line} className="fill-none stroke-teal" strokeWidth="2.5" />
    </Decoration>
  )
}

/**
 * Where the number of the median is: behind its line and below the curve, which is above half from there on; before the
 * line and above the curve if there is no room behind it.
 */
function medianPlace(text: string, day: number, right: number) {
  const isBehind = day + MEDIAN_GAP + textWidth(text, DETAIL, 600) <= right
  return isBehind
    ? ({ dx: MEDIAN_GAP, dy: 20, textAnchor: 'start' } as const)
    : ({ dx: -MEDIAN_GAP, dy: -8, textAnchor: 'end' } as const)
}

function Median({ median, plot: { words, left, right, x, y } }: { median: number; plot: Plot }) {
  const text = words.t('days', { count: median })
  const { dx, dy, textAnchor } = medianPlace(text, x(median), right)
  return (
    <Decoration>
      <path
        d={`M${left} ${y(0.5)}H${x(median)}V${y(0)}`}
        className="fill-none stroke-ink"
        strokeWidth="1.75"
        strokeDasharray="6 4"
      />
      <text
        x={x(median) + dx}
        y={y(0.5) + dy}
        fontSize={DETAIL}
        textAnchor={textAnchor}
        className="fill-ink font-semibold"
      >
        {text}
      </text>
    </Decoration>
  )
}

function draw({ steps, median, milestones }: SurvivalCurveProps, words: ChartWords, width: number): Drawing {
  const end = Math.max(SHORTEST, ...milestones, ...steps.map(({ day }) => day))
  const labels = SHARES.map((share) => ({ share, label: words.share(share) }))
  const left =
    Math.ceil(
      widestText(
        labels.map(({ label }) => label),
        DETAIL,
      ),
    ) + 12
  const plot: Plot = {
    words,
    left,
    right: width - 12,
    x: linear([0, end], [left, width - 12]),
    y: linear([0, 1], [TOP + PLOT, TOP]),
  }
  const days = [0, ...milestones].filter((day) => day <= end)
  return {
    height: TOP + PLOT + AXIS_HEIGHT,
    content: (
      <>
        <AxisTitle>{words.t('axis.answered')}</AxisTitle>
        <VerticalAxis
          ticks={labels.map(({ share, label }) => ({ y: plot.y(share), label }))}
          left={left}
          right={plot.right}
        />
        <HorizontalAxis
          ticks={days.map((day) => ({ x: plot.x(day), label: words.count(day) }))}
          top={TOP}
          bottom={TOP + PLOT}
        />
        <Curve steps={steps} end={end} plot={plot} />
        {median !== null && <Median median={median} plot={plot} />}
      </>
    ),
  }
}

const columnsOf = ({ t, count, share }: ChartWords): DataColumn<SurvivalStep>[] => [
  { key: 'day', header: t('column.days'), shown: ({ day }) => count(day), plain: ({ day }) => day },
  numberColumn({ key: 'atRisk', header: t('column.atRisk') }, count, ({ atRisk }) => atRisk),
  numberColumn({ key: 'answered', header: t('column.answeredOn') }, count, ({ answered }) => answered),
  numberColumn({ key: 'share', header: t('column.answeredBy') }, share, (step) => step.share),
]

/**
 * The share of fits with an answer by each day after the fit (Kaplan–Meier: those who have not answered yet are counted
 * as long as they could), and the day by which half had answered.
 */
export function SurvivalCurve(props: SurvivalCurveProps) {
  const { steps, median, milestones: _, ...shared } = props
  const words = useChartWords()
  const { t, share } = words
  const half = median === null ? t('medianNone') : t('medianDay', { days: t('days', { count: median }) })
  return (
    <ChartFrame
      {...shared}
      name="time-to-answer"
      inWords={[
        half,
        ...steps.map((step) =>
          t('inWords.step', { days: t('days', { count: step.day }), share: share(step.share) }),
        ),
      ]}
      legend={[
        { kind: 'after', label: t('legend.answered') },
        { kind: 'half', label: t('legend.half') },
      ]}
      columns={columnsOf(words)}
      rows={steps}
      rowKey={({ day }) => String(day)}
      draw={(width) => draw(props, words, width)}
    />
  )
}
