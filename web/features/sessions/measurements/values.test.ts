import { expect, it } from 'vitest'
import { fitSession, measured } from '../testing/fit-session.ts'
import {
  awaitsSaddleHow,
  changeAt,
  currentHow,
  latestNumber,
  offeredOf,
  offeredSaddleHow,
  usualHow,
} from './values.ts'

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
  const own = measured('before', 'bar_drop', 65, { reference: 'bar_clamp', method: 'jig' })
  const how = (measurements = [own]) => usualHow(fitSession({ earlier, measurements }), 'after', 'bar_drop')
  expect(how()).toEqual({ reference: 'bar_clamp', method: 'jig' })
  expect(how([])).toEqual({ reference: 'hoods', method: null })
  expect(usualHow(fitSession(), 'after', 'bar_drop')).toEqual({ reference: 'bar_clamp', method: null })
})

const chosen = { reference: 'width_80', method: 'jig' } as const
const before = measured('before', 'saddle_height', 730, { reference: 'nose', method: 'tape' })

it('takes every new number of the saddle as chosen for the session, and leaves stored ones as they are', () => {
  const session = fitSession({ earlier, saddleHow: chosen, measurements: [before] })
  const own = { reference: 'nose', method: 'tape' }
  expect(usualHow(session, 'before', 'saddle_height')).toEqual(own)
  expect(usualHow(session, 'after', 'saddle_height')).toEqual(chosen)
  for (const key of [
    'saddle_setback',
    'saddle_pedal_distance',
    'saddle_to_bar_reach',
    'saddle_to_hood_reach',
  ])
    expect(usualHow(session, 'before', key), key).toEqual(chosen)
  expect(currentHow(session, 'saddle_height')).toMatchObject(own)
  expect(currentHow(session, 'saddle_setback')).toEqual(chosen)
})

it('has a number of the saddle wait for the choice, but not one that is stored, nor one of another part', () => {
  const waits = (phase: 'before' | 'after', key: string, saddleHow: typeof chosen | null = null) =>
    awaitsSaddleHow(fitSession({ measurements: [before], saddleHow }), { phase, key, side: null })
  expect(waits('after', 'saddle_height')).toBe(true)
  expect(waits('before', 'saddle_setback')).toBe(true)
  expect(waits('before', 'saddle_height')).toBe(false)
  expect(waits('before', 'bar_drop')).toBe(false)
  expect(waits('before', 'saddle_setback', chosen)).toBe(false)
})

it('offers how the session’s own numbers were taken, else the fitter’s last choice, else the usual', () => {
  const lastSaddleHow = { reference: 'midpoint', method: 'motion_3d' } as const
  const own = measured('before', 'saddle_setback', 60, { reference: 'nose' })
  expect(offeredSaddleHow(fitSession({ measurements: [own], lastSaddleHow }))).toEqual({
    reference: 'nose',
    method: 'motion_3d',
  })
  expect(offeredSaddleHow(fitSession({ lastSaddleHow }))).toEqual(lastSaddleHow)
  expect(offeredSaddleHow(fitSession())).toEqual({ reference: 'width_80', method: 'tape' })
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
