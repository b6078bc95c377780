import { expect, it } from 'vitest'
import { movedByRules } from './re-derive.ts'

const berlin = { timeZone: 'Europe/Berlin' }

it.each([
  ['an ordinary day', '2027-06-07T07:00:00Z', '2027-06-07T09:00'],
  ['the first of a doubled hour', '2027-10-31T00:30:00Z', '2027-10-31T02:30'],
  ['the second of a doubled hour', '2027-10-31T01:30:00Z', '2027-10-31T02:30'],
])('leaves a time on %s where it is', (_what, at, startsLocal) => {
  expect(movedByRules({ ...berlin, startsAt: new Date(at), startsLocal })).toBeNull()
})

it('tells where new rules put a time that was agreed under earlier ones', () => {
  // Booked for nine on a clock that was expected to stay on summer time.
  const agreed = { ...berlin, startsAt: new Date('2027-12-06T07:00:00Z'), startsLocal: '2027-12-06T09:00' }
  expect(movedByRules(agreed)).toEqual({
    startsAt: new Date('2027-12-06T08:00:00Z'),
    shows: '2027-12-06T08:00',
  })
})

it('tells that new rules skip an agreed time', () => {
  const agreed = { ...berlin, startsAt: new Date('2027-03-28T01:30:00Z'), startsLocal: '2027-03-28T02:30' }
  expect(movedByRules(agreed)).toEqual({ startsAt: null, shows: '2027-03-28T03:30' })
})
