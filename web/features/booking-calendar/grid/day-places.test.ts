import { expect, it } from 'vitest'
import type { CalendarEntry } from '../calendar-entry.ts'
import { inTheWay } from '../calendar-entry.ts'
import { daysOf, hoursShown, placesOn, snapped, spanOn } from './day-places.ts'

const BERLIN = 'Europe/Berlin'

const entry = (startsAt: string, endsAt: string, id = startsAt): CalendarEntry => ({
  id,
  kind: 'booking',
  startsAt,
  endsAt,
  bufferBefore: 0,
  bufferAfter: 15,
  title: 'Marta Silva',
  detail: 'Full fit',
  movable: true,
})

it('shows one day, a week from its first day, or two weeks', () => {
  expect(daysOf('day', '2027-03-28', 1)).toEqual(['2027-03-28'])
  expect(daysOf('week', '2027-03-28', 1).at(0)).toBe('2027-03-22')
  expect(daysOf('week', '2027-03-28', 1).at(-1)).toBe('2027-03-28')
  expect(daysOf('week', '2027-03-28', 0).at(0)).toBe('2027-03-28')
  expect(daysOf('list', '2027-03-28', 0)).toHaveLength(14)
})

it.each([
  // Spring forward: an hour from 01:30 ends at 03:30 on the clock.
  ['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', '2027-03-28', { from: 90, until: 210 }],
  // Fall back: half an hour from the first 02:45 ends at the second 02:15.
  ['2027-10-31T00:45:00Z', '2027-10-31T01:15:00Z', '2027-10-31', { from: 165, until: 195 }],
  // The same time of day before and after the change.
  ['2027-03-27T08:00:00Z', '2027-03-27T09:00:00Z', '2027-03-27', { from: 540, until: 600 }],
  ['2027-03-29T07:00:00Z', '2027-03-29T08:00:00Z', '2027-03-29', { from: 540, until: 600 }],
  // Over midnight, on both days; until midnight, on one.
  ['2027-06-01T20:00:00Z', '2027-06-02T01:00:00Z', '2027-06-01', { from: 1320, until: 1440 }],
  ['2027-06-01T20:00:00Z', '2027-06-02T01:00:00Z', '2027-06-02', { from: 0, until: 180 }],
  ['2027-06-01T20:00:00Z', '2027-06-01T22:00:00Z', '2027-06-01', { from: 1320, until: 1440 }],
  ['2027-06-01T20:00:00Z', '2027-06-01T22:00:00Z', '2027-06-02', null],
  ['2027-06-01T08:00:00Z', '2027-06-01T09:00:00Z', '2027-06-02', null],
])('places %s to %s on %s', (startsAt, endsAt, day, place) => {
  expect(spanOn(entry(startsAt, endsAt), day, BERLIN)).toEqual(place)
})

it('places overlapping entries side by side, and others over the whole width', () => {
  const entries = [
    entry('2027-06-01T08:00:00Z', '2027-06-01T10:00:00Z', 'a'),
    entry('2027-06-01T09:00:00Z', '2027-06-01T09:30:00Z', 'b'),
    entry('2027-06-01T09:30:00Z', '2027-06-01T11:00:00Z', 'c'),
    entry('2027-06-01T12:00:00Z', '2027-06-01T13:00:00Z', 'd'),
  ]
  const placed = placesOn(entries, '2027-06-01', BERLIN)
  expect(placed.map((place) => [place.entry.id, place.lane, place.lanes])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 1, 2],
    ['d', 0, 1],
  ])
})

it('shows whole hours around what there is', () => {
  const early = entry('2027-06-01T04:30:00Z', '2027-06-01T05:30:00Z')
  const open = [{ from: 9 * 60, until: 17.5 * 60 }]
  expect(hoursShown([early], ['2027-06-01'], open, BERLIN)).toEqual({ from: 6, until: 18 })
  expect(hoursShown([], ['2027-06-01'], [], BERLIN)).toEqual({ from: 8, until: 18 })
  const wholeDays = entry('2027-05-31T22:00:00Z', '2027-06-02T22:00:00Z')
  expect(hoursShown([wholeDays], ['2027-06-01'], open, BERLIN)).toEqual({ from: 9, until: 18 })
})

it('takes the nearest quarter of an hour within the day', () => {
  expect([snapped(607), snapped(608), snapped(-20), snapped(1500)]).toEqual([600, 615, 0, 1425])
})

it('finds what is in the way, by the buffers of both', () => {
  const moved = entry('2027-06-01T08:00:00Z', '2027-06-01T09:00:00Z', 'moved')
  const other = { ...entry('2027-06-01T12:00:00Z', '2027-06-01T13:00:00Z', 'other'), bufferBefore: 30 }
  const found = (at: string) => inTheWay(moved, new Date(at), [moved, other]).map(({ id }) => id)
  expect(found('2027-06-01T10:15:00Z')).toEqual([])
  expect(found('2027-06-01T10:16:00Z')).toEqual(['other'])
  expect(found('2027-06-01T13:00:00Z')).toEqual(['other'])
  expect(found('2027-06-01T13:15:00Z')).toEqual([])
})
