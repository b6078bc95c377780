import { expect, it } from 'vitest'
import { intervention, measured } from '../testing/fit-session.ts'
import { measuredEnds, unloggedOf } from './unlogged.ts'

const values = [
  measured('before', 'saddle_height', 728, { reference: 'nose' }),
  measured('after', 'saddle_height', 742, { reference: 'nose' }),
  measured('before', 'saddle_setback', 60, { reference: 'nose' }),
  measured('after', 'saddle_setback', 70, { reference: 'width_80' }),
  measured('before', 'cleat_fore_aft', 5, { side: 'left' }),
  measured('after', 'cleat_fore_aft', 11, { side: 'left' }),
  measured('before', 'torso_angle', 40),
  measured('after', 'torso_angle', 44),
  measured('before', 'saddle_model', 'Old'),
]

it('offers the measured changes of the bike, but none that cannot be compared and none of the body', () => {
  expect(unloggedOf(values, [])).toEqual([
    { measurement: 'saddle_height', side: null, fromValue: 728, toValue: 742 },
    { measurement: 'cleat_fore_aft', side: 'left', fromValue: 5, toValue: 11 },
  ])
})

it('offers neither numbers from the noses of two saddles nor the sizes of the saddles', () => {
  const swapped = [
    ...values,
    measured('before', 'saddle_nose_to_width_80', 105),
    measured('after', 'saddle_nose_to_width_80', 75),
  ]
  expect(unloggedOf(swapped, []).map(({ measurement }) => measurement)).toEqual(['cleat_fore_aft'])
})

it('offers nothing that is in the log; an entry without a side counts for both', () => {
  const log = [intervention('a'), intervention('b', { measurement: 'cleat_fore_aft', side: null })]
  expect(unloggedOf(values, log)).toEqual([])
})

it('offers a change from the last logged value if the measurement was changed again', () => {
  const log = [intervention('a', { toValue: 738 }), intervention('b', { fromValue: 738, toValue: 740 })]
  expect(unloggedOf(values, log)[0]).toEqual({
    measurement: 'saddle_height',
    side: null,
    fromValue: 740,
    toValue: 742,
  })
  expect(
    unloggedOf(values, [intervention('a', { toValue: null })]).map(({ measurement }) => measurement),
  ).toEqual(['cleat_fore_aft'])
})

it('starts an entry from the measured values', () => {
  expect(measuredEnds(values, 'saddle_height', null)).toMatchObject({ fromValue: 728, toValue: 742 })
  expect(measuredEnds(values, 'saddle_model', null)).toMatchObject({ fromValue: null, from: 'Old', to: null })
  expect(measuredEnds(values, 'of a later version', null)).toMatchObject({ fromValue: null, to: null })
})
