import { expect, it } from 'vitest'
import { markOf, markReplacedOn, yearOfMark } from './public-mark.ts'
import type { DueFollowUp } from './response-rate.ts'

it.each([
  ['2026-11-26', 2025, '2027-04-01'],
  ['2027-03-31', 2025, '2027-04-01'],
  ['2027-04-01', 2026, '2028-04-01'],
  ['2026-01-01', 2024, '2026-04-01'],
])('on %s the mark is of %i, until %s', (today, year, until) => {
  expect(yearOfMark(today)).toBe(year)
  expect(markReplacedOn(year)).toBe(until)
})

const ANSWERED: DueFollowUp = 'answered'
const SILENT: DueFollowUp = 'silent'
const rated = (riders: number) => [{ values: [6], riders }]
const followUps = (answered: number, silent: number) => [
  { values: [ANSWERED], riders: answered },
  { values: [SILENT], riders: silent },
]

it('needs eleven riders, and an answer of half of those who were asked', () => {
  expect(markOf(rated(10), followUps(10, 0)).state).toBe('few_riders')
  expect(markOf(rated(11), followUps(11, 12)).state).toBe('low_response')
  expect(markOf(rated(11), followUps(11, 11)).state).toBe('ready')
  expect(markOf([], []).state).toBe('few_riders')
})

it('is computed by hand for eleven riders of 22 who were asked', () => {
  // 7, 6, 7, 5, 6, 7, 7, 6, 5, 7, 6: sum 69, squares 439, squared deviations 439 − 69²/11 = 68/11.
  // R = (10 · 5.5 + 69)/(10 + 11). s² = (10 · 1.0 + 68/11)/20 = 178/220. t(0.975, 20) = 2.0859634472658648 (R).
  const given = [7, 6, 7, 5, 6, 7, 7, 6, 5, 7, 6].map((satisfaction) => ({
    values: [satisfaction],
    riders: 1,
  }))
  const { state, rating, response } = markOf(given, followUps(11, 11))
  expect(state).toBe('ready')
  expect(response.estimate?.share).toBe(0.5)
  if (rating.kind !== 'estimate') throw new Error('eleven riders have a rating')
  const half = 2.0859634472658648 * Math.sqrt(178 / 220 / 21)
  expect(rating.rating).toBeCloseTo(124 / 21, 12)
  expect(rating.interval.low).toBeCloseTo(124 / 21 - half, 10)
  expect(rating.interval.high).toBeCloseTo(124 / 21 + half, 10)
})

it('is the rating of the dashboard', () => {
  const { rating } = markOf(rated(20), followUps(20, 5))
  // R = (10 · 5.5 + 20 · 6) / 30.
  expect(rating).toMatchObject({ riders: 20, rating: 175 / 30 })
})
