import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What a test prints, nobody reads. So nothing may be printed: noise is a failure. */
const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      printed.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
})

afterEach(() => {
  expect(printed).toEqual([])
})
