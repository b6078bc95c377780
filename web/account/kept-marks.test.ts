import { expect, it } from 'vitest'
import { hasMark, keepMark } from './kept-marks.ts'

it('remembers a mark, and no other', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(hasMark(storage, 'second_factor_read')).toBe(false)
  keepMark(storage, 'second_factor_read')
  expect(hasMark(storage, 'second_factor_read')).toBe(true)
  expect(hasMark(storage, 'first_steps_hidden')).toBe(false)
})

it('causes no error in a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  keepMark({ setItem: refuse }, 'first_steps_hidden')
  expect(hasMark({ getItem: refuse }, 'first_steps_hidden')).toBe(false)
})
