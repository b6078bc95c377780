import { describe, expect, it } from 'vitest'
import { type FollowUp, scoresIn, shownOf } from './sent-follow-ups.ts'

function followUp(milestone: number, status: FollowUp['status'], revision?: string): FollowUp {
  const at = '2026-03-01T10:00:00.000Z'
  return {
    followUpId: `f${milestone}`,
    milestone,
    daysAfterFit: milestone,
    opensOn: '2026-02-25',
    dueOn: '2026-03-01',
    windowEndsOn: '2026-03-20',
    status,
    reminders: [],
    unreachable: null,
    submission: revision
      ? {
          id: revision,
          formVersion: 1,
          revision: 2,
          submittedAt: at,
          language: 'en',
          assisted: false,
          daysPassed: 14,
          early: false,
          primary: false,
          answers: {},
          revisions: [
            { id: revision, revision: 2, submittedAt: at },
            { id: `${revision}-before`, revision: 1, submittedAt: at },
          ],
        }
      : null,
  }
}

const items = [followUp(90, 'scheduled'), followUp(42, 'due'), followUp(14, 'submitted', 's14')]
const asked = { milestone: undefined, revision: null }

describe('which follow-up is shown', () => {
  it('is the one requested by its milestone, or by one of its revisions', () => {
    expect(shownOf(items, { ...asked, milestone: 42 })?.milestone).toBe(42)
    expect(shownOf(items, { ...asked, revision: 's14-before' })?.milestone).toBe(14)
  })
  it('else is the latest answered, else the latest asked, else the first upcoming one', () => {
    expect(shownOf(items, asked)?.milestone).toBe(14)
    expect(shownOf(items.slice(0, 2), asked)?.milestone).toBe(42)
    expect(shownOf([followUp(90, 'scheduled'), followUp(42, 'scheduled')], asked)?.milestone).toBe(42)
    expect(shownOf([], asked)).toBeUndefined()
  })
})

it('takes only scores of zones from the response', () => {
  expect(scoresIn({ knees: 6, hands: 0, moon: 3, feet: 9 })).toEqual({ knees: 6, hands: 0 })
})
