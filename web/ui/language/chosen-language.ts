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

/** The language to show: the address's `?lng=`, else the stored choice, else English. */
export function startLanguage(search: string, stored: string | null): ShownLanguage {
  return shown(new URLSearchParams(search).get('lng')) ?? shown(stored) ?? fallbackLanguage
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
