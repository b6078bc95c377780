import type { Language } from '#locales/languages.ts'
import { notFromInter } from '#locales/script-fonts.ts'
import { familiesFor } from './families.ts'
import { type Slice, slicesWith } from './slices.ts'
import { type StaticFonts, staticFonts } from './static-fonts.ts'

/** Characters that need no glyph: spaces, controls, joiners and selectors. */
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The fonts for one text. */
export interface ChosenFonts {
  /** Font names in the order in which they are tried. */
  names: string[]
  /** Characters made of several code points of which a font that is tried earlier has only some. */
  whole: { text: string; font: string }[]
  /** The characters that no font has, each once. */
  missing: string[]
}

/** A user-perceived character, its visible code points, and the slice that has all of them. */
interface Placed {
  sign: string
  points: number[]
  slice: Slice
}

const pointsOf = (sign: string): number[] =>
  [...sign].filter((each) => !unseen.test(each)).map((each) => each.codePointAt(0) ?? 0)

/**
 * The fonts that a process has opened. A slice is opened when a text first needs it, and stays open. All slices
 * together take 40 MB.
 */
export class FontCache {
  #opened = new Map<string, StaticFonts>()

  /** All opened fonts. */
  get fonts(): Buffer[] {
    return [...this.#opened.values()].flatMap(({ fonts }) => fonts)
  }

  async #open(slice: Slice): Promise<StaticFonts> {
    const opened = this.#opened.get(slice.name) ?? (await staticFonts(slice))
    this.#opened.set(slice.name, opened)
    return opened
  }

  /** The first slice that has all code points of a character, so that a letter and its accent use one font. */
  async #sliceFor(language: Language, points: readonly number[]): Promise<Slice | null> {
    const refused = notFromInter(language)
    const families = familiesFor(language).filter(
      (family) =>
        family !== 'inter' || !points.some((point) => refused.includes(String.fromCodePoint(point))),
    )
    // One family at a time: most letters are in the first, and the lists of the Han typefaces are long.
    for (const family of families) {
      for (const slice of slicesWith(family, points)) {
        const { characters } = await this.#open(slice)
        if (points.every((point) => characters.has(point))) return slice
      }
    }
    return null
  }

  #hasPart(name: string, points: readonly number[]): boolean {
    return points.some((point) => this.#opened.get(name)?.characters.has(point))
  }

  /** Opens the fonts that a text needs, in the typefaces that its language prefers. */
  async choose(language: Language, text: string): Promise<ChosenFonts> {
    const placed: Placed[] = []
    const missing: string[] = []
    for (const sign of new Set(Array.from(segmenter.segment(text), ({ segment }) => segment))) {
      const points = pointsOf(sign)
      if (points.length === 0) continue
      const slice = await this.#sliceFor(language, points)
      if (slice) placed.push({ sign, points, slice })
      else missing.push(sign)
    }
    const names = inOrder(
      language,
      placed.map(({ slice }) => slice),
    )
    const whole = placed.filter(
      ({ points, slice }) =>
        points.length > 1 &&
        names.slice(0, names.indexOf(slice.name)).some((name) => this.#hasPart(name, points)),
    )
    return { names, whole: whole.map(({ sign, slice }) => ({ text: sign, font: slice.name })), missing }
  }
}

function inOrder(language: Language, slices: readonly Slice[]): string[] {
  const order = familiesFor(language)
  const sorted = [...slices].sort(
    (one, other) =>
      order.indexOf(one.family) - order.indexOf(other.family) || (one.name < other.name ? -1 : 1),
  )
  return [...new Set(sorted.map(({ name }) => name))]
}
