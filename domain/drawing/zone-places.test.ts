import { expect, it } from 'vitest'
import { PLACES } from '../places.ts'
import { ZONES } from '../zones.ts'
import { viewBox } from './side-view.ts'
import { places, readingOrder, spotOf } from './zone-places.ts'

/** The drawing's width in a card on a phone of 360 px. */
const narrow = 300

it('has a place for every zone, from head to foot', () => {
  expect([...readingOrder].sort()).toEqual([...ZONES].sort())
})

it('keeps the zones on a phone far enough apart for a finger of 44 px', () => {
  const pixel = narrow / viewBox.width
  for (const one of ZONES) {
    for (const other of ZONES) {
      if (one === other) continue
      const apart = Math.hypot(places[one].x - places[other].x, places[one].y - places[other].y) * pixel
      expect(apart, `${one} and ${other}`).toBeGreaterThanOrEqual(44)
    }
  }
})

it('draws neck and hip apart from the middle of their zones, clear of every other zone', () => {
  const pixel = narrow / viewBox.width
  const spots = ZONES.flatMap((zone) =>
    PLACES[zone].flatMap((place) => {
      const spot = spotOf(place)
      return spot ? [{ zone, place, spot }] : []
    }),
  )
  expect(spots.map(({ place }) => place)).toEqual(['hip_front', 'hip_outside', 'neck'])
  for (const { zone, place, spot } of spots)
    for (const other of ZONES.filter((each) => each !== zone)) {
      const apart = Math.hypot(spot.x - places[other].x, spot.y - places[other].y) * pixel
      expect(apart, `${place} and ${other}`).toBeGreaterThanOrEqual(24)
    }
})
