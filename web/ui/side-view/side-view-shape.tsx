import type { Shape } from '#domain/drawing/side-view.ts'

interface SideViewShapeProps {
  shape: Shape
  /** The class that fills a shape which has no stroke width. */
  fill: string
  /** Opacity of the ink, 0 to 1. */
  strength?: number
}

/** One shape of the side view: stroked in the bike's colour if it has a width, else filled. */
export function SideViewShape({ shape, fill, strength = 1 }: SideViewShapeProps) {
  const { d, width, opacity = 1 } = shape
  if (!width) return <path d={d} className={fill} opacity={strength} />
  return (
    <path
      d={d}
      fill="none"
      className="stroke-(--bike)"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity * strength}
    />
  )
}
