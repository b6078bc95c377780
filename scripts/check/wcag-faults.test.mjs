import { expect, it } from 'vitest'
import { wcagFaults } from './wcag-faults.mjs'

const criteria = { '1.1.1': 'A', '1.4.3': 'AA', '1.4.9': 'AAA' }
const files = { 'e2e/a.e2e.ts': "test('a whole fit', …" }
const read = (/** @type {string} */ place) => new Map(Object.entries(files)).get(place) ?? null

const first = '| 1.1.1 | A | Text alternatives | supports | `e2e/a.e2e.ts`: “a whole fit” |'
const second = '| 1.4.3 | AA | Contrast | not applicable | nothing has a colour |'

it('accepts a sheet with every criterion of levels A and AA, and any of level AAA', () => {
  expect(wcagFaults([first, second].join('\n'), criteria, read)).toEqual([])
  const third = '| 1.4.9 | AAA | No images of text | supports | `e2e/a.e2e.ts` |'
  expect(wcagFaults([first, second, third].join('\n'), criteria, read)).toEqual([])
})

it('refuses a sheet without a criterion', () => {
  expect(wcagFaults(first, criteria, read)).toEqual(['1.4.3 is missing'])
})

it.each([
  ['| 1.1.1 | A | x | supports |  |', '1.1.1 is supports, and no file or test shows it'],
  [
    '| 1.1.1 | A | x | partially | photos have none, which is a pity |',
    '1.1.1 is partially, and no file or test shows it',
  ],
  ['| 1.1.1 | A | x | supports | `e2e/gone.e2e.ts` |', '1.1.1: e2e/gone.e2e.ts does not exist'],
  [
    '| 1.1.1 | A | x | supports | `e2e/a.e2e.ts`: “half a fit” |',
    '1.1.1: e2e/a.e2e.ts has no test “half a fit”',
  ],
  ['| 1.1.1 | A | x | not applicable |  |', '1.1.1 is not applicable: say why'],
  ['| 1.1.1 | AA | x | supports | `e2e/a.e2e.ts` |', '1.1.1 is of level A, not AA'],
])('refuses %s', (line, fault) => {
  expect(wcagFaults([line, second].join('\n'), criteria, read)).toEqual([fault])
})
