import { expect, it } from 'vitest'
import { locationsOf } from './answered.ts'

it('knows the place within a zone when the rider named it', () => {
  const discomfort = [
    { zone: 'knees', severity: 4, location_knees: 'back' },
    { zone: 'saddle', severity: 3, location_saddle: 'prefer_not_to_say' },
    { zone: 'hands', severity: 1 },
    { zone: 'feet', severity: 2, location_feet: 'somewhere', location_knees: 'front' },
    'nonsense',
  ]
  expect(locationsOf({ discomfort })).toEqual({ knees: 'back' })
  expect(locationsOf({})).toEqual({})
})
