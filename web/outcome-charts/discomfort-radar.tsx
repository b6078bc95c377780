import { ZONES, type Zone } from '#domain/zones.ts'
import type { ChartProps, Drawing } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Decoration } from './decoration.tsx'
import { type BeforeAfterRow, columnsOf, type PairedMeans, sentenceOf } from './paired-means.ts'
import { DETAIL, LABEL } from './row-grid.ts'
import { SessionsLink } from './sessions-link.tsx'
import { textWidth, widestText } from './text-width.ts'
import { type ChartWords, useChartWords } from './use-chart-words.ts'

export interface RadarRow extends BeforeAfterRow {
  key: Zone
}

type Axis = RadarRow & { means: PairedMeans }

/** A polygon needs three corners. */
const FEWEST_ZONES = 3
const MOST_SCORE = 7
const RINGS = [1, 3, 5, 7]
const MOST_RADIUS = 150
/** The lines of text at a corner. */
const LINE = 16
const LABEL_ROOM = 2 * LINE + 12
/** How much of a text may be over the circle. */
const OVER = 8
const POINT = 4

/** Around the body: the shoulders above, the feet below. */
const AROUND: readonly Zone[] = ['shoulders', 'hands', 'knees', 'feet', 'saddle', 'lower_back']

const axesOf = (rows: readonly RadarRow[]): Axis[] =>
  AROUND.flatMap((zone) =>
    rows.flatMap((row) => (row.key === zone && row.means ? [{ ...row, means: row.means }] : [])),
  )

interface Circle {
  x: number
  y: number
  radius: number
  corners: number
  /** The width of the chart, and whether it is too narrow for text beside the circle. */
  width: number
  narrow: boolean
}

/** The point on an axis; the first axis points up, the others follow clockwise. */
function pointOn(
  { x, y, radius, corners }: Pick<Circle, 'x' | 'y' | 'radius' | 'corners'>,
  index: number,
  score: number,
) {
  const angle = (index / corners) * 2 * Math.PI - Math.PI / 2
  const from = (score / MOST_SCORE) * radius
  return { x: x + Math.cos(angle) * from, y: y + Math.sin(angle) * from }
}

/** A closed line over all axes. */
const shapeOf = (circle: Circle, axes: readonly Axis[], scoreOf: (axis: Axis) => number): string =>
  axes
    .map((axis, index) => pointOn(circle, index, scoreOf(axis)))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')

function Rings({ circle, axes }: { circle: Circle; axes: readonly Axis[] }) {
  return (
    <g className="stroke-line">
      {RINGS.map((score) => (
        <polygon
          key={score}
          points={shapeOf(circle, axes, () => score)}
          className={`fill-none ${score === MOST_SCORE ? 'stroke-edge' : ''}`}
        />
      ))}
      {axes.map(({ key }, index) => {
        const end = pointOn(circle, index, MOST_SCORE)
        return <line key={key} x1={circle.x} y1={circle.y} x2={end.x} y2={end.y} />
      })}
    </g>
  )
}

/** The numbers of the rings, beside the axis that points up, over the shapes. */
function RingNumbers({ circle, words }: { circle: Circle; words: ChartWords }) {
  return RINGS.map((score) => (
    <text
      key={score}
      x={circle.x + 5}
      y={pointOn(circle, 0, score).y + 4}
      fontSize="11"
      className="fill-muted stroke-card"
      strokeWidth="3"
      paintOrder="stroke"
    >
      {words.count(score)}
    </text>
  ))
}

interface ShapeProps {
  circle: Circle
  axes: readonly Axis[]
  when: 'before' | 'after'
}

const LOOKS = {
  before: {
    area: { className: 'fill-coral stroke-coral', fillOpacity: 0.07, strokeWidth: 2, strokeDasharray: '6 4' },
    point: 'fill-card stroke-coral',
  },
  after: {
    area: { className: 'fill-teal stroke-teal', fillOpacity: 0.22, strokeWidth: 2.5 },
    point: 'fill-teal stroke-card',
  },
} as const

function Shape({ circle, axes, when }: ShapeProps) {
  const { area, point } = LOOKS[when]
  return (
    <>
      <polygon points={shapeOf(circle, axes, ({ means }) => means[when])} strokeLinejoin="round" {...area} />
      {axes.map(({ key, means }, index) => {
        const { x, y } = pointOn(circle, index, means[when])
        return <circle key={key} cx={x} cy={y} r={POINT} strokeWidth="1.75" className={point} />
      })}
    </>
  )
}

interface CornerText {
  x: number
  /** The baseline of the first of two lines. */
  y: number
  anchor: 'start' | 'middle' | 'end'
  left: number
}

/** How wide the two lines of a corner are. */
interface LineWidths {
  name: number
  means: number
}

/** How steep the outline is that runs on from a corner above or below its text. */
function slopeAt(circle: Circle, index: number, isBelow: boolean): number {
  const corner = pointOn(circle, index, MOST_SCORE)
  const [one, other] = [index - 1, index + 1].map((next) => pointOn(circle, next, MOST_SCORE))
  if (!one || !other) return 0
  const next = one.y < other.y === isBelow ? other : one
  const rise = isBelow ? next.y - corner.y : corner.y - next.y
  return Math.max(0, rise) / Math.max(1, Math.abs(next.x - corner.x))
}

