import { expect, it } from 'vitest'
import { keptByZone } from './local-date.ts'

function counted() {
  const made: string[] = []
  const formatIn = keptByZone((timeZone) => {
    made.push(timeZone)
    return new Intl.DateTimeFormat('en', { timeZone })
  })
  return { made, formatIn }
}

it('makes the format of a zone once', () => {
  const { made, formatIn } = counted()
  const berlin = formatIn('Europe/Berlin')
  expect(formatIn('Asia/Tokyo').resolvedOptions().timeZone).toBe('Asia/Tokyo')
  expect(formatIn('Europe/Berlin')).toBe(berlin)
  expect(made).toEqual(['Europe/Berlin', 'Asia/Tokyo'])
})

it('keeps no zone that does not exist', () => {
  const { made, formatIn } = counted()
  for (const _ of [1, 2]) expect(() => formatIn('Europe/Nowhere')).toThrow(RangeError)
  expect(made).toHaveLength(2)
})

it('keeps a limited number, and makes the others each time', () => {
  const made: string[] = []
  const formatIn = keptByZone((name) => {
    made.push(name)
    return new Intl.DateTimeFormat('en', { timeZone: 'UTC' })
  })
  const names = Array.from({ length: 601 }, (_, index) => `zone ${index}`)
  for (const name of [...names, ...names]) formatIn(name)
  expect(made).toEqual([...names, 'zone 600'])
})
