import { fallbackLanguage, type Language, languageCodes, matchLanguage } from './languages.ts'

/**
 * The languages that people can read and choose: those with every text, which is all of them. The check of the locales
 * refuses any other. A stored language that is not offered stays stored, and English is used for it until it is.
 */
export const offeredLanguages: readonly Language[] = languageCodes

/** The language that texts are shown and sent in: the given one if it is offered, else English. */
export const offeredLanguage = (code: unknown): Language =>
  offeredLanguages.find((each) => each === code) ?? fallbackLanguage

/** The first of a browser's preferred languages that is offered, or null. */
export function matchOffered(preferred: readonly string[]): Language | null {
  const matches = preferred.map((tag) => matchLanguage([tag]))
  return matches.find((match) => match !== null && offeredLanguages.includes(match)) ?? null
}
