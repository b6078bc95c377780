import { expect, it } from 'vitest'
import { formatsOf } from './use-format.ts'

it.each([
  ['en-GB', 'One. Two.'],
  ['ko', 'One. Two.'],
  ['th', 'One. Two.'],
  ['ja', 'One.Two.'],
  ['zh-CN', 'One.Two.'],
  ['zh-Hant-TW', 'One.Two.'],
])('puts a space between sentences where the language does: %s', (locale, read) => {
  expect(formatsOf(locale).sentences(['One.', undefined, 'Two.', null])).toBe(read)
})
