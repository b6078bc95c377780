import { describe, expect, it } from 'vitest'
import { isLeadPaused, pauseLead } from './lead-pause.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000)

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('"not now"', () => {
  it('lasts for 30 days', () => {
    const device = storage()
    expect(isLeadPaused(device, now)).toBe(false)
    pauseLead(device, now)
    expect(isLeadPaused(device, now)).toBe(true)
    expect(isLeadPaused(device, later(29.9))).toBe(true)
    expect(isLeadPaused(device, later(30))).toBe(false)
  })

  it('ignores a stored value that is not an instant', () => {
    const device = storage()
    device.setItem('second_factor_later', 'soon')
    expect(isLeadPaused(device, now)).toBe(false)
  })

  it('causes no error in a browser without storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    pauseLead({ setItem: refuse }, now)
    expect(isLeadPaused({ getItem: refuse }, now)).toBe(false)
  })
})
