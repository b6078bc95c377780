import { expect, it } from 'vitest'
import { firstWeekday, weekBeginning } from './week.ts'

it.each([
  ['de', 1],
  ['en-GB', 1],
  ['en-US', 0],
  ['fr-CA', 0],
  ['pt', 0],
  ['ja', 0],
  ['ko', 0],
  ['th', 0],
  ['vi', 1],
  ['zh-CN', 1],
  ['zh-TW', 0],
  ['en-EG', 6],
  ['en-AE', 1],
  ['en-IS', 0],
  ['en-MV', 5],
])('where %s is used, weeks begin on weekday %i', (tag, first) => {
  expect(firstWeekday(tag)).toBe(first)
})

it.each([
  ['2027-03-28', 1, '2027-03-22'],
  ['2027-03-28', 0, '2027-03-28'],
  ['2027-03-27', 0, '2027-03-21'],
  ['2027-03-28', 6, '2027-03-27'],
  ['2027-03-28', 5, '2027-03-26'],
  ['2027-01-01', 1, '2026-12-28'],
] as const)('the week of %s that begins on weekday %i begins on %s', (date, first, begins) => {
  expect(weekBeginning(date, first)).toBe(begins)
})
