import { expect, it } from 'vitest'
import type { ReferencePoint } from '../measurements/measurement.ts'
import { type PositionKey, positionDrawing, type ReadPosition, shareOfBike } from './position-drawing.ts'

/** Reads numbers that are all of one point of the saddle; a drop leads to the clamp. */
const read =
  (numbers: Partial<Record<PositionKey, number>>, point: ReferencePoint = 'nose'): ReadPosition =>
  (key) => {
    const value = new Map<string, number>(Object.entries(numbers)).get(key)
    return value === undefined ? null : { value, reference: key === 'bar_drop' ? 'bar_clamp' : point }
  }

const before = read({ saddle_height: 728, saddle_setback: 60, saddle_to_bar_reach: 518, bar_drop: 71 })
const nothing = read({})

it('draws only the position before while nothing was taken after', () => {
  const drawing = positionDrawing(before, nothing)
  expect(drawing.after).toBeNull()
  expect(drawing.before).not.toBeNull()
  expect(drawing.figures.map(({ before, after }) => [before, after])).toEqual([
    [728, null],
    [60, null],
    [518, null],
    [71, null],
  ])
})

it('takes a value that was not measured again as unchanged', () => {
  const drawing = positionDrawing(before, read({ saddle_height: 742 }))
  expect(drawing.figures.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['saddle_height', 728, 742],
    ['saddle_setback', 60, 60],
    ['saddle_to_bar_reach', 518, 518],
    ['bar_drop', 71, 71],
  ])
  expect(drawing.after?.bar).not.toBeNull()
  expect(drawing.after?.saddle.y).toBeLessThan(drawing.before?.saddle.y ?? 0)
})

it('shows numbers that alone do not place the saddle', () => {
  const drawing = positionDrawing(read({ bar_drop: 80 }), nothing)
  expect(drawing).toMatchObject({ before: null, after: null, figures: [{ key: 'bar_drop', before: 80 }] })
  expect(drawing.dimensions).toHaveLength(1)
})

it('draws no dimension to a bar that it cannot place beside a placed saddle: it would not be to scale', () => {
  const {
    before: drawn,
    dimensions,
    figures,
  } = positionDrawing(read({ saddle_height: 728, saddle_setback: 60, bar_drop: 71 }), nothing)
  expect(drawn?.bar).toBeNull()
  expect(dimensions).toEqual([])
  expect(figures.map(({ key, before }) => [key, before])).toContainEqual(['bar_drop', 71])
})

it('puts values of different points of the saddle neither side by side nor over each other', () => {
  const after = read({ saddle_height: 742, saddle_setback: 150, saddle_to_bar_reach: 600 }, 'width_80')
  const drawing = positionDrawing(before, after)
  expect(drawing.before).toBeNull()
  expect(drawing.after?.bar).not.toBeNull()
  expect(drawing.figures.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['saddle_height', null, 742],
    ['saddle_setback', null, 150],
    ['saddle_to_bar_reach', null, 600],
    ['bar_drop', 71, 71],
  ])
  expect(drawing.gaps).toEqual(['before_other_point'])
})

it('puts numbers from the noses of two saddles neither side by side nor over each other', () => {
  const after = read({ saddle_height: 742, saddle_setback: 85 })
  const drawing = positionDrawing(before, after, true)
  expect(drawing.before).toBeNull()
  expect(drawing.gaps).toEqual(['before_other_saddle'])
  expect(drawing.figures.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['saddle_height', null, 742],
    ['saddle_setback', null, 85],
    ['saddle_to_bar_reach', 518, null],
    ['bar_drop', 71, 71],
  ])
  const wide = read({ saddle_height: 742, saddle_setback: 160 }, 'width_80')
  expect(positionDrawing(wide, wide, true)).toMatchObject({ gaps: [], before: { bar: null } })
})

it('says what is missing in the position before as well', () => {
  const estimated: ReadPosition = (key) => {
    if (key === 'saddle_height') return { value: 728, reference: 'width_80' }
    return key === 'saddle_setback' ? { value: 60, reference: 'nose' } : null
  }
  const after = read({ saddle_height: 742, saddle_setback: 150 }, 'width_80')
  expect(positionDrawing(estimated, after).gaps).toEqual(['saddle_estimated'])
})

it('keeps every number inside the picture, at the limits of what can be entered', () => {
  const heights = [450, 950]
  const setbacks = [-120, 180]
  const reaches = [300, 750]
  const drops = [-200, 250]
  for (const saddle_height of heights)
    for (const saddle_setback of setbacks)
      for (const saddle_to_bar_reach of reaches)
        for (const bar_drop of drops) {
          const numbers = read({ saddle_height, saddle_setback, saddle_to_bar_reach, bar_drop })
          for (const { at } of positionDrawing(numbers, nothing).figures) {
            const { x, y } = shareOfBike(at)
            expect(x).toBeGreaterThan(0.07)
            expect(x).toBeLessThan(0.93)
            expect(y).toBeGreaterThan(0.05)
            expect(y).toBeLessThan(0.95)
          }
        }
})
