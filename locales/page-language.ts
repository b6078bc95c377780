import { fallbackLanguage } from './languages.ts'

/**
 * The address of a public page in a language, which is part of the address; English is the page without it.
 * @param path with or without a query
 */
export function pathIn(path: string, language: string): string {
  if (language === fallbackLanguage) return path
  return `${path}${path.includes('?') ? '&' : '?'}lng=${language}`
}
