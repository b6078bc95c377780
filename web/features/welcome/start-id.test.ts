import { expect, it } from 'vitest'
import { startIdOf } from './start-id.ts'

function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('keeps one id per tab, even after a reload', () => {
  const here = tab()
  const first = startIdOf(here)
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(startIdOf(here)).toBe(first)
  expect(startIdOf(tab())).not.toBe(first)
})

it('makes a new id each time if there is no storage', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  expect(startIdOf({ getItem: refuse, setItem: refuse })).toMatch(/^[\da-f-]{36}$/)
})
