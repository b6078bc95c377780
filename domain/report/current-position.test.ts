import { expect, it } from 'vitest'
import { currentPosition } from './current-position.ts'

const value = (phase: 'before' | 'after', key: string, number: number) => ({
  phase,
  key,
  side: null,
  value: number,
  reference: null,
  method: null,
})

it('has the newest of each value, after rather than before, and nothing of the body alone', () => {
  const newer = { measurements: [value('before', 'bar_drop', 70), value('after', 'saddle_height', 742)] }
  const older = {
    measurements: [
      value('after', 'bar_drop', 60),
      value('after', 'crank_length', 170),
      value('after', 'saddle_height', 728),
      value('after', 'unknown_one', 1),
      value('after', 'sit_and_reach', 12),
    ],
  }
  expect(currentPosition([newer, older]).map(({ key, value }) => [key, value])).toEqual([
    ['saddle_height', 742],
    ['bar_drop', 70],
    ['crank_length', 170],
  ])
  expect(currentPosition([])).toEqual([])
})

it('has no number from the nose of a saddle that was taken off, but those from its 80 mm point', () => {
  const saddle = (phase: 'before' | 'after', model: string) => ({
    ...value(phase, 'saddle_model', 0),
    value: model,
  })
  const from = (reference: string, taken: ReturnType<typeof value>) => ({ ...taken, reference })
  const swapped = {
    measurements: [
      saddle('before', 'Long one'),
      from('nose', value('before', 'saddle_setback', 60)),
      from('width_80', value('before', 'saddle_height', 742)),
      saddle('after', 'Short one'),
    ],
  }
  const earlier = {
    measurements: [saddle('after', 'Long one'), from('nose', value('after', 'saddle_to_bar_reach', 518))],
  }
  expect(currentPosition([swapped, earlier]).map(({ key, value }) => [key, value])).toEqual([
    ['saddle_model', 'Short one'],
    ['saddle_height', 742],
  ])
})
