import { fallbackLanguage, type Language, type PseudoLanguage, pseudoLanguage } from '#locales/languages.ts'
import { offeredLanguages } from '#locales/offered-languages.ts'
import { deviceKeys } from '#web/device-keys.ts'

/** The storage key of the chosen language. */
export const languageKey = deviceKeys.language

export type ShownLanguage = Language | PseudoLanguage

/** The pseudo-language is for development and for browsers that a test drives. */
const hasPseudoLanguage = (): boolean => import.meta.env.DEV || navigator.webdriver

const shown = (code: string | null): ShownLanguage | null =>
  code === pseudoLanguage && hasPseudoLanguage()
    ? code
    : (offeredLanguages.find((each) => each === code) ?? null)

/** The language that the URL requests with `?lng=`, or null. */
export const askedLanguage = (search: string): ShownLanguage | null =>
  shown(new URLSearchParams(search).get('lng'))

/** The language to show: that of the URL, else the stored choice, else English. */
export function startLanguage(search: string, stored: string | null): ShownLanguage {
  return askedLanguage(search) ?? shown(stored) ?? fallbackLanguage
}

/** The stored choice, or null. Without storage there is none. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** Stores the choice for the next visit, if the browser has storage. */
export function storeLanguage(language: ShownLanguage): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Without storage the next visit starts in English again; this visit is not affected.
  }
}
