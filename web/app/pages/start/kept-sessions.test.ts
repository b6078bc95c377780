import { expect, it } from 'vitest'
import { keptSessions } from './kept-sessions.ts'

const session = (name: string) => ({
  id: name,
  createdAt: '2026-11-01T09:00:00Z',
  fittedAt: null,
  rider: { name },
})

it('lists the sessions among what was read, in the same order', () => {
  const reads = new Map<string, unknown>([
    ['/api/sessions/b', session('b')],
    ['/api/sessions/b/intake/submission', { answers: {} }],
    ['/api/sessions/a', { ...session('a'), fittedAt: '2026-11-02T09:00:00Z' }],
  ])
  expect(keptSessions(reads)).toEqual([
    { id: 'b', riderName: 'b', createdAt: '2026-11-01T09:00:00Z', fittedAt: null },
    { id: 'a', riderName: 'a', createdAt: '2026-11-01T09:00:00Z', fittedAt: '2026-11-02T09:00:00Z' },
  ])
})

it('leaves out what it cannot name', () => {
  const { rider: _, ...nameless } = session('c')
  expect(keptSessions(new Map<string, unknown>([['/api/sessions/c', nameless]]))).toEqual([])
})
