import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { boundedForm } from '../../domain/text/normal-form.ts'
import { ownScriptFiles } from './own-script.ts'

/** Inter's files for the languages in Latin script, the most common first. */
const FILES = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`)),
)

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

async function cutOf(file: string, text: string, weight: number): Promise<Cut> {
  // Shaping takes some letters apart, such as the Thai am.
  const letters = text + boundedForm('NFKD', text, text.length)
  const bytes = await subsetFont(await readFile(file), letters, {
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

function drawRun({ font, unitsPerEm }: Cut, text: string, from: number): Outlines {
  const letters = new Letters()
  letters.addText(text)
  letters.guessSegmentProperties()
  shape(font, letters)
  let at = 0
  const shapes = letters.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const place = `translate(${from + (at + xOffset) / unitsPerEm} 0) scale(${1 / unitsPerEm} ${-1 / unitsPerEm})`
    at += xAdvance
    return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`
  })
  return { width: at / unitsPerEm, shapes: shapes.join('') }
}

/**
 * Draws texts, for pictures: what renders them has no fonts of its own. They are set in Inter, and in Noto Sans where the
 * language has its own script.
 * @param all every letter that will be drawn
 * @param tag of the language
 * @returns a function that draws a text; undefined if it has a letter that the fonts lack
 */
export async function outliner(all: string, weight: number, tag = 'en') {
  const files = [...FILES, ...ownScriptFiles(tag, all)]
  const cuts = await Promise.all(files.map((file) => cutOf(file, all, weight)))
  return (text: string): Outlines | undefined => {
    let width = 0
    const drawn = runsOf(text, cuts)?.map((run) => {
      const outlines = drawRun(run.cut, run.text, width)
      width += outlines.width
      return outlines.shapes
    })
    return drawn && { width, shapes: drawn.join('') }
  }
}
