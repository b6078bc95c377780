import type { CSSProperties } from 'react'
import { viewBox } from '#domain/drawing/side-view.ts'
import { places, spotOf } from '#domain/drawing/zone-places.ts'
import type { Place } from '#domain/places.ts'
import type { Zone } from '#domain/zones.ts'

/**
 * The position of a zone, or of a place that is drawn apart from it, as a share of the drawing, for elements over it. `--reach` is the space to its left, in
 * percent.
 */
export function shareOf(zone: Zone, place?: Place): CSSProperties {
  const { x, y } = spotOf(place) ?? places[zone]
  const across = ((x - viewBox.x) / viewBox.width) * 100
  return {
    left: `${across}%`,
    top: `${((y - viewBox.y) / viewBox.height) * 100}%`,
    ['--reach' as string]: across,
  }
}
