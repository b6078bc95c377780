import { expect, it } from 'vitest'
import { punctuationOf } from './punctuation.ts'

it.each([
  ['en-GB', 'One. Two.'],
  ['ko', 'One. Two.'],
  ['th', 'One. Two.'],
  ['ja', 'One.Two.'],
  ['zh-CN', 'One.Two.'],
  ['zh-Hant-TW', 'One.Two.'],
])('puts a space between sentences where the language does: %s', (locale, read) => {
  expect(punctuationOf(locale).sentences(['One.', undefined, 'Two.', null])).toBe(read)
})

it.each([
  ['en-GB', 'all fits, until 5 May'],
  ['ko', 'all fits, until 5 May'],
  ['th', 'all fits, until 5 May'],
  ['ja', 'all fits、until 5 May'],
  ['zh-CN', 'all fits，until 5 May'],
  ['zh-Hant-TW', 'all fits，until 5 May'],
])('puts the comma of the language between phrases: %s', (locale, read) => {
  expect(punctuationOf(locale).phrases(['all fits', null, 'until 5 May', undefined])).toBe(read)
})

it.each([
  ['en-GB', 'Number: 123'],
  ['fr-CH', 'Number\u202f: 123'],
  ['ko', 'Number: 123'],
  ['ja', 'Number：123'],
  ['zh-TW', 'Number：123'],
])('puts the colon of the language after a label: %s', (locale, read) => {
  expect(punctuationOf(locale).labelled('Number', '123')).toBe(read)
})

it.each([
  ['en-GB', 'before, tape; after, laser'],
  ['fr', 'before, tape\u202f; after, laser'],
  ['th', 'before, tape; after, laser'],
  ['zh-CN', 'before, tape；after, laser'],
])('puts the semicolon of the language between clauses: %s', (locale, read) => {
  expect(punctuationOf(locale).clauses(['', 'before, tape', 'after, laser'])).toBe(read)
})

it('writes no colon where one of the two is missing', () => {
  expect(punctuationOf('en').labelled(null, 'short nose')).toBe('short nose')
  expect(punctuationOf('fr').labelled('New saddle', null)).toBe('New saddle')
})
