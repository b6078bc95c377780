import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The typefaces of languages whose script Inter lacks: packages that divide a variable font by characters. */
const FAMILIES: Readonly<Record<string, string>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  th: 'noto-sans-thai',
  'zh-CN': 'noto-sans-sc',
  'zh-TW': 'noto-sans-tc',
}

/** Whether a character is in one of the ranges of CSS (`U+E01-E5B, U+200C`). */
function isIn(ranges: string, point: number): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-')
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16)
  })
}

const isRanges = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string')

/**
 * The font files of a language's own script that have characters of a text.
 * @param tag of the language; none for languages in Latin script
 */
export function ownScriptFiles(tag: string, text: string): string[] {
  const family = FAMILIES[tag]
  if (family === undefined) return []
  const folder = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}`)))
  const parts: unknown = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  if (!isRanges(parts)) throw new Error(`${family} declares no ranges`)
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
  return Object.entries(parts)
    .filter(([, ranges]) => points.some((point) => isIn(ranges, point)))
    .map(([part]) => join(folder, 'files', `${family}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`))
}
