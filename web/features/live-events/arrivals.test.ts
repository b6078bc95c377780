import { expect, it } from 'vitest'
import { arrivals } from './arrivals.ts'

const submission = (id: string, submittedAt: string) => ({
  id,
  sessionId: id,
  riderId: id,
  kind: 'intake' as const,
  name: id,
  daysAfterFit: null,
  submittedAt,
  revision: 1,
  zones: {},
  goals: [],
  marks: 0,
  unread: true,
  fitted: false,
})
const jonas = submission('jonas', '2026-11-20T09:00:00.000Z')
const marta = submission('marta', '2026-11-20T08:00:00.000Z')
const old = submission('old', '2025-01-01T08:00:00.000Z')

it('finds the new ones', () => expect(arrivals([marta], [jonas, marta])).toEqual([jonas]))
it('finds the first one', () => expect(arrivals([], [marta])).toEqual([marta]))
it('ignores an older one that has moved up in the list', () => {
  expect(arrivals([jonas, marta], [jonas, old])).toEqual([])
})
