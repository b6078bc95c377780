import fc from 'fast-check'

const FIRST_SURROGATE = 0xd800
const SURROGATES = 0x800
const LAST = 0x10ffff

const isOneCharacter = (text: unknown): text is string => typeof text === 'string' && [...text].length === 1

/**
 * Any code point but a surrogate, for the strings of tests. fast-check's own unit `binary` gives the same, but lists all
 * million of them first, which takes a second in each process.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.integer({ min: 0, max: LAST - SURROGATES }).map(
  (number) => String.fromCodePoint(number < FIRST_SURROGATE ? number : number + SURROGATES),
  (text) => {
    const point = isOneCharacter(text) ? (text.codePointAt(0) ?? 0) : FIRST_SURROGATE
    if (point >= FIRST_SURROGATE && point < FIRST_SURROGATE + SURROGATES) throw new Error('not a character')
    return point < FIRST_SURROGATE ? point : point - SURROGATES
  },
)
