import { describe, expect, it } from 'vitest'
import type { InvitationFacts } from './invitation-state.ts'
import { invitationState } from './invitation-state.ts'

const at = (day: number) => new Date(Date.UTC(2027, 0, day))
const facts: InvitationFacts = {
  expiresAt: at(31),
  openedAt: null,
  startedAt: null,
  submittedAt: null,
  withdrawnAt: null,
}

describe('invitationState', () => {
  it.each([
    ['sent', {}, 1],
    ['opened', { openedAt: at(2) }, 3],
    ['started', { openedAt: at(2), startedAt: at(3) }, 4],
    ['submitted', { openedAt: at(2), startedAt: at(3), submittedAt: at(4) }, 5],
    ['submitted', { submittedAt: at(4) }, 60],
    ['expired', { openedAt: at(2), startedAt: at(3) }, 31],
    ['sent', {}, 30],
    ['withdrawn', { openedAt: at(2), withdrawnAt: at(3) }, 60],
  ] as const)('is %s', (state, happened, today) => {
    expect(invitationState({ ...facts, ...happened }, at(today))).toBe(state)
  })
})
