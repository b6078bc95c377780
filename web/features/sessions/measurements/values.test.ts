import { expect, it } from 'vitest'
import { fitSession, measured } from '../testing/fit-session.ts'
import { changeAt, latestNumber, offeredOf, usualHow } from './values.ts'

const earlier = {
  sessionId: 'earlier',
  fittedAt: '2026-01-01T09:00:00.000Z',
  measurements: [
    measured('after', 'saddle_height', 742, { reference: 'nose', method: 'tape' }),
    measured('after', 'inseam', 820),
    measured('after', 'bar_drop', 60, { reference: 'hoods' }),
  ],
}

it('offers the values after the earlier fit: the bike’s as before, the body’s as they are', () => {
  const session = fitSession({ earlier, measurements: [measured('before', 'bar_drop', 70)] })
  expect(offeredOf(session).map(({ phase, key }) => `${phase} ${key}`)).toEqual([
    'before saddle_height',
    'after inseam',
  ])
})

it('assumes that a new value is taken like the others of its measurement, else as last time, else from the usual point', () => {
  const own = measured('before', 'saddle_height', 730, { reference: 'width_70', method: 'jig' })
  const how = (measurements = [own]) =>
    usualHow(fitSession({ earlier, measurements }), 'after', 'saddle_height')
  expect(how()).toEqual({ reference: 'width_70', method: 'jig' })
  expect(how([])).toEqual({ reference: 'nose', method: 'tape' })
  expect(usualHow(fitSession(), 'after', 'saddle_height')).toEqual({ reference: 'width_80', method: null })
})

it('returns a change only between comparable values', () => {
  const values = [
    measured('before', 'saddle_height', 728, { reference: 'nose' }),
    measured('after', 'saddle_height', 742, { reference: 'width_80' }),
  ]
  expect(changeAt(values, 'saddle_height', null)).toEqual({ kind: 'incomparable', because: 'reference' })
  expect(changeAt(values, 'bar_drop', null)).toBeNull()
  expect(latestNumber(values, 'saddle_height')).toBe(742)
})
