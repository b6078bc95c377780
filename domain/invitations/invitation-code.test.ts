import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  makeInvitationCode,
  readInvitationCode,
  spacedCode,
} from './invitation-code.ts'

it('uses letters and digits that cannot be mistaken for each other', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length)
  for (const pair of ['0O', '0D', 'OQ', '1I', '1L', 'IL', '2Z', '5S', '6G', '8B', 'UV']) {
    expect([...pair].filter((character) => CODE_ALPHABET.includes(character)).length).toBeLessThan(2)
  }
})

it('is read in any spelling', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: CODE_ALPHABET.length - 1 }), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH }),
      (picks) => {
        const left = [...picks]
        const code = makeInvitationCode(() => left.pop() ?? 0)
        expect(code).toHaveLength(CODE_LENGTH)
        for (const typed of [
          code,
          code.toLowerCase(),
          spacedCode(code),
          ` ${code.slice(0, 3)}–${code.slice(3)}\n`,
          [...code].map((one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).join(''),
        ]) {
          expect(readInvitationCode(typed)).toBe(code)
        }
      },
    ),
  )
})

it.each(['', 'ACDE', 'ACDEFHJKM', 'ACDEFHJ0', 'ACDEFHJ\u0000', 'A'.repeat(1000)])('refuses %j', (typed) => {
  expect(readInvitationCode(typed)).toBeUndefined()
})
