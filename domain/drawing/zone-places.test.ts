import { expect, it } from 'vitest'
import { ZONES } from '../zones.ts'
import { viewBox } from './side-view.ts'
import { places, readingOrder } from './zone-places.ts'

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
