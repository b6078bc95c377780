import { expect, it } from 'vitest'
import { positionOn } from './position.ts'
import { BOTTOM_BRACKET } from './side-view.ts'

const position = { saddle_height: 728, saddle_setback: 60, saddle_to_bar_reach: 518, bar_drop: 71 }

it('raises the saddle as measured, in the scale of the wheels', () => {
  const before = positionOn({ ...position, saddle_setback: 0 }).saddle
  const after = positionOn({ ...position, saddle_setback: 0, saddle_height: 742 }).saddle
  expect(before.x).toBe(BOTTOM_BRACKET.x)
  expect(before.y - after.y).toBeCloseTo((14 * 98) / 339, 5)
})

it('places the bar from the saddle: forward by the reach, down by the drop', () => {
  const { saddle, bar } = positionOn(position)
  expect(bar?.x).toBeCloseTo(saddle.x + (518 * 98) / 339, 5)
  expect(bar?.y).toBeCloseTo(saddle.y + (71 * 98) / 339, 5)
  expect(saddle.x).toBeLessThan(BOTTOM_BRACKET.x)
})

it.each(['saddle_setback', 'saddle_to_bar_reach', 'bar_drop'] as const)(
  'draws no bar where %s is not known',
  (unknown) => {
    const { saddle, bar } = positionOn({ ...position, [unknown]: null })
    expect(bar).toBeNull()
    expect(saddle.y).toBeLessThan(BOTTOM_BRACKET.y - 180)
  },
)
