import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { instantOf, wallClock } from '../calendar/wall-clock.ts'
import type { ReminderState } from './reminders.ts'
import { decideReminder, REMINDER_GAP, reminderInstants, SENDING_HOURS } from './reminders.ts'

const BERLIN = 'Europe/Berlin'
const HOUR = 3_600_000
const zone = fc.constantFrom(BERLIN, 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC')
const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))

function stateOf(dueOn: string, timeZone: string, more: Partial<ReminderState> = {}): ReminderState {
  const followUp = { dueOn, windowEndsOn: addDays(dueOn, 13), submittedAt: null, skippedAt: null }
  return {
    followUp,
    reminders: reminderInstants(followUp, timeZone),
    timeZone,
    unreached: null,
    over: false,
    lastSentAt: null,
    ...more,
  }
}

describe('reminders', () => {
  it('are planned for the due date and 3 and 7 days later, in the rider’s morning', () => {
    const { reminders } = stateOf('2026-03-27', BERLIN)
    expect(reminders.map(({ number, at }) => [number, at.toISOString()])).toEqual([
      [1, '2026-03-27T08:00:00.000Z'],
      [2, '2026-03-30T07:00:00.000Z'],
      [3, '2026-04-03T07:00:00.000Z'],
    ])
  })

  it('are three at most, never after the window, and always at a decent hour', () => {
    const some = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 6 })
    fc.assert(
      fc.property(day, zone, some, fc.integer({ min: 0, max: 20 }), (dueOn, timeZone, after, window) => {
        const windowEndsOn = addDays(dueOn, window)
        const reminders = reminderInstants({ dueOn, windowEndsOn }, timeZone, after)
        expect(reminders.length).toBeLessThanOrEqual(3)
        for (const { at } of reminders) {
          const clock = wallClock(at, timeZone)
          expect(clock.date >= dueOn && clock.date <= windowEndsOn).toBe(true)
          expect(clock.minutes).toBe(SENDING_HOURS.from)
        }
      }),
    )
  })
})

describe('at the moment of sending, a reminder', () => {
  const state = stateOf('2026-11-20', BERLIN)
  const at = (text: string) => new Date(text)

  it('is sent when it is due', () => {
    expect(decideReminder(1, state, at('2026-11-20T08:00:00Z'))).toEqual({ do: 'send' })
  })

  it.each<[string, Partial<ReminderState>, string]>([
    [
      'the form was sent',
      { followUp: { ...state.followUp, submittedAt: at('2026-11-19T08:00:00Z') } },
      'ended',
    ],
    ['it was skipped', { followUp: { ...state.followUp, skippedAt: at('2026-11-19T08:00:00Z') } }, 'ended'],
    ['the session is closed', { over: true }, 'ended'],
    ['the rider stopped them', { unreached: 'stopped' }, 'stopped'],
    ['mails come back from the address', { unreached: 'address_failed' }, 'address_failed'],
    ['there is no address', { unreached: 'no_address' }, 'no_address'],
    ['the protocol has it no more', { reminders: [] }, 'unplanned'],
  ])('is dropped when %s', (_, more, because) => {
    expect(decideReminder(1, { ...state, ...more }, at('2026-11-20T08:00:00Z'))).toEqual({
      do: 'drop',
      because,
    })
  })

  it('waits for the morning when an outage ends at night', () => {
    expect(decideReminder(1, state, at('2026-11-20T23:30:00Z'))).toEqual({
      do: 'wait',
      until: at('2026-11-21T08:00:00Z'),
    })
  })

  it('waits when the clock went back or the follow-up was moved', () => {
    expect(decideReminder(2, state, at('2026-11-20T08:00:00Z'))).toEqual({
      do: 'wait',
      until: at('2026-11-23T08:00:00Z'),
    })
  })

  it('is void when the clock jumped past the window, or an outage lasted as long', () => {
    expect(decideReminder(3, state, at('2026-12-04T09:00:00Z'))).toEqual({
      do: 'drop',
      because: 'window_over',
    })
    expect(decideReminder(3, state, at('2026-12-03T20:00:00Z'))).toEqual({
      do: 'drop',
      because: 'window_over',
    })
    expect(decideReminder(3, state, at('2099-01-01T09:00:00Z'))).toEqual({
      do: 'drop',
      because: 'window_over',
    })
  })

  it('is sent some days after a late one', () => {
    const late = { ...state, lastSentAt: at('2026-11-22T18:00:00Z') }
    expect(decideReminder(2, late, at('2026-11-23T08:00:00Z'))).toEqual({
      do: 'wait',
      until: at('2026-11-24T08:00:00Z'),
    })
  })

  it('is never one of many: whenever the worker runs, riders get three at most, days apart, by day, within the window', () => {
    const wakings = fc.array(fc.integer({ min: -24, max: 24 * 20 }), { minLength: 1, maxLength: 25 })
    fc.assert(
      fc.property(day, zone, wakings, (dueOn, timeZone, hours) => {
        const base = stateOf(dueOn, timeZone)
        const sent: { number: number; at: Date }[] = []
        const waiting = new Set(base.reminders.map(({ number }) => number))
        for (const hour of hours.toSorted((a, b) => a - b)) {
          const now = new Date(instantOf(dueOn, 0, timeZone).getTime() + hour * HOUR)
          for (const number of [...waiting]) {
            const decision = decideReminder(number, { ...base, lastSentAt: sent.at(-1)?.at ?? null }, now)
            if (decision.do === 'wait') expect(decision.until > now).toBe(true)
            else waiting.delete(number)
            if (decision.do === 'send') sent.push({ number, at: now })
          }
        }
        expect(sent.length).toBeLessThanOrEqual(3)
        sent.forEach(({ number, at: sentAt }, index) => {
          const clock = wallClock(sentAt, timeZone)
          expect(clock.minutes >= SENDING_HOURS.from && clock.minutes < SENDING_HOURS.to).toBe(true)
          expect(clock.date >= dueOn && clock.date <= base.followUp.windowEndsOn).toBe(true)
          const earlier = sent[index - 1]
          if (!earlier) return
          expect(number).toBeGreaterThan(earlier.number)
          expect(clock.date >= addDays(wallClock(earlier.at, timeZone).date, REMINDER_GAP)).toBe(true)
        })
      }),
    )
  })

  it('is the newest alone after an outage', () => {
    const now = at('2026-11-27T09:00:00Z')
    expect([1, 2, 3].map((number) => decideReminder(number, state, now).do)).toEqual(['drop', 'drop', 'send'])
  })
})
