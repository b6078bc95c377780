import type { Language } from '#locales/languages.ts'
import { familiesFor, notFromInter } from './families.ts'
import { type Slice, slicesWith } from './slices.ts'
import { type StaticFonts, staticFonts } from './static-fonts.ts'

/** What draws nothing needs no glyph: spaces, controls, joiners and selectors. */
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** The fonts of one text. */
export interface ChosenFonts {
  /** Names in the order they are tried. */
  names: string[]
  /** What no font has, each once. */
  missing: string[]
}

/**
 * The fonts a process has opened so far. Each slice is opened when the first text needs it and stays: all there are
 * together take about 50 MB.
 */
export class FontShelf {
  #opened = new Map<string, StaticFonts>()

  /** Every font opened so far. */
  get fonts(): Buffer[] {
    return [...this.#opened.values()].flatMap(({ fonts }) => fonts)
  }

  async #open(slice: Slice): Promise<StaticFonts> {
    const opened = this.#opened.get(slice.name) ?? (await staticFonts(slice))
    this.#opened.set(slice.name, opened)
    return opened
  }

  async #sliceFor(language: Language, character: string): Promise<Slice | null> {
    const codePoint = character.codePointAt(0) ?? 0
    const families = familiesFor(language).filter(
      (family) => family !== 'inter' || !notFromInter(language).includes(character),
    )
    for (const slice of families.flatMap((family) => slicesWith(family, codePoint)))
      if ((await this.#open(slice)).characters.has(codePoint)) return slice
    return null
  }

  /** Opens what a text needs, in the typefaces its language prefers. */
  async choose(language: Language, text: string): Promise<ChosenFonts> {
    const needed = new Map<string, Slice>()
    const missing: string[] = []
    for (const character of new Set(text)) {
      if (unseen.test(character)) continue
      const slice = await this.#sliceFor(language, character)
      if (slice) needed.set(slice.name, slice)
      else missing.push(character)
    }
    const order = familiesFor(language)
    const names = [...needed.values()].sort(
      (one, other) =>
        order.indexOf(one.family) - order.indexOf(other.family) || (one.name < other.name ? -1 : 1),
    )
    return { names: names.map(({ name }) => name), missing }
  }
}
