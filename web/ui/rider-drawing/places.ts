import type { CSSProperties } from 'react'
import { viewBox } from '#domain/drawing/side-view.ts'
import { places } from '#domain/drawing/zone-places.ts'
import type { Zone } from '#domain/zones.ts'

/**
 * The position of a zone as a share of the drawing, for elements over it. `--reach` is the space to its left, in
 * percent.
 */
export function shareOf(zone: Zone): CSSProperties {
  const { x, y } = places[zone]
  const across = ((x - viewBox.x) / viewBox.width) * 100
  return {
    left: `${across}%`,
    top: `${((y - viewBox.y) / viewBox.height) * 100}%`,
    ['--reach' as string]: across,
  }
}
