import { expect, it } from 'vitest'
import { ALL_PLACES, placeIn, placesOf } from './places.ts'
import { ZONES } from './zones.ts'

it('gives every place a unique name', () => {
  expect(new Set(ALL_PLACES).size).toBe(ALL_PLACES.length)
})

it('knows a place only in its own zone', () => {
  expect(placeIn('knees', 'front')).toBe('front')
  expect(placeIn('feet', 'front')).toBeUndefined()
  expect(placeIn('saddle', 'prefer_not_to_say')).toBeUndefined()
})

it('selects the places of these zones, in their order', () => {
  const said = { hands: 'wrist_or_forearm', knees: 'back', feet: 'front', saddle: 7 }
  expect(Object.entries(placesOf(ZONES, said))).toEqual([
    ['knees', 'back'],
    ['hands', 'wrist_or_forearm'],
  ])
  expect(placesOf(['knees'], said)).toEqual({ knees: 'back' })
  for (const nothing of [null, 'knees', [], undefined]) expect(placesOf(ZONES, nothing)).toEqual({})
})
