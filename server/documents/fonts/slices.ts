import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { FAMILIES, type FamilyName } from './families.ts'

/** A part of a typeface: the characters of one script, or some of the many of a Han typeface. */
export interface Slice {
  family: FamilyName
  /** Unique among all slices; documents call the font by it. */
  name: string
  /** The compressed variable font. */
  file: string
  /** Inclusive, as the package declares them; the font may have less. */
  ranges: readonly (readonly [first: number, last: number])[]
}

const rangesByPart = z.record(z.string(), z.string())
const require = createRequire(import.meta.url)

/** `U+0100-02BA` as numbers. */
function readRange(text: string): [first: number, last: number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function readSlices(family: FamilyName): Slice[] {
  const { package: name, files } = FAMILIES[family]
  // The package exports its style sheet only by name; the rest lies beside it.
  const folder = path.dirname(require.resolve(name))
  const parts = rangesByPart.parse(JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')))
  return Object.entries(parts).map(([part, ranges]) => {
    const plain = part.replace(/[[\]]/g, '')
    return {
      family,
      name: `${family}-${plain}`,
      file: path.join(folder, 'files', `${files}-${plain}-wght-normal.woff2`),
      ranges: ranges.split(',').map(readRange),
    }
  })
}

const read = new Map<FamilyName, Slice[]>()

const mayHave = ({ ranges }: Slice, point: number): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last)

/** The slices of a typeface that may hold all of some characters; the list is read once per process. */
export function slicesWith(family: FamilyName, points: readonly number[]): Slice[] {
  const slices = read.get(family) ?? readSlices(family)
  read.set(family, slices)
  return slices.filter((slice) => points.every((point) => mayHave(slice, point)))
}
