import type { CSSProperties } from 'react'
import { contactsOf, type DrawnPosition } from '#domain/drawing/position.ts'
import {
  BEFORE_OFFSET,
  type PositionDrawing as Drawing,
  type PositionFigure,
  shareOfBike,
} from '#domain/drawing/position-drawing.ts'
import { BOTTOM_BRACKET } from '#domain/drawing/side-view.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { BeforeAfterLegend } from '#web/ui/side-view/before-after-legend.tsx'
import { BikePicture } from '#web/ui/side-view/bike-picture.tsx'
import type { ReaderWording } from './use-wording-in-units.ts'

const looks = {
  before: {
    group: 'stroke-coral',
    width: 3,
    dash: '7 7',
    offset: BEFORE_OFFSET,
    radius: 8,
    end: 'fill-card',
  },
  after: { group: 'stroke-teal', width: 4, dash: undefined, offset: 0, radius: 6, end: 'fill-teal' },
} as const

/**
 * A measured position: lines to the saddle and the pedal, and a ring or dot at each contact point. Before is hollow and dashed,
 * after is solid.
 */
function Position({ at, time }: { at: DrawnPosition; time: 'before' | 'after' }) {
  const { x, y } = BOTTOM_BRACKET
  const { group, width, dash, offset, radius, end } = looks[time]
  return (
    <g className={group} strokeWidth={width} strokeLinecap="round" strokeDasharray={dash}>
      <path d={`M${x - offset} ${y}L${at.saddle.x - offset} ${at.saddle.y}`} />
      {at.pedal && <path d={`M${x} ${y}L${at.pedal.x} ${at.pedal.y}`} />}
      {contactsOf(at).map((point) => (
        <circle
          key={`${point.x} ${point.y}`}
          cx={point.x}
          cy={point.y}
          r={radius}
          strokeDasharray="none"
          className={end}
        />
      ))}
    </g>
  )
}

/** A dimension between two points, with ticks at its ends. */
function Dimension({ from, to }: Drawing['dimensions'][number]) {
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

interface FigureProps {
  figure: PositionFigure
  wording: ReaderWording
}

/** A number on the drawing: after solid, and before dashed under it. If nothing changed, one plain number. */
function Figure({ figure: { at, before, after }, wording }: FigureProps) {
  const share = shareOfBike(at)
  // A number never leaves the card, however long its unit is.
  const width = `calc(${200 * Math.min(share.x, 1 - share.x)}% + 2rem)`
  const style: CSSProperties = { left: `${share.x * 100}%`, top: `${share.y * 100}%`, maxWidth: width }
  const same = before === after
  return (
    <span
      style={style}
      className="absolute flex w-max -translate-1/2 flex-col items-center wrap-anywhere rounded-sm bg-card/85 px-1 text-detail tabular-nums leading-tight"
    >
      {after !== null && <b className={same ? '' : 'text-teal'}>{wording.number('length', after)}</b>}
      {before !== null && !same && (
        <span className="border-coral border-b-2 border-dashed font-semibold text-coral-text">
          {wording.number('length', before)}
        </span>
      )}
    </span>
  )
}

/** The text alternative of the drawing. */
function InWords({ drawing, wording }: { drawing: Drawing; wording: ReaderWording }) {
  const { t } = useTranslation('report')
  const say = ({ key, before, after }: PositionFigure) => {
    const name = wording.name(key, null)
    const [was, is] = [before, after].map((length) =>
      length === null ? '' : wording.number('length', length),
    )
    if (!was) return t('position.inWordsAfter', { name, after: is ?? '' })
    return is
      ? t('position.inWords', { name, before: was, after: is })
      : t('position.inWordsBefore', { name, before: was })
  }
  return (
    <ul className="sr-only empty:hidden">
      {drawing.figures.map((figure) => (
        <li key={figure.key}>{say(figure)}</li>
      ))}
    </ul>
  )
}

interface PositionDrawingProps {
  drawing: Drawing
  /** The name of the drawing. */
  label: string
  wording: ReaderWording
}

/** The bike from the side with its measured positions and their numbers, before and after overlaid to scale. */
export function PositionDrawing({ drawing, label, wording }: PositionDrawingProps) {
  const { t } = useTranslation('report')
  const { before, after, dimensions, figures, gaps } = drawing
  return (
    <figure aria-label={label} data-drawing>
      <div className="relative mx-auto max-w-2xl" aria-hidden="true">
        <BikePicture>
          {dimensions.map((dimension) => (
            <Dimension key={`${dimension.from.x} ${dimension.to.y}`} {...dimension} />
          ))}
          {before && <Position at={before} time="before" />}
          {after && <Position at={after} time="after" />}
        </BikePicture>
        {figures.map((figure) => (
          <Figure key={figure.key} figure={figure} wording={wording} />
        ))}
      </div>
      {before && <BeforeAfterLegend className="mt-2 text-secondary" />}
      {gaps.map((gap) => (
        <p key={gap} className="mt-2 text-detail text-muted">
          {t(`position.gap.${gap}`)}
        </p>
      ))}
      <InWords drawing={drawing} wording={wording} />
    </figure>
  )
}
