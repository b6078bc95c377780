import { expect, it } from 'vitest'
import { coursesOf, type ScoredForm, shareOfTime } from './course.ts'

const form = (at: string, zones: Record<string, number>, milestone: number | null = null): ScoredForm => ({
  sessionId: 's',
  kind: milestone === null ? 'intake' : 'follow_up',
  milestone,
  daysAfterFit: milestone,
  at,
  zones,
})

it('has each zone that was ever named over all forms; 0 without discomfort', () => {
  const forms = [form('2026-01-01', { knees: 5, hands: 3 }), form('2026-03-01', { knees: 1 }, 42)]
  expect(coursesOf(forms).map(({ zone, points }) => [zone, points.map(({ score }) => score)])).toEqual([
    ['knees', [5, 1]],
    ['hands', [3, 0]],
  ])
  expect(coursesOf([])).toEqual([])
})

it('places an instant between the first and the last; a single one in the middle', () => {
  expect(shareOfTime('2026-01-03', '2026-01-01', '2026-01-05')).toBe(0.5)
  expect(shareOfTime('2026-01-01', '2026-01-01', '2026-01-01')).toBe(0.5)
})
