import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from './any-character.arbitrary.ts'
import { decodedWords, WORDS_HEADER, withoutWords } from './search-words.ts'

it('moves the words of a search from the address into a header, and leaves the rest', () => {
  expect(withoutWords('/api/clients?filter=all&search=J%C3%B6rg+M&limit=30')).toEqual({
    address: '/api/clients?filter=all&limit=30',
    headers: { [WORDS_HEADER]: 'J%C3%B6rg%20M' },
  })
  expect(withoutWords('/api/cases?words=knee')).toEqual({
    address: '/api/cases',
    headers: { [WORDS_HEADER]: 'knee' },
  })
  expect(withoutWords('/api/clients?limit=30')).toEqual({ address: '/api/clients?limit=30', headers: {} })
})

it('gives the server what was typed, whatever it was, in a header that any server accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (typed) => {
      const { address, headers } = withoutWords(`/api/clients?${new URLSearchParams({ search: typed })}`)
      const header = headers[WORDS_HEADER] ?? ''
      expect(address).toBe('/api/clients')
      expect(header).toMatch(/^[\x21-\x7e]*$/)
      expect(decodedWords(header)).toBe(typed.toWellFormed())
    }),
  )
})

it('reads no header that was not encoded', () => expect(decodedWords('50% off')).toBeUndefined())
