import { expect, it } from 'vitest'
import { type PositionKey, positionDrawing, type ReadPosition, shareOfBike } from './position-drawing.ts'

const read =
  (numbers: Partial<Record<PositionKey, number>>): ReadPosition =>
  (key) =>
    numbers[key] ?? null

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
