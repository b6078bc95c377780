import { fallbackLanguage } from './languages.ts'

/**
 * The address of a public page in a language, which is part of the address; English is the page without it.
 * @param path without a query
 */
export const pathIn = (path: string, language: string): string =>
  language === fallbackLanguage ? path : `${path}?lng=${language}`
