import type { DrawnPosition } from '#domain/drawing/position.ts'
import { BOTTOM_BRACKET } from '#domain/drawing/side-view.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { BeforeAfterLegend } from '#web/ui/side-view/before-after-legend.tsx'
import { BikePicture } from '#web/ui/side-view/bike-picture.tsx'

const looks = {
  before: { line: 'stroke-coral', dash: '7 6', width: 3, radius: 8, end: 'fill-card' },
  after: { line: 'stroke-teal', dash: undefined, width: 5, radius: 6, end: 'fill-teal' },
} as const

/** Before is drawn dashed with hollow ends, after solid with filled ends. */
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

interface PositionPictureProps {
  before: DrawnPosition | null
  after: DrawnPosition
}

/** The bike from the side with its position before and after, true to scale. The numbers are in a table beside it. */
export function PositionPicture({ before, after }: PositionPictureProps) {
  const { t } = useTranslation('report')
  return (
    <figure data-drawing>
      <BikePicture className="mx-auto max-w-xl" label={t('position.described')}>
        <Position at={after} time="after" />
        {before && <Position at={before} time="before" />}
      </BikePicture>
      {before && <BeforeAfterLegend className="mt-2" />}
    </figure>
  )
}
