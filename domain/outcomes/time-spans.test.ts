import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import { timeSpans } from './time-spans.ts'

describe('the spans of a run chart', () => {
  it.each([
    [16, 1],
    [15, 3],
    [4, 12],
  ])('with %i riders in two months have %i months', (riders, months) => {
    expect(timeSpans('2026-01-10', '2026-02-05', riders).months).toBe(months)
  })

  it('are calendar quarters, the first and last in full', () => {
    expect(timeSpans('2025-02-14', '2025-07-01', 24)).toEqual({
      months: 3,
      spans: [
        { from: '2025-01-01', to: '2025-03-31' },
        { from: '2025-04-01', to: '2025-06-30' },
        { from: '2025-07-01', to: '2025-09-30' },
      ],
    })
  })

  it('follow each other without gaps and hold both days', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2016-01-01', days))
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 5000 }),
        (from, days, riders) => {
          const to = addDays(from, days)
          const { spans } = timeSpans(from, to, riders)
          expect((spans[0]?.from ?? 'z') <= from).toBe(true)
          expect((spans.at(-1)?.to ?? '') >= to).toBe(true)
          for (const [index, span] of spans.entries()) {
            const next = spans[index + 1]
            if (next) expect(daysBetween(span.to, next.from)).toBe(1)
          }
          expect(spans.length).toBeLessThanOrEqual(24)
        },
      ),
    )
  })
})
