import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentsToFit, type LedgerEntry, toAskAgain, withEnds } from './consent-ledger.ts'

const entry = (more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  purpose: 'fit',
  granted: true,
  at: '2026-01-01T00:00:00.000Z',
  noticeVersion: '1.2',
  riderId: 'a',
  ...more,
})

const ledgers = fc
  .array(
    fc.record({
      purpose: fc.constantFrom('fit', 'research', 'guardian'),
      granted: fc.boolean(),
      noticeVersion: fc.constantFrom('1.2', 'test-only'),
      riderId: fc.constantFrom('a', 'b', null),
    }),
  )
  .map((rows) =>
    rows.map((row, index) => ({ ...row, at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString() })),
  )

describe('the consent ledger', () => {
  it('ends each answer with the next one about the same, and no other', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        const read = withEnds(entries)
        expect(read.map((one) => one.entry)).toEqual(entries)
        for (const [index, { entry: one, endedAt }] of read.entries()) {
          const next = entries
            .slice(index + 1)
            .find(
              (later) =>
                later.purpose === one.purpose &&
                (one.purpose === 'research' || later.riderId === one.riderId),
            )
          expect(endedAt).toBe(next?.at ?? null)
        }
      }),
    )
  })

  it('asks again for what is in force under another version, once, and for nothing that was refused', () => {
    const old = entry({ noticeVersion: 'test-only' })
    expect(toAskAgain([old], '1.2')).toEqual([{ purpose: 'fit', riderId: 'a' }])
    expect(toAskAgain([old, entry()], '1.2')).toEqual([])
    expect(toAskAgain([old, entry({ granted: false })], '1.2')).toEqual([])
    expect(toAskAgain([entry({ noticeVersion: 'test-only', granted: false })], '1.2')).toEqual([])
    expect(toAskAgain([old, entry({ riderId: 'b' })], '1.2')).toEqual([{ purpose: 'fit', riderId: 'a' }])
    const research = entry({ purpose: 'research', noticeVersion: 'test-only' })
    expect(toAskAgain([research], '1.2')).toEqual([{ purpose: 'research', riderId: null }])
    expect(toAskAgain([research, entry({ purpose: 'research', riderId: 'b' })], '1.2')).toEqual([])
  })

  it('never asks for a guardian’s confirmation, nor when every answer is of the version in force', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        expect(toAskAgain(entries, '1.2').map(({ purpose }) => purpose)).not.toContain('guardian')
        expect(
          toAskAgain(
            entries.map((one) => ({ ...one, noticeVersion: '1.2' })),
            '1.2',
          ),
        ).toEqual([])
      }),
    )
  })

  it('knows a consent to the fit by the newest answer about that file', () => {
    expect(consentsToFit([], 'a')).toBe(false)
    expect(consentsToFit([entry(), entry({ riderId: 'b', granted: false })], 'a')).toBe(true)
    expect(consentsToFit([entry(), entry({ granted: false })], 'a')).toBe(false)
  })
})
