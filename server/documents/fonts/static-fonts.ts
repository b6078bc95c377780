import { readFile } from 'node:fs/promises'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { renamed } from './sfnt-name.ts'
import type { Slice } from './slices.ts'

/** A slice in the form that documents need: uncompressed, regular and bold, with a unique name. */
export interface StaticFonts {
  slice: Slice
  fonts: readonly [regular: Buffer, bold: Buffer]
  /** The characters that the font actually has. */
  characters: ReadonlySet<number>
}

const WEIGHTS = { Regular: 400, Bold: 700 } as const

function charactersOf(font: Buffer): Set<number> {
  const bytes = new ArrayBuffer(font.length)
  new Uint8Array(bytes).set(font)
  return new Set(new Face(new Blob(bytes)).collectUnicodes())
}

/** All characters of the slice's ranges. Those the font lacks are left out. */
const everyCharacter = ({ ranges }: Slice): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')

/**
 * Makes a regular and a bold font from a slice's variable font, because the typesetter reads neither compressed nor
 * variable fonts.
 */
export async function staticFonts(slice: Slice): Promise<StaticFonts> {
  const [variable, text] = [await readFile(slice.file), everyCharacter(slice)]
  const cut = async (style: keyof typeof WEIGHTS): Promise<Buffer> => {
    const font = await subsetFont(variable, text, {
      targetFormat: 'truetype',
      variationAxes: { wght: WEIGHTS[style] },
    })
    return renamed(font, slice.name, style)
  }
  const fonts = [await cut('Regular'), await cut('Bold')] as const
  return { slice, fonts, characters: charactersOf(fonts[0]) }
}
