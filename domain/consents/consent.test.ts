import { expect, it } from 'vitest'
import type { ConsentEntry } from './consent.ts'
import { consentInForce } from './consent.ts'

const entry = (purpose: ConsentEntry['purpose'], granted: boolean, day: string): ConsentEntry => ({
  purpose,
  granted,
  noticeVersion: '1.2',
  language: 'en',
  by: 'rider',
  at: new Date(day),
})

it('holds what the latest line of its purpose says, in whatever order the lines come', () => {
  const ledger = [
    entry('research', false, '2026-03-01'),
    entry('fit', true, '2026-01-01'),
    entry('research', true, '2026-02-01'),
  ]
  expect(consentInForce([], 'fit')).toBe(false)
  expect(consentInForce(ledger, 'fit')).toBe(true)
  expect(consentInForce(ledger, 'research')).toBe(false)
  expect(consentInForce([...ledger, entry('research', true, '2026-03-01')], 'research')).toBe(true)
})
