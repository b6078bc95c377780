import { expect, it } from 'vitest'
import { asvsFaults } from './asvs-faults.mjs'

const requirements = { 1.1: { 1: [2], 2: [1] } }
const files = { 'server/a.test.ts': "it('refuses a stranger', …", 'README.md': '', 'web/ui/': '' }
const read = (/** @type {string} */ place) => new Map(Object.entries(files)).get(place) ?? null

/** @param {string[]} lines */
const faultsOf = (...lines) => asvsFaults(lines.join('\n'), requirements, read)

const first = '| 1.1.1 | 2 | Something | met | `server/a.test.ts`: “refuses a stranger” |'
const second = '| 1.1.2 | 1 | Another | not applicable | there is nothing like it |'

it('accepts a sheet with evidence or a reason for every requirement', () => {
  expect(faultsOf('# A page', first, second)).toEqual([])
  expect(faultsOf('| 1.1.1 | 2 | x | met | a folder, `web/ui/`, and `README.md` |', second)).toEqual([])
})

it.each([
  ['| 1.1.1 | 2 | x | met | everybody knows it |', '1.1.1 is met, and no file or test shows it'],
  ['| 1.1.1 | 2 | x | met |  |', '1.1.1 is met, and no file or test shows it'],
  ['| 1.1.1 | 2 | x | met | `server/gone.ts` |', '1.1.1: server/gone.ts does not exist'],
  ['| 1.1.1 | 2 | x | open | see `docs/gone.md` |', '1.1.1: docs/gone.md does not exist'],
  [
    '| 1.1.1 | 2 | x | met | `server/a.test.ts`: “accepts all” |',
    '1.1.1: server/a.test.ts has no test “accepts all”',
  ],
  ['| 1.1.1 | 2 | x | open | `README.md` |', '1.1.1 is open: say why'],
  ['| 1.1.1 | 2 | x | open | nobody has done it yet |', '1.1.1 is open, and no file or test shows it'],
  ['| 1.1.1 | 2 | x | not applicable | no |', '1.1.1 is not applicable: say why'],
  ['| 1.1.1 | 1 | x | met | `README.md` |', '1.1.1 is of level 2, not 1'],
  [
    '| 1.1.1 | 2 | x | partly | `README.md`, the rest later |',
    '1.1.1 has the state “partly”: use met, open, not applicable',
  ],
])('refuses %s', (line, fault) => {
  expect(faultsOf(line, second)).toEqual([fault])
})

it('refuses a missing requirement, one that stands there twice, and an unknown one', () => {
  expect(faultsOf(first)).toEqual(['1.1.2 is missing'])
  expect(faultsOf(first, first, second)).toEqual(['1.1.1 stands here twice'])
  expect(faultsOf(first, second, first.replace('1.1.1', '1.9.9'))).toEqual([
    '1.9.9 is no requirement of level 1 or 2',
  ])
})
