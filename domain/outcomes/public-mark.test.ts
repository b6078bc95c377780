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

it('is the rating of the dashboard', () => {
  const { rating } = markOf(rated(20), followUps(20, 5))
  // R = (10 · 5.5 + 20 · 6) / 30.
  expect(rating).toMatchObject({ riders: 20, rating: 175 / 30 })
})
