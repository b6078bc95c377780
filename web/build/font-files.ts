import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '../../locales/languages.ts'
import { scriptFontOf } from '../../locales/script-fonts.ts'

const PACKAGES = '@fontsource-variable'

const fileIn = (family: string, part: string): string =>
  fileURLToPath(import.meta.resolve(`${PACKAGES}/${family}/files/${family}-${part}-wght-normal.woff2`))

/** Inter's files for the languages in Latin script, the most common first. */
const INTER = ['latin', 'latin-ext', 'vietnamese'].map((part) => fileIn('inter', part))

/** Whether a range as CSS writes it, `U+30-39`, has a code point. */
function isIn(point: number, range: string): boolean {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16)
}

/** The parts into which a family is cut, each with the ranges of code points that it has. */
function partsOf(family: string): [part: string, ranges: string[]][] {
  const file = fileURLToPath(import.meta.resolve(`${PACKAGES}/${family}/unicode.json`))
  const parts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof parts !== 'object' || parts === null) throw new Error(`${file} names no parts`)
  // A numbered part is written in brackets.
  return Object.entries(parts).map(([part, ranges]) => [
    part.replace(/^\[(\d+)\]$/, '$1'),
    String(ranges).split(','),
  ])
}

/** The files of fonts that a text in a language may need: Inter's, then those of the language's own script. */
export function fontFiles(language: Language, text: string): string[] {
  const script = scriptFontOf(language)
  if (script === undefined) return INTER
  const family = `noto-sans-${script}`
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
  const needed = partsOf(family).filter(([, ranges]) =>
    points.some((point) => ranges.some((range) => isIn(point, range))),
  )
  return [...INTER, ...needed.map(([part]) => fileIn(family, part))]
}
