import {
  fallbackLanguage,
  isLanguage,
  type Language,
  type PseudoLanguage,
  pseudoLanguage,
} from '#locales/languages.ts'

/** Where the chosen language is kept in the browser. */
export const languageKey = 'language'

export type ShownLanguage = Language | PseudoLanguage

const shown = (code: string | null): ShownLanguage | null =>
  isLanguage(code) ? code : code === pseudoLanguage ? code : null

/** The language an address asks for by `?lng=`, or null. */
export const askedLanguage = (search: string): ShownLanguage | null =>
  shown(new URLSearchParams(search).get('lng'))

/** The language to show: the address's, else the stored choice, else English. */
export function startLanguage(search: string, stored: string | null): ShownLanguage {
  return askedLanguage(search) ?? shown(stored) ?? fallbackLanguage
}

/** The stored choice, or null; a browser that keeps nothing has none. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** Remembers a choice for the next visit, where the browser keeps anything at all. */
export function storeLanguage(language: ShownLanguage): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // A browser that keeps nothing shows English again next time; this visit is not disturbed.
  }
}
