import { expect, it } from 'vitest'
import { readAddressList } from './address-list.ts'

it('reads addresses from lines, commas and semicolons, with and without names, each once', () => {
  const pasted = 'ana@example.org\nJonas Meier <jonas@example.org>, lou@Example.org; ANA@example.org\n\n'
  expect(readAddressList(pasted)).toEqual({
    addresses: ['ana@example.org', 'jonas@example.org', 'lou@example.org'],
    unreadable: [],
  })
})

it('names what is no address', () => {
  expect(readAddressList('ana@example, Meier; lou@example.org')).toEqual({
    addresses: ['lou@example.org'],
    unreadable: ['ana@example', 'Meier'],
  })
  expect(readAddressList(' , ')).toEqual({ addresses: [], unreadable: [] })
})
