import type { DrawnPosition } from '#domain/drawing/position.ts'
import { BIKE, BOTTOM_BRACKET } from '#domain/drawing/side-view.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The part of the side view that a bike needs. */
const FRAME = { x: 62, y: 96, width: 530, height: 392 } as const

function Bike() {
  return BIKE.map((shape) => (
    <path
      key={shape.d}
      d={shape.d}
      {...(shape.width
        ? {
            fill: 'none',
            className: 'stroke-(--bike)',
            strokeWidth: shape.width,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
            opacity: (shape.opacity ?? 1) * 0.6,
          }
        : { className: 'fill-(--bike)', opacity: 0.6 })}
    />
  ))
}

const looks = {
  before: { line: 'stroke-coral', dash: '7 6', width: 3, radius: 8, end: 'fill-card' },
  after: { line: 'stroke-teal', dash: undefined, width: 5, radius: 6, end: 'fill-teal' },
} as const

/** Before is dashed with hollow ends, after solid with filled ones. */
function Position({ at, time }: { at: DrawnPosition; time: 'before' | 'after' }) {
  const { line, dash, width, radius, end } = looks[time]
  const { x, y } = BOTTOM_BRACKET
  const ends = [at.saddle, ...(at.bar ? [at.bar] : [])]
  const points = [{ x, y }, ...ends].map((point) => `${point.x},${point.y}`).join(' ')
  return (
    <g className={line} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round">
      <polyline points={points} fill="none" strokeDasharray={dash} />
      {ends.map((point) => (
        <circle key={`${point.x} ${point.y}`} cx={point.x} cy={point.y} r={radius} className={end} />
      ))}
    </g>
  )
}

function Legend() {
  const { t } = useTranslation('common')
  return (
    <figcaption className="mt-2 flex flex-wrap justify-center gap-x-6 gap-y-1" aria-hidden="true">
      <span className="flex items-center gap-2 text-coral-text">
        <i className="w-7 border-coral border-t-[3px] border-dashed" />
        {t('drawing.before')}
      </span>
      <span className="flex items-center gap-2 font-semibold text-teal">
        <i className="w-7 border-teal border-t-[3px]" />
        {t('drawing.after')}
      </span>
    </figcaption>
  )
}

interface PositionPictureProps {
  before: DrawnPosition | null
  after: DrawnPosition
}

/** The bike from the side with its position, before and after true to scale; the numbers stand in a table beside it. */
export function PositionPicture({ before, after }: PositionPictureProps) {
  const { t } = useTranslation('report')
  return (
    <figure data-drawing>
      <svg
        viewBox={`${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`}
        className="mx-auto block h-auto w-full max-w-xl"
        role="img"
        aria-label={t('position.described')}
      >
        <Bike />
        <Position at={after} time="after" />
        {before && <Position at={before} time="before" />}
      </svg>
      {before && <Legend />}
    </figure>
  )
}
