import { formatLocale } from '#locales/languages.ts'
import { useLanguage } from './use-translation.ts'

/**
 * The locale of the dates and numbers that are shown and entered: the language, in the region of the browser. A page that
 * is rendered when the web is built has no browser.
 */
export const useFormatLocale = (): string =>
  formatLocale(useLanguage(), typeof document === 'undefined' ? [] : navigator.languages)
