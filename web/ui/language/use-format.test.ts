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

it.each([
  ['en-GB', 'all fits, until 5 May'],
  ['ko', 'all fits, until 5 May'],
  ['th', 'all fits, until 5 May'],
  ['ja', 'all fits、until 5 May'],
  ['zh-CN', 'all fits，until 5 May'],
  ['zh-Hant-TW', 'all fits，until 5 May'],
])('puts the comma of the language between phrases: %s', (locale, read) => {
  expect(formatsOf(locale).phrases(['all fits', null, 'until 5 May', undefined])).toBe(read)
})
