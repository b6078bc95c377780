import type { Place as PlaceInZone } from '../places.ts'
import type { Zone } from '../zones.ts'

interface Place {
  x: number
  y: number
  /** Where the zone's name is placed: before the figure (level, raised or lowered), after it, or above it. */
  label: 'before' | 'before-raised' | 'before-lowered' | 'after' | 'above'
}

/** The place of each zone on the side view. At 300 px wide any two are at least 44 px apart. */
export const places: Record<Zone, Place> = {
  shoulders: { x: 345, y: 64, label: 'before-raised' },
  lower_back: { x: 255, y: 120, label: 'before' },
  saddle: { x: 222, y: 196, label: 'before-lowered' },
  hands: { x: 452, y: 222, label: 'above' },
  knees: { x: 279, y: 289, label: 'before' },
  feet: { x: 300, y: 436, label: 'after' },
}

/** Places that are drawn apart from the middle of their zone. */
const SPOTS: Partial<Record<PlaceInZone, Place>> = {
  neck: { x: 366, y: 50, label: 'before-raised' },
  hip_front: { x: 284, y: 156, label: 'after' },
  hip_outside: { x: 264, y: 150, label: 'after' },
}

/** Where a place is drawn; undefined for a place that is drawn in the middle of its zone. */
export const spotOf = (place: PlaceInZone | undefined): Place | undefined => place && SPOTS[place]

/** From head to foot: the order of reading and of the Tab key. */
export const readingOrder = Object.keys(places) as readonly Zone[]
