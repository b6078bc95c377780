import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Language } from '../../locales/languages.ts'
import { notFromInter } from '../../locales/script-fonts.ts'
import { fontFiles } from './font-files.ts'

/** A text as outlines. */
export interface Outlines {
  /** The width in units of the font size. */
  width: number
  /** SVG shapes in a plane in which the font size is 1 and the baseline is at 0. */
  shapes: string
}

interface Cut {
  font: Font
  has: ReadonlySet<number>
  unitsPerEm: number
}

interface Wanted {
  language: Language
  /** Every letter that will be drawn. */
  letters: string
  weight: number
}

/** The letters that are drawn from a font: Thai's sara am is drawn as its two parts. */
function lettersFrom(file: string, { language, letters }: Wanted): string {
  if (!basename(file).startsWith('inter-')) return letters.replaceAll('\u0e33', '\u0e33\u0e4d\u0e32')
  return [...letters].filter((letter) => !notFromInter(language).includes(letter)).join('')
}

async function cutOf(file: string, wanted: Wanted): Promise<Cut> {
  const text = lettersFrom(file, wanted)
  const { weight } = wanted
  const bytes = await subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  const copy = new ArrayBuffer(bytes.length)
  new Uint8Array(copy).set(bytes)
  const face = new Face(new Blob(copy))
  return { font: new Font(face), has: new Set(face.collectUnicodes()), unitsPerEm: face.upem }
}

/** The parts of a text, each with the font that has its letters. Undefined if a letter is in no font. */
function runsOf(text: string, cuts: readonly Cut[]): { text: string; cut: Cut }[] | undefined {
  const runs: { text: string; cut: Cut }[] = []
  for (const letter of text) {
    const cut = cuts.find(({ has }) => has.has(letter.codePointAt(0) ?? 0))
    if (!cut) return undefined
    const last = runs.at(-1)
    if (last?.cut === cut) last.text += letter
    else runs.push({ text: letter, cut })
  }
  return runs
}

/** The glyph that a font shows for a letter that it lacks. */
const MISSING = 0

function drawRun({ font, unitsPerEm }: Cut, text: string, from: number): Outlines | undefined {
  const letters = new Letters()
  letters.addText(text)
  letters.guessSegmentProperties()
  shape(font, letters)
  const glyphs = letters.getGlyphInfosAndPositions()
  if (glyphs.some(({ codepoint }) => codepoint === MISSING)) return undefined
  let at = 0
  const shapes = glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const place = `translate(${from + (at + xOffset) / unitsPerEm} ${-yOffset / unitsPerEm}) scale(${1 / unitsPerEm} ${-1 / unitsPerEm})`
    at += xAdvance
    return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`
  })
  return { width: at / unitsPerEm, shapes: shapes.join('') }
}

/**
 * Draws texts in Inter and the typeface of the language's own script, for pictures: what renders them has no fonts of its own.
 * @returns a function that draws a text; undefined if it has a letter that both lack
 */
export async function outliner(wanted: Wanted) {
  const files = fontFiles(wanted.language, wanted.letters)
  const cuts = await Promise.all(files.map((file) => cutOf(file, wanted)))
  return (text: string): Outlines | undefined => {
    let drawn: Outlines = { width: 0, shapes: '' }
    for (const run of runsOf(text, cuts) ?? [undefined]) {
      const outlines = run && drawRun(run.cut, run.text, drawn.width)
      if (!outlines) return undefined
      drawn = { width: drawn.width + outlines.width, shapes: drawn.shapes + outlines.shapes }
    }
    return drawn
  }
}
