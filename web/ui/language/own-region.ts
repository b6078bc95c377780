import { regionOf } from '#locales/languages.ts'

/** The region that is stored beside a language: the browser's. Empty if the language alone says how it is written. */
export function ownRegion(language: string): { region?: string } {
  const region = regionOf(language, navigator.languages)
  return region === null ? {} : { region }
}
