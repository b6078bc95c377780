import type { Language } from '../../locales/languages.ts'
import { hasSpaces } from '../../locales/script-fonts.ts'

/** The pieces of a text between which a line may be broken, with the space behind them. */
function piecesOf(language: Language, text: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  const pieces: string[] = []
  for (const { segment, isWordLike } of words) {
    const last = pieces.at(-1)
    // A mark stays with the word before it.
    const breaks = isWordLike && (last === undefined || /\s$/.test(last) || !hasSpaces(language))
    if (breaks || last === undefined) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}

interface Room {
  /** How wide a text is, in units of the font size. */
  widthOf: (text: string) => number
  /** How wide a line may be, in pixels. */
  width: number
  /** How many lines there is room for. */
  lines: number
  /** The sizes to try, largest first. The last one is taken in any case. */
  sizes: readonly number[]
}

/** Breaks a text into lines at the largest size at which it has room. */
export function fitLines(language: Language, text: string, { widthOf, width, lines: most, sizes }: Room) {
  const pieces = piecesOf(language, text)
  const at = (size: number) => {
    const lines: string[] = []
    for (const piece of pieces) {
      const last = lines.at(-1)
      if (last !== undefined && widthOf((last + piece).trim()) * size <= width)
        lines[lines.length - 1] = last + piece
      else lines.push(piece)
    }
    return { size, lines: lines.map((line) => line.trim()) }
  }
  const tried = sizes.map(at)
  const fits = tried.find(
    ({ size, lines }) => lines.length <= most && lines.every((line) => widthOf(line) * size <= width),
  )
  return fits ?? at(sizes.at(-1) ?? 1)
}
