import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What the current test has printed to the console. Any output fails the test. */
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
