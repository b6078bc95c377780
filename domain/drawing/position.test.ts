import { expect, it } from 'vitest'
import type { ReferencePoint } from '../measurements/measurement.ts'
import { type PositionLengths, positionOn } from './position.ts'
import { BOTTOM_BRACKET } from './side-view.ts'

const from = (value: number, reference: ReferencePoint) => ({ value, reference })

const position: PositionLengths = {
  saddle_height: from(728, 'nose'),
  saddle_setback: from(60, 'nose'),
  saddle_to_bar_reach: from(518, 'nose'),
  bar_drop: from(71, 'bar_clamp'),
  bar_reach_xy: null,
  bar_stack: null,
  aero_pad_reach: null,
  aero_pad_stack: null,
  crank_length: null,
}
/** Drawn units for a millimetre: the wheel of 339 mm is drawn with a radius of 98. */
const SCALE = 98 / 339

it('raises the saddle as measured, in the scale of the wheels', () => {
  const above = { ...position, saddle_setback: from(0, 'nose') }
  const before = positionOn(above).saddle
  const after = positionOn({ ...above, saddle_height: from(742, 'nose') }).saddle
  expect(before.x).toBe(BOTTOM_BRACKET.x)
  expect(before.y - after.y).toBeCloseTo(14 * SCALE, 5)
})

it('places the saddle by its height and its setback', () => {
  // By hand: 750² − 210² = 720², so the saddle is 210 mm behind and 720 mm above the bottom bracket.
  const placed = { saddle_height: from(750, 'width_80'), saddle_setback: from(210, 'width_80') }
  const { saddle } = positionOn({ ...position, ...placed })
  expect(saddle.x).toBeCloseTo(BOTTOM_BRACKET.x - 210 * SCALE, 5)
  expect(saddle.y).toBeCloseTo(BOTTOM_BRACKET.y - 720 * SCALE, 5)
})

it('places the bar from the saddle: forward by the reach, down by the drop', () => {
  const { saddle, bar, gaps } = positionOn(position)
  expect(bar?.x).toBeCloseTo(saddle.x + 518 * SCALE, 5)
  expect(bar?.y).toBeCloseTo(saddle.y + 71 * SCALE, 5)
  expect(saddle.x).toBeLessThan(BOTTOM_BRACKET.x)
  expect(gaps).toEqual([])
})

it.each(['saddle_setback', 'saddle_to_bar_reach', 'bar_drop'] as const)(
  'draws no bar where %s is not known',
  (unknown) => {
    const { saddle, bar, gaps } = positionOn({ ...position, [unknown]: null })
    expect(bar).toBeNull()
    expect(saddle.y).toBeLessThan(BOTTOM_BRACKET.y - 180)
    expect(gaps).toEqual([])
  },
)

it('does not join height and setback of different points, and says so', () => {
  const { saddle, bar, gaps } = positionOn({ ...position, saddle_setback: from(150, 'width_80') })
  const estimated = positionOn({ ...position, saddle_setback: null }).saddle
  expect(saddle).toEqual(estimated)
  expect(bar).toBeNull()
  expect(gaps).toEqual(['saddle_estimated', 'bar_unplaced'])
})

it.each([
  ['a reach from another point of the saddle', { saddle_to_bar_reach: from(600, 'width_80') }],
  ['a drop to the hoods', { bar_drop: from(71, 'hoods') }],
])('does not place the bar by %s, and says so', (_, other) => {
  const { bar, gaps } = positionOn({ ...position, ...other })
  expect(bar).toBeNull()
  expect(gaps).toEqual(['bar_unplaced'])
})

it('places the bar from the bottom bracket where the way over the saddle is not complete', () => {
  const { bar, gaps } = positionOn({
    ...position,
    bar_drop: from(71, 'hoods'),
    bar_reach_xy: from(460, 'bar_clamp'),
    bar_stack: from(620, 'bar_clamp'),
  })
  expect(bar?.x).toBeCloseTo(BOTTOM_BRACKET.x + 460 * SCALE, 5)
  expect(bar?.y).toBeCloseTo(BOTTOM_BRACKET.y - 620 * SCALE, 5)
  expect(gaps).toEqual([])
})

it('places the hoods by their own coordinates, beside the bar', () => {
  const { bar, hoods } = positionOn({
    ...position,
    bar_reach_xy: from(540, 'hoods'),
    bar_stack: from(650, 'hoods'),
  })
  expect(bar).not.toBeNull()
  expect(hoods?.x).toBeCloseTo(BOTTOM_BRACKET.x + 540 * SCALE, 5)
  expect(hoods?.y).toBeCloseTo(BOTTOM_BRACKET.y - 650 * SCALE, 5)
})

it('places the pads if both coordinates are of one point, and says so if they are not', () => {
  const lengths = {
    ...position,
    aero_pad_reach: from(460, 'pad_rear'),
    aero_pad_stack: from(640, 'pad_rear'),
  }
  const { pads, gaps } = positionOn(lengths)
  expect(pads?.x).toBeCloseTo(BOTTOM_BRACKET.x + 460 * SCALE, 5)
  expect(pads?.y).toBeCloseTo(BOTTOM_BRACKET.y - 640 * SCALE, 5)
  expect(gaps).toEqual([])
  expect(positionOn({ ...lengths, aero_pad_stack: from(640, 'pad_centre') })).toMatchObject({
    pads: null,
    gaps: ['pads_unplaced'],
  })
  expect(positionOn({ ...lengths, aero_pad_stack: null })).toMatchObject({ pads: null, gaps: [] })
})

it('draws the crank as long as it is', () => {
  const { pedal } = positionOn({ ...position, crank_length: { value: 170, reference: null } })
  const length = Math.hypot((pedal?.x ?? 0) - BOTTOM_BRACKET.x, (pedal?.y ?? 0) - BOTTOM_BRACKET.y)
  expect(length).toBeCloseTo(170 * SCALE, 5)
})
