import { type Ink, RIDER_ON_BIKE, viewBox } from '#domain/drawing/side-view.ts'
import { SideViewShape } from '#web/ui/side-view/side-view-shape.tsx'

const FILLS: Record<Ink, string> = {
  bike: '',
  far_side: 'fill-(--rider-far)',
  rider: 'fill-(--rider)',
  arm: 'fill-(--rider-arm)',
  accent: 'fill-teal',
}

/** The side view. The marks of the zones are positioned over it. */
export function Picture() {
  const { x, y, width, height } = viewBox
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} className="block h-auto w-full" aria-hidden="true">
      {RIDER_ON_BIKE.map((shape) => (
        <SideViewShape key={shape.d} shape={shape} fill={FILLS[shape.ink]} />
      ))}
    </svg>
  )
}
