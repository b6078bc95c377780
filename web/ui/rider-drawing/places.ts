import type { CSSProperties } from 'react'
import type { Zone } from '#domain/zones.ts'

/** The part of the plane that is drawn. */
export const viewBox = { x: 44, y: -24, width: 560, height: 512 } as const

interface Place {
  x: number
  y: number
  /** Where the zone's name stands: before the figure (level, raised or lowered), after it, or above it. */
  label: 'before' | 'before-raised' | 'before-lowered' | 'after' | 'above'
}

/** Where each zone lies on the drawing. At 300 px wide any two are still 44 px apart. */
export const places: Record<Zone, Place> = {
  shoulders: { x: 345, y: 64, label: 'before-raised' },
  lower_back: { x: 255, y: 120, label: 'before' },
  saddle: { x: 222, y: 196, label: 'before-lowered' },
  hands: { x: 452, y: 222, label: 'above' },
  knees: { x: 279, y: 289, label: 'before' },
  feet: { x: 300, y: 436, label: 'after' },
}

/** From head to foot: the order of reading and of the Tab key. */
export const readingOrder = Object.keys(places) as readonly Zone[]

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
