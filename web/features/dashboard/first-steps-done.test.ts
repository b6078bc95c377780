import { expect, it } from 'vitest'
import { firstStepsDone } from './first-steps-done.ts'

const none = { due: 0, overdue: 0, call: 0, planned: 0, answered: 0, alerts: 0 }
const intake = { kind: 'intake', unread: true } as const

it.each([
  ['nothing for a new fitter', { invitations: 0, submissions: [], followUps: none }, []],
  ['the invitation', { invitations: 1, submissions: [], followUps: none }, ['invite']],
  [
    'the intake, also of a rider without an invitation',
    { invitations: 0, submissions: [intake], followUps: none },
    ['invite', 'answer'],
  ],
  [
    'reading it',
    { invitations: 1, submissions: [intake, { ...intake, unread: false }], followUps: none },
    ['invite', 'answer', 'read'],
  ],
  [
    'the fit, by its planned follow-ups',
    { invitations: 1, submissions: [{ ...intake, unread: false }], followUps: { ...none, planned: 3 } },
    ['invite', 'answer', 'read', 'fit'],
  ],
])('ticks %s', (_, practice, done) => {
  expect([...firstStepsDone(practice)]).toEqual(done)
})
