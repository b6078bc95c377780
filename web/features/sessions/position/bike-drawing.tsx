import type { CSSProperties, ReactNode } from 'react'
import type { DrawnPosition } from '#domain/drawing/position.ts'
import { BOTTOM_BRACKET, bikeViewBox } from '#domain/drawing/side-view.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { BeforeAfterLegend } from '#web/ui/side-view/before-after-legend.tsx'
import { BikePicture } from '#web/ui/side-view/bike-picture.tsx'
import { numberAt, type Values } from '../measurements/values.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { POSITION_KEYS, type PositionKey, positionsOf } from './numbers.ts'

/** The contact points to draw while nothing is measured. */
const DRAWN: DrawnPosition = { saddle: { x: 226, y: 180 }, bar: { x: 438, y: 226 } }

/**
 * A measured position: a line to the saddle, and a ring or dot at each contact point. Before is hollow and dashed,
 * after is solid.
 */
function Position({ at, phase }: { at: DrawnPosition; phase: 'before' | 'after' }) {
  const { x, y } = BOTTOM_BRACKET
  const before = phase === 'before'
  // Offset, because both lines follow the same seat tube.
  const aside = before ? 11 : 0
  const points = [at.saddle, ...(at.bar ? [at.bar] : [])]
  return (
    <g
      className={before ? 'stroke-coral' : 'stroke-teal'}
      strokeWidth={before ? 3 : 4}
      strokeLinecap="round"
      {...(before ? { strokeDasharray: '7 7' } : {})}
    >
      <path d={`M${x - aside} ${y}L${at.saddle.x - aside} ${at.saddle.y}`} />
      {points.map((point) => (
        <circle
          key={`${point.x} ${point.y}`}
          cx={point.x}
          cy={point.y}
          r={before ? 8 : 6}
          strokeDasharray="none"
          className={before ? 'fill-card' : 'fill-teal'}
        />
      ))}
    </g>
  )
}

/** A dimension between two points, with ticks at its ends. */
function Dimension({ from, to }: { from: { x: number; y: number }; to: { x: number; y: number } }) {
  const level = from.y === to.y
  const tick = ({ x, y }: { x: number; y: number }) => (level ? `M${x} ${y - 6}v12` : `M${x - 6} ${y}h12`)
  return (
    <path
      d={`M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}`}
      fill="none"
      className="stroke-teal"
      strokeWidth="2"
    />
  )
}

const share = (x: number, y: number): CSSProperties => ({
  left: `${((x - bikeViewBox.x) / bikeViewBox.width) * 100}%`,
  top: `${((y - bikeViewBox.y) / bikeViewBox.height) * 100}%`,
})

/** A number on the drawing: after solid, before dashed. If nothing changed, only one is shown. */
function Figure({ name, values, style }: { name: PositionKey; values: Values; style: CSSProperties }) {
  const { t } = useTranslation('sessions', 'measurements')
  const wording = useMeasurementWording()
  const before = numberAt(values, { phase: 'before', key: name, side: null })
  const after = numberAt(values, { phase: 'after', key: name, side: null })
  if (before === null && after === null) return null
  const say = (number: number) => wording.number('length', number)
  const same = before === after
  return (
    <span
      aria-hidden="true"
      style={style}
      className="absolute -translate-1/2 whitespace-nowrap rounded-sm bg-card/85 px-1 text-detail tabular-nums"
    >
      {after !== null && <b className={same ? '' : 'text-teal'}>{say(after)}</b>}
      {before !== null && !same && (
        <>
          {after !== null && ' '}
          <span className="border-coral border-b-2 border-dashed font-semibold text-coral-text">
            {say(before)}
          </span>
        </>
      )}
      {same && <span className="text-muted"> {t('measurements:change.unchanged')}</span>}
    </span>
  )
}

/** The text alternative of the drawing. */
function InWords({ values }: { values: Values }) {
  const { t } = useTranslation('sessions')
  const wording = useMeasurementWording()
  const lines = POSITION_KEYS.flatMap((key): ReactNode[] => {
    const [before, after] = (['before', 'after'] as const).map((phase) =>
      numberAt(values, { phase, key, side: null }),
    )
    if (before == null && after == null) return []
    const say = (number: number | null | undefined) =>
      number == null ? '–' : wording.number('length', number)
    return [
      <li key={key}>
        {t('position.inWords', { name: wording.name(key), before: say(before), after: say(after) })}
      </li>,
    ]
  })
  return <ul className="sr-only">{lines}</ul>
}

/** The positions with their dimensions and numbers, drawn on a bike. */
function Picture({ values }: { values: Values }) {
  const { before, after } = positionsOf(values)
  const { saddle, bar } = after ?? before ?? DRAWN
  const front = bar ?? DRAWN.bar ?? saddle
  const above = Math.min(saddle.y, front.y) - 34
  const has = (key: PositionKey) => values.some((row) => row.key === key)
  return (
    <div className="relative mx-auto max-w-2xl">
      <BikePicture>
        {has('saddle_to_bar_reach') && (
          <Dimension from={{ x: saddle.x, y: above }} to={{ x: front.x, y: above }} />
        )}
        {has('bar_drop') && (
          <Dimension from={{ x: front.x + 34, y: saddle.y }} to={{ x: front.x + 34, y: front.y }} />
        )}
        {before && <Position at={before} phase="before" />}
        {after && <Position at={after} phase="after" />}
      </BikePicture>
      <Figure
        name="saddle_height"
        values={values}
        style={share((saddle.x + BOTTOM_BRACKET.x) / 2 - 84, 318)}
      />
      <Figure name="saddle_setback" values={values} style={share(saddle.x - 82, saddle.y - 4)} />
      <Figure
        name="saddle_to_bar_reach"
        values={values}
        style={share((saddle.x + front.x) / 2, above - 14)}
      />
      <Figure name="bar_drop" values={values} style={share(front.x + 98, (saddle.y + front.y) / 2)} />
    </div>
  )
}

/** The bike from the side with its measured positions, before and after overlaid to scale. */
export function BikeDrawing({ values }: { values: Values }) {
  const { t } = useTranslation('sessions')
  const measured = POSITION_KEYS.some((key) =>
    values.some((row) => row.key === key && typeof row.value === 'number'),
  )
  return (
    <figure aria-label={t('position.title')} data-drawing>
      <Picture values={values} />
      {measured ? (
        <BeforeAfterLegend className="mt-2 text-secondary" />
      ) : (
        <p className="mt-2 text-center text-muted">{t('position.empty')}</p>
      )}
      <InWords values={values} />
    </figure>
  )
}
