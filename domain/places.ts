import { isObject } from './json/json.ts'
import type { Zone } from './zones.ts'
import { ZONES } from './zones.ts'

/**
 * The places of a discomfort within each zone. They are details of the zone, not a separate axis. No two zones share a
 * name.
 */
export const PLACES = {
  feet: ['forefoot', 'arch', 'heel', 'toes', 'calf_achilles'],
  knees: ['front', 'back', 'inside', 'outside'],
  saddle: ['sit_bones', 'soft_tissue', 'skin'],
  lower_back: ['central', 'one_sided', 'hip_front', 'hip_outside'],
  shoulders: ['neck', 'shoulders', 'upper_back'],
  hands: ['little_and_ring_finger', 'thumb_to_middle_finger', 'wrist_or_forearm'],
} as const satisfies Record<Zone, readonly string[]>

export type Place = (typeof PLACES)[Zone][number]
export const ALL_PLACES: readonly Place[] = ZONES.flatMap((zone): readonly Place[] => PLACES[zone])

/** The places that are known; a zone whose place is unknown is missing. */
export type ZonePlaces = Readonly<Partial<Record<Zone, Place>>>

/** The place of a zone with this name; undefined if there is none. */
export const placeIn = (zone: Zone, name: unknown): Place | undefined =>
  PLACES[zone].find((place) => place === name)

/** The places of these zones among entries by zone, ordered from feet to head. */
export function placesOf(zones: readonly Zone[], said: unknown): Partial<Record<Zone, Place>> {
  const named = ZONES.flatMap((zone): [Zone, Place][] => {
    const place = zones.includes(zone) && isObject(said) ? placeIn(zone, said[zone]) : undefined
    return place ? [[zone, place]] : []
  })
  return Object.fromEntries(named)
}
