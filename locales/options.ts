import type { InitOptions } from 'i18next'
import { fallbackLanguage } from './languages.ts'

/** How texts are looked up, alike in the web, in mails and in documents. */
export const lookupOptions = {
  fallbackLng: fallbackLanguage,
  load: 'currentOnly',
  ns: [],
  defaultNS: 'common',
  returnEmptyString: false,
  // React and the mail layout escape; a second escaping would show entities to people.
  interpolation: { escapeValue: false },
} as const satisfies InitOptions
