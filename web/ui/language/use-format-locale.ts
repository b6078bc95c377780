import { formatLocale } from '#locales/languages.ts'
import { useLanguage } from './use-translation.ts'

/** The locale of the dates and numbers that are shown and entered: the language, in the region of the browser. */
export const useFormatLocale = (): string => formatLocale(useLanguage(), navigator.languages)
