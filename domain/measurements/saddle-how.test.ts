import { expect, it } from 'vitest'
import { SADDLE_REFERENCES } from './measurement.ts'
import { isFromSaddle, SADDLE_METHODS, saddleHowOf } from './saddle-how.ts'
import { MEASUREMENTS } from './vocabulary.ts'

const fromSaddle = MEASUREMENTS.filter(isFromSaddle)

it('is about the height, the setback, the distance to the pedal and the reaches', () => {
  expect(fromSaddle.map(({ key }) => key)).toEqual([
    'saddle_height',
    'saddle_setback',
    'saddle_pedal_distance',
    'saddle_to_bar_reach',
    'saddle_to_hood_reach',
    'saddle_to_grip_reach',
  ])
})

it('offers only what each of these measurements accepts', () => {
  for (const { key, references, methods } of fromSaddle) {
    expect(new Set(references), key).toEqual(new Set(SADDLE_REFERENCES))
    expect(methods, key).toEqual(SADDLE_METHODS)
  }
})

it('is a point and a method together', () => {
  expect(saddleHowOf('nose', 'jig')).toEqual({ reference: 'nose', method: 'jig' })
  expect(saddleHowOf('nose', null)).toBeNull()
  expect(saddleHowOf('hoods', 'tape')).toBeNull()
})
