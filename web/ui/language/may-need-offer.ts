import { fallbackLanguage } from '#locales/languages.ts'
import { storedLanguage } from './chosen-language.ts'
import { shownLanguage } from './texts.ts'

/** Whether the offer of another language may be for this person: none was chosen yet, and the browser's first is not English. */
export const mayNeedOffer = (): boolean =>
  storedLanguage() === null &&
  shownLanguage() === fallbackLanguage &&
  !navigator.language.startsWith(fallbackLanguage)
