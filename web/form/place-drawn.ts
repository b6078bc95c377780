import { spotOf } from '#domain/drawing/zone-places.ts'
import { type Place, placeIn } from '#domain/places.ts'
import { type Item, memberOf } from '#domain/questionnaires/answers.ts'
import type { Zone } from '#domain/zones.ts'

/** The place of an entry of a zone, if it is drawn apart from the middle of the zone: neck and hip. */
export function placeDrawn(zone: Zone, item: Item): Place | undefined {
  const place = placeIn(zone, memberOf(item, `location_${zone}`))
  return spotOf(place) ? place : undefined
}
