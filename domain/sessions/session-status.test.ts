import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import type { FollowUpFacts } from './follow-up-status.ts'
import { FOLLOW_UP_STATUSES, followUpEnded, followUpStatus } from './follow-up-status.ts'
import type { SessionFacts } from './session-status.ts'
import { SESSION_STATUSES, sessionStatus } from './session-status.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const TODAY = '2026-11-20'
const EARLIER = new Date('2026-11-01T12:00:00Z')
const LATER = new Date('2026-12-01T12:00:00Z')

const session = (facts: Partial<SessionFacts>): SessionFacts => ({
  invitedAt: null,
  invitationExpiresAt: null,
  intakeStartedAt: null,
  intakeSubmittedAt: null,
  fittedAt: null,
  closedAt: null,
  cancelledAt: null,
  followUps: [],
  ...facts,
})
const followUp = (dueOn: string, facts: Partial<FollowUpFacts> = {}): FollowUpFacts => ({
  dueOn,
  windowEndsOn: addDays(dueOn, 13),
  submittedAt: null,
  skippedAt: null,
  ...facts,
})

describe('a session', () => {
  const invited = { invitedAt: EARLIER, invitationExpiresAt: LATER }
  const lapsed = { invitedAt: EARLIER, invitationExpiresAt: NOW }
  const fitted = { intakeSubmittedAt: EARLIER, fittedAt: EARLIER }
  const due = followUp(TODAY)
  const done = followUp(TODAY, { submittedAt: NOW })

  it.each<[string, string, Partial<SessionFacts>]>([
    ['new', 'nothing happened', {}],
    ['invited', 'an invitation works', invited],
    ['expired', 'it works no more', lapsed],
    ['intake_started', 'a first answer was kept', { ...invited, intakeStartedAt: EARLIER }],
    ['expired', 'it works no more and the intake is unsent', { ...lapsed, intakeStartedAt: EARLIER }],
    ['intake_submitted', 'the intake was sent', { ...lapsed, intakeSubmittedAt: EARLIER }],
    ['fitted', 'the fit is done', { ...lapsed, ...fitted }],
    ['fitted', 'it was done without an intake', { fittedAt: NOW }],
    ['fitted', 'all follow-ups are ahead', { ...fitted, followUps: [followUp('2026-11-21')] }],
    ['following_up', 'the first is due', { ...fitted, followUps: [due, followUp('2027-01-01')] }],
    ['following_up', 'one is answered', { ...fitted, followUps: [done, followUp('2027-01-01')] }],
    ['closed', 'every follow-up has ended', { ...fitted, followUps: [done, followUp('2026-01-01')] }],
    ['closed', 'the fitter closed it', { ...fitted, followUps: [due], closedAt: NOW }],
    ['cancelled', 'it was called off', { ...invited, cancelledAt: NOW }],
  ])('is %s when %s', (status, _, facts) => {
    expect(sessionStatus(session(facts), NOW, TODAY)).toBe(status)
  })

  const instant = fc.option(fc.date({ min: EARLIER, max: LATER, noInvalidDate: true }), { nil: null })
  const dayNear = fc.integer({ min: -40, max: 40 }).map((days) => addDays(TODAY, days))
  const followUps = fc.array(
    fc.record({ dueOn: dayNear, windowEndsOn: dayNear, submittedAt: instant, skippedAt: instant }),
    { maxLength: 4 },
  )
  const anyFacts = fc.record({
    invitedAt: instant,
    invitationExpiresAt: instant,
    intakeStartedAt: instant,
    intakeSubmittedAt: instant,
    fittedAt: instant,
    closedAt: instant,
    cancelledAt: instant,
    followUps,
  })
  const rank = (status: (typeof SESSION_STATUSES)[number]) => SESSION_STATUSES.indexOf(status)

  it('has a status for any facts, and never goes back as time passes', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat({ max: 60 }), fc.nat({ max: 60 }), (facts, first, more) => {
        const on = (days: number) =>
          sessionStatus(facts, new Date(NOW.getTime() + days * 86_400_000), addDays(TODAY, days))
        expect(rank(on(first))).toBeGreaterThanOrEqual(0)
        expect(rank(on(first + more))).toBeGreaterThanOrEqual(rank(on(first)))
      }),
    )
  })

  it('never goes back when another event happens to it', () => {
    const facts = fc.constantFrom<Exclude<keyof SessionFacts, 'followUps' | 'invitationExpiresAt'>[]>(
      'invitedAt',
      'intakeSubmittedAt',
      'fittedAt',
      'closedAt',
      'cancelledAt',
    )
    fc.assert(
      fc.property(anyFacts, facts, (before, fact) => {
        const after = sessionStatus({ ...before, [fact]: before[fact] ?? NOW }, NOW, TODAY)
        expect(rank(after)).toBeGreaterThanOrEqual(rank(sessionStatus(before, NOW, TODAY)))
      }),
    )
  })
})

describe('a follow-up', () => {
  it.each([
    ['2026-11-19', 'scheduled'],
    ['2026-11-20', 'due'],
    ['2026-11-26', 'due'],
    ['2026-11-27', 'overdue'],
    ['2026-12-03', 'overdue'],
    ['2026-12-04', 'missed'],
  ])('due on 20 November is on %s %s', (today, status) => {
    expect(followUpStatus(followUp('2026-11-20'), today)).toBe(status)
  })

  it('ends when it is submitted or skipped, and never goes back', () => {
    expect(followUpStatus(followUp(TODAY, { skippedAt: NOW }), '2030-01-01')).toBe('skipped')
    expect(followUpStatus(followUp(TODAY, { skippedAt: NOW, submittedAt: NOW }), TODAY)).toBe('submitted')
    expect(FOLLOW_UP_STATUSES.filter(followUpEnded)).toEqual(['missed', 'submitted', 'skipped'])
  })
})
