import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import { waveOf } from '../milestones.ts'
import {
  DEFAULT_PROTOCOL,
  MAX_MILESTONES,
  MILESTONE_DAYS,
  MILESTONE_GAP,
  protocolProblems,
} from './protocol.ts'
import {
  earliestOpen,
  firstFreeDay,
  isEarly,
  isPrimary,
  rescheduleFollowUp,
  scheduleFollowUps,
} from './schedule.ts'

const FITTED = '2026-11-20'
const days = (on: string) => daysBetween(FITTED, on)
const windowsOf = (...milestones: number[]) =>
  scheduleFollowUps({ milestones, reminderDays: [] }, FITTED).map(({ opensOn, dueOn, windowEndsOn }) =>
    [opensOn, dueOn, windowEndsOn].map(days),
  )
const milestones = fc
  .uniqueArray(fc.integer(MILESTONE_DAYS), { minLength: 1, maxLength: MAX_MILESTONES })
  .map((list) => list.toSorted((a, b) => a - b))
  .filter((list) => list.every((day, index) => index === 0 || day - (list[index - 1] ?? 0) >= MILESTONE_GAP))

describe('the schedule', () => {
  it('has three follow-ups with the documented windows by default', () => {
    expect(windowsOf(...DEFAULT_PROTOCOL.milestones, 365)).toEqual([
      [10, 14, 27],
      [28, 42, 63],
      [75, 90, 120],
      [330, 365, 420],
    ])
    expect(scheduleFollowUps(DEFAULT_PROTOCOL, FITTED)[0]).toEqual({
      milestone: 14,
      opensOn: '2026-11-30',
      dueOn: '2026-12-04',
      windowEndsOn: '2026-12-17',
    })
  })

  it('opens a custom milestone 30 % before and ends it 50 % after, at least 14 days after', () => {
    expect(windowsOf(60)).toEqual([[42, 60, 90]])
    expect(windowsOf(20)).toEqual([[14, 20, 34]])
  })

  it('ends a window the day before the next opens, and opens none before the one before is due', () => {
    expect(windowsOf(14, 45)).toEqual([
      [10, 14, 27],
      [31, 45, 68],
    ])
    expect(windowsOf(30, 42)).toEqual([
      [21, 30, 30],
      [31, 42, 63],
    ])
  })

  it('opens, is due and ends in this order for any protocol, and never overlaps', () => {
    fc.assert(
      fc.property(milestones, (list) => {
        expect(protocolProblems({ milestones: list, reminderDays: [0, 3, 7] })).toEqual([])
        const followUps = scheduleFollowUps({ milestones: list, reminderDays: [] }, FITTED)
        expect(followUps.map(({ milestone }) => milestone)).toEqual(list)
        followUps.forEach(({ milestone, opensOn, dueOn, windowEndsOn }, index) => {
          expect(days(dueOn)).toBe(milestone)
          expect(opensOn > FITTED && opensOn <= dueOn && dueOn <= windowEndsOn).toBe(true)
          const next = followUps[index + 1]
          if (next) expect(windowEndsOn < next.opensOn).toBe(true)
        })
      }),
    )
  })

  it.each([
    [42, 27, false],
    [42, 28, true],
    [42, 63, true],
    [42, 64, false],
    [14, 30, true],
    [60, 30, false],
    [60, 42, true],
    [90, 63, false],
  ])('of milestone %i is a primary result on day %i: %s', (milestone, passed, primary) => {
    expect(isPrimary(milestone, passed)).toBe(primary)
  })

  it.each([
    [14, 9, true],
    [14, 10, false],
    [42, 14, true],
    [42, 28, false],
    [60, 41, true],
    [60, 42, false],
  ])('of milestone %i is answered early on day %i: %s', (milestone, passed, early) => {
    expect(isEarly(milestone, passed)).toBe(early)
  })

  it('moves a window with its due date, up to the next one', () => {
    const [first, second] = scheduleFollowUps(DEFAULT_PROTOCOL, FITTED)
    if (!first || !second) throw new Error('the default protocol has three milestones')
    expect(rescheduleFollowUp(first, '2026-12-01', second)).toEqual({
      milestone: 14,
      opensOn: '2026-11-27',
      dueOn: '2026-12-01',
      windowEndsOn: '2026-12-14',
    })
    const soon = addDays(second.opensOn, -9)
    expect(rescheduleFollowUp(first, soon, second).windowEndsOn).toBe(addDays(second.opensOn, -1))
  })

  it('leaves a week to answer, even if the next one is open already', () => {
    const [first, second] = scheduleFollowUps(DEFAULT_PROTOCOL, FITTED)
    if (!first || !second) throw new Error('the default protocol has three milestones')
    expect(rescheduleFollowUp(first, '2027-03-01', second).windowEndsOn).toBe('2027-03-08')
    expect(rescheduleFollowUp(first, addDays(second.opensOn, -1), second).windowEndsOn).toBe(
      addDays(second.opensOn, 6),
    )
  })

  it('chooses the earliest follow-up that can be answered today', () => {
    const followUps = scheduleFollowUps({ milestones: [14, 42], reminderDays: [] }, FITTED).map((one) => ({
      ...one,
      ended: false,
    }))
    const openOn = (day: number) => earliestOpen(followUps, addDays(FITTED, day))?.milestone
    expect([9, 10, 27, 28, 63, 64].map(openOn)).toEqual([undefined, 14, 14, 42, 42, undefined])
    const answered = followUps.map((one) => ({ ...one, ended: one.milestone === 14 }))
    expect(earliestOpen(answered, addDays(FITTED, 20))).toBeUndefined()
  })
})

describe('a protocol', () => {
  it.each([
    [[], [0], ['no_milestones']],
    [[6], [0], ['milestone_out_of_range']],
    [[14.5], [0], ['milestone_out_of_range']],
    [[731], [0], ['milestone_out_of_range']],
    [[14, 20], [0], ['milestones_too_close']],
    [[42, 14], [0], ['milestones_too_close']],
    [[14, 28, 42, 60, 90, 180, 365], [0], ['too_many_milestones']],
    [[14], [0, 3, 7, 10], ['too_many_reminders']],
    [[14], [-1], ['reminder_out_of_range']],
    [[14], [3, 3], ['reminders_not_apart']],
    [[14], [], []],
  ])('milestones %j, reminders %j: %j', (list, reminderDays, problems) => {
    expect(protocolProblems({ milestones: list, reminderDays })).toEqual(problems)
  })

  it('chooses the questions by the time since the fit', () => {
    expect([7, 14, 27, 28, 42, 74, 75, 90, 329, 330, 365].map(waveOf)).toEqual([
      'early',
      'early',
      'early',
      'primary',
      'primary',
      'primary',
      'lasting',
      'lasting',
      'lasting',
      'yearly',
      'yearly',
    ])
  })
})

describe('the first free day for a follow-up', () => {
  const others = ['2026-12-04', '2026-12-05']
  it.each([
    ['is the wished one where no other is due', '2026-12-03', '2026-12-03'],
    ['is after those on which others are due', '2026-12-04', '2026-12-06'],
    ['is after the one that others are due on', '2026-12-05', '2026-12-06'],
  ])('%s', (_what, wished, free) => {
    expect(firstFreeDay(wished, others)).toBe(free)
  })
})
