import { expect, it } from 'vitest'
import { type PlacedPoint, scoreLabels } from './score-labels.ts'

const at = (x: number, y: number, score = 1): PlacedPoint => ({ key: `${x} ${y}`, score, x, y })
const labels = (points: readonly PlacedPoint[]) =>
  scoreLabels(points, 118)
    .toSorted((a, b) => a.x - b.x)
    .map(({ x, y, baseline }) => [x, baseline < y ? 'above' : 'below'])

it('writes the number of each point above it where there is room', () => {
  expect(labels([at(0, 50), at(100, 80), at(200, 30)])).toEqual([
    [0, 'above'],
    [100, 'above'],
    [200, 'above'],
  ])
})

it('writes a number below a point that has another point above it', () => {
  expect(labels([at(0, 60), at(6, 42), at(200, 30)])).toEqual([
    [0, 'below'],
    [6, 'above'],
    [200, 'above'],
  ])
})

it('leaves out a number that would cover a point or another number, and keeps the first and the last', () => {
  expect(labels([at(0, 118), at(7, 118), at(14, 118), at(21, 118)])).toEqual([
    [0, 'above'],
    [21, 'above'],
  ])
})

it('never writes a number below the chart', () => {
  expect(labels([at(0, 118), at(5, 104)])).toEqual([[5, 'above']])
})

it('writes one number for a single point', () => {
  expect(labels([at(50, 50)])).toEqual([[50, 'above']])
  expect(labels([])).toEqual([])
})