/**
 * How far a text above or below a corner beside the middle moves away from it, so that it keeps clear of the outline. The
 * line that is nearer to the circle decides, unless the other one is longer.
 * @param over how much of the wider line is over the circle; both begin at the outer end
 */
function clearOfOutline(
  { name, means }: LineWidths,
  { over, slope, isBelow }: { over: number; slope: number; isBelow: boolean },
): number {
  const widest = Math.max(name, means)
  const [nameOver, meansOver] = [name, means].map((width) => (over - widest + width) * slope)
  return POINT + Math.max(0, (nameOver ?? 0) - (isBelow ? 0 : LINE), (meansOver ?? 0) - (isBelow ? LINE : 0))
}

/** Beside a corner there is room only on a wide chart; on a narrow one its text is above or below the corner. */
function textAt(circle: Circle, index: number, widths: LineWidths): CornerText {
  const { x, y, narrow, width } = {
    ...circle,
    ...pointOn({ ...circle, radius: circle.radius + 12 }, index, MOST_SCORE),
  }
  const textSize = widths.name
  const across = Math.round(x - circle.x)
  const isBelow = y > circle.y + 1
  const outside = isBelow ? y + 12 : y - LINE - 4
  if (across === 0) return { x, y: outside, anchor: 'middle', left: x - textSize / 2 }
  if (!narrow)
    return across > 0
      ? { x, y: y - 2, anchor: 'start', left: x }
      : { x, y: y - 2, anchor: 'end', left: x - textSize }
  // As far outwards as there is room.
  const widest = Math.max(widths.name, widths.means)
  const outer = across > 0 ? Math.min(x - OVER + widest, width) : Math.max(x + OVER - widest, 0)
  const over = widest - Math.abs(outer - x)
  const clear = clearOfOutline(widths, { over, slope: slopeAt(circle, index, isBelow), isBelow })
  return {
    x: outer,
    y: isBelow ? outside + clear : outside - clear,
    ...(across > 0
      ? { anchor: 'end' as const, left: outer - textSize }
      : { anchor: 'start' as const, left: outer }),
  }
}

interface CornerProps {
  axis: Axis
  circle: Circle
  index: number
  words: ChartWords
}

/** A zone's name, which is the link's text, and its two means, outside the corner. */
function Corner({ axis, circle, index, words }: CornerProps) {
  const { t, mean } = words
  const means = t('fromTo', { before: mean(axis.means.before), after: mean(axis.means.after) })
  const textSize = textWidth(axis.label, LABEL, 600)
  const { x, y, anchor, left } = textAt(circle, index, { name: textSize, means: textWidth(means, DETAIL) })
  return (
    <g textAnchor={anchor} className="stroke-card" strokeWidth="4" paintOrder="stroke">
      <Decoration>
        <text x={x} y={y + LINE} fontSize={DETAIL} className="fill-muted">
          {means}
        </text>
      </Decoration>
      <SessionsLink
        to={axis.sessions}
        label={t('sessions', { label: axis.label, counts: words.counts(axis.counts) })}
        area={{ x: left, y: y - LABEL, width: textSize, height: 2 * LINE }}
      >
        <text x={x} y={y} fontSize={LABEL} className="fill-ink font-semibold">
          {axis.label}
        </text>
      </SessionsLink>
    </g>
  )
}

function draw(axes: readonly Axis[], width: number, words: ChartWords): Drawing {
  const beside = widestText(
    axes.map(({ label }) => label),
    LABEL,
    600,
  )
  const narrow = width < 2 * (MOST_RADIUS + beside)
  const radius = Math.min(MOST_RADIUS, narrow ? width / 2 - 24 : width / 2 - beside)
  const circle = { x: width / 2, y: radius + LABEL_ROOM, radius, corners: axes.length, width, narrow }
  return {
    height: 2 * (radius + LABEL_ROOM),
    content: (
      <>
        <Decoration>
          <Rings circle={circle} axes={axes} />
          <Shape circle={circle} axes={axes} when="before" />
          <Shape circle={circle} axes={axes} when="after" />
          <RingNumbers circle={circle} words={words} />
        </Decoration>
        {axes.map((axis, index) => (
          <Corner key={axis.key} axis={axis} circle={circle} index={index} words={words} />
        ))}
      </>
    ),
  }
}

interface DiscomfortRadarProps extends ChartProps {
  /** The zones, in any order. Those without means are left to the table. */
  rows: readonly RadarRow[]
  rowsName: string
}

/** Mean discomfort before and after on one axis for each zone. Says so if fewer than three zones have means. */
export function DiscomfortRadar({ rows, rowsName, ...shared }: DiscomfortRadarProps) {
  const words = useChartWords()
  const { t } = words
  const axes = axesOf(rows)
  if (axes.length < FEWEST_ZONES) return <p className="text-muted">{t('radarFew')}</p>
  const inOrder = ZONES.flatMap((zone) => rows.filter(({ key }) => key === zone))
  return (
    <ChartFrame
      {...shared}
      name="radar"
      inWords={inOrder.map(sentenceOf(words))}
      legend={[
        { kind: 'before', label: t('legend.before') },
        { kind: 'after', label: t('legend.after') },
      ]}
      columns={columnsOf(words, rowsName)}
      rows={inOrder}
      rowKey={({ key }) => key}
      draw={(width) => draw(axes, width, words)}
    />
  )
}
