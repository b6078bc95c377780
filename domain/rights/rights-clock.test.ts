import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import {
  breachHoursLeft,
  breachState,
  mayExtend,
  mayHaveArrived,
  rightsAlarmOn,
  rightsDueOn,
  rightsState,
} from './rights-clock.ts'

const received = (receivedOn: string, extended = false) => ({ receivedOn, extended })
const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))

describe('the clock of a request', () => {
  it.each([
    ['2026-11-20', '2026-12-20'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
  ])('ends a month after %s, on %s', (on, due) => {
    expect(rightsDueOn(received(on))).toBe(due)
  })

  it('alarms from day 20, and before the end of an extended one', () => {
    expect(rightsAlarmOn(received('2026-11-01'))).toBe('2026-11-21')
    expect(rightsAlarmOn(received('2026-11-01', true))).toBe('2027-01-21')
  })

  it('may be extended once, until the last day of the first month', () => {
    expect(mayExtend(received('2026-11-01'), '2026-12-01')).toBe(true)
    expect(mayExtend(received('2026-11-01'), '2026-12-02')).toBe(false)
    expect(mayExtend(received('2026-11-01', true), '2026-11-02')).toBe(false)
  })

  it('is entered on the day it arrived, or within 90 days', () => {
    const arrived = (on: string) => mayHaveArrived(on, '2026-11-20')
    expect(['2026-11-21', '2026-11-20', '2026-08-22', '2026-08-21', '1950-01-01'].map(arrived)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('goes from open over alarm to overdue, whenever it begins', () => {
    fc.assert(
      fc.property(day, fc.boolean(), (on, extended) => {
        const facts = received(on, extended)
        const [alarm, due] = [rightsAlarmOn(facts), rightsDueOn(facts)]
        expect(daysBetween(alarm, due)).toBeGreaterThan(0)
        const state = (today: string) => rightsState({ ...facts, answered: false }, today)
        expect([on, addDays(alarm, -1), alarm, due, addDays(due, 1)].map(state)).toEqual([
          'open',
          'open',
          'alarm',
          'alarm',
          'overdue',
        ])
        expect(rightsState({ ...facts, answered: true }, addDays(due, 99))).toBe('answered')
      }),
    )
  })
})

it('counts 72 hours from knowing of a breach', () => {
  const aware = new Date('2026-11-20T10:00:00Z')
  expect(breachHoursLeft(aware, aware)).toBe(72)
  expect(breachHoursLeft(aware, new Date('2026-11-23T09:30:00Z'))).toBe(0)
  expect(breachHoursLeft(aware, new Date('2026-11-23T10:12:00Z'))).toBe(0)
  expect(breachHoursLeft(aware, new Date('2026-11-23T11:59:00Z'))).toBe(-1)
  expect(breachHoursLeft(aware, new Date('2026-11-23T12:00:00Z'))).toBe(-2)
})

it('warns of a breach with a day left, and is overdue after 72 hours, until the authority is told', () => {
  const aware = new Date('2026-11-20T10:00:00Z')
  const state = (at: string, authorityTold = false) =>
    breachState({ awareAt: aware, authorityTold }, new Date(at))
  expect(state('2026-11-22T09:59:59Z')).toBe('open')
  expect(state('2026-11-22T10:00:00Z')).toBe('warning')
  expect(state('2026-11-23T09:59:59Z')).toBe('warning')
  expect(state('2026-11-23T10:00:00Z')).toBe('overdue')
  expect(state('2026-12-23T10:00:00Z', true)).toBe('told')
})
