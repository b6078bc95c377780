import type { CSSProperties } from 'react'
import { viewBox } from '#domain/drawing/side-view.ts'
import { places } from '#domain/drawing/zone-places.ts'
import type { Zone } from '#domain/zones.ts'

/** A place as a share of the drawing, for what is laid over it; `--reach` is the room on its left, in percent. */
export function shareOf(zone: Zone): CSSProperties {
  const { x, y } = places[zone]
  const across = ((x - viewBox.x) / viewBox.width) * 100
  return {
    left: `${across}%`,
    top: `${((y - viewBox.y) / viewBox.height) * 100}%`,
    ['--reach' as string]: across,
  }
}
