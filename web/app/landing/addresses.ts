import { fallbackLanguage } from '#locales/languages.ts'
import { pages, withQuery } from '#web/paths.ts'

/** The address of the landing page in a language. */
export const addressIn = (language: string): string =>
  withQuery(pages.home, { lng: language === fallbackLanguage ? null : language })
