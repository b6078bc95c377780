import { expect, it } from 'vitest'
import { nextStep } from './next-step.ts'
import { SESSION_STATUSES } from './session-status.ts'

const nothing = { openAlerts: 0, unreadForms: 0 }

it('is to resolve alerts first, then to read what came', () => {
  for (const status of SESSION_STATUSES) {
    expect(nextStep(status, { openAlerts: 1, unreadForms: 2 })).toBe('resolve')
    expect(nextStep(status, { openAlerts: 0, unreadForms: 2 })).toBe('read')
  }
})

it('follows from the status when nothing presses', () => {
  expect(SESSION_STATUSES.map((status) => nextStep(status, nothing))).toEqual([
    'fit',
    'wait_intake',
    'wait_intake',
    'invite_again',
    'fit',
    'wait_follow_up',
    'wait_follow_up',
    'new_fit',
    'new_fit',
  ])
})
