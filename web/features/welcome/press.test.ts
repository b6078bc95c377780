import { expect, it } from 'vitest'
import { pressOf } from './press.ts'

function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('a press stays the same for its tab, over a reload too, and is another in every other', () => {
  const here = tab()
  const first = pressOf(here)
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(pressOf(here)).toBe(first)
  expect(pressOf(tab())).not.toBe(first)
})

it('a browser that keeps nothing presses anew', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  expect(pressOf({ getItem: refuse, setItem: refuse })).toMatch(/^[\da-f-]{36}$/)
})
