import { fallbackLanguage } from './languages.ts'

/**
 * The address of a page that names its language, even English. It is shown in that language whatever the device chose.
 * @param path with or without a query
 */
export const pathNaming = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lng=${language}`

/**
 * The address of a public page in a language, which is part of the address; English is the page without it.
 * @param path with or without a query
 */
export const pathIn = (path: string, language: string): string =>
  language === fallbackLanguage ? path : pathNaming(path, language)
