import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { FAMILIES, type FamilyName } from './families.ts'

/** A part of a typeface: the characters of one script, or a part of a Han typeface. */
export interface Slice {
  family: FamilyName
  /** Unique among all slices. Documents use it as the font's name. */
  name: string
  /** The compressed variable font. */
  file: string
  /** Inclusive ranges, as the package declares them. The font may have fewer characters. */
  ranges: readonly (readonly [first: number, last: number])[]
}

const rangesByPart = z.record(z.string(), z.string())
const require = createRequire(import.meta.url)

/** Parses `U+0100-02BA`. */
function readRange(text: string): [first: number, last: number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function readSlices(family: FamilyName): Slice[] {
  const { package: name, files } = FAMILIES[family]
  // The package only exports its style sheet; the other files are in the same folder.
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

/** The slices of a typeface that may contain all of some characters. The list is read once per process. */
export function slicesWith(family: FamilyName, points: readonly number[]): Slice[] {
  const slices = read.get(family) ?? readSlices(family)
  read.set(family, slices)
  return slices.filter((slice) => points.every((point) => mayHave(slice, point)))
}
