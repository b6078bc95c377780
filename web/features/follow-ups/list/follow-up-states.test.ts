import { expect, it } from 'vitest'
import { actionsFor, type FollowUpEntry, reasonOf, tabIn } from './follow-up-states.ts'

const entry: FollowUpEntry = {
  id: 'a',
  sessionId: 'b',
  riderId: 'c',
  riderName: 'Jonas',
  milestone: 14,
  daysAfterFit: 14,
  opensOn: '2026-11-16',
  dueOn: '2026-12-04',
  windowEndsOn: '2026-12-17',
  status: 'due',
  submittedAt: null,
  reminders: [],
  unreachable: null,
}
const sent = [1, 2, 3].map((number) => ({
  number,
  at: '2026-12-04T08:00:00Z',
  state: 'sent' as const,
  reason: null,
}))
const can = (more: Partial<FollowUpEntry>) =>
  Object.entries(actionsFor({ ...entry, ...more }))
    .filter(([, allowed]) => allowed)
    .map(([action]) => action)

it('offers what the server accepts, and nothing else', () => {
  expect(can({})).toEqual(['send', 'move', 'together', 'skip'])
  expect(can({ reminders: sent })).toEqual(['move', 'together', 'skip'])
  expect(can({ unreachable: 'stopped' })).toEqual(['move', 'together', 'skip'])
  expect(can({ status: 'missed' })).toEqual(['move', 'together', 'skip'])
  expect(can({ status: 'skipped' })).toEqual(['unskip'])
  expect(can({ status: 'submitted' })).toEqual(['read'])
})

it('offers another fitter nothing but to read the answers', () => {
  const offered = (status: FollowUpEntry['status']) => {
    const { read, ...more } = actionsFor({ ...entry, status }, true)
    expect(Object.values(more)).not.toContain(true)
    return read
  }
  expect([offered('scheduled'), offered('skipped'), offered('submitted')]).toEqual([false, false, true])
})

it.each([
  ['stopped', 'stopped'],
  ['address_failed', 'address_failed'],
  ['no_address', 'no_address'],
  ['smtp_550', 'address'],
  ['address_refused', 'address'],
  ['smtp_451', 'server'],
  ['not_sent', 'server'],
])('returns the reason for the code %s', (code, reason) => {
  expect(reasonOf(code)).toBe(reason)
})

it('shows what needs action when the URL names no known tab', () => {
  expect(tabIn(new URLSearchParams('state=call'))).toBe('call')
  expect(tabIn(new URLSearchParams('state=nonsense'))).toBe('alerts')
  expect(tabIn(new URLSearchParams())).toBe('alerts')
})
