import { preferredSystem } from '#domain/units/preferred.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'

interface LanguageFacts {
  /** The language's own name, as its speakers write it. */
  readonly name: string
  /** The BCP 47 tag that `Intl` uses for the language. */
  readonly intl: string
}

/**
 * The 18 languages that the product is made for. The key is stored under `language` and in the account. People can
 * choose those of `offered-languages.ts`.
 */
export const languages = {
  en: { name: 'English', intl: 'en' },
  es: { name: 'Español', intl: 'es' },
  fr: { name: 'Français', intl: 'fr' },
  de: { name: 'Deutsch', intl: 'de' },
  it: { name: 'Italiano', intl: 'it' },
  pt: { name: 'Português', intl: 'pt' },
  ja: { name: '日本語', intl: 'ja' },
  ko: { name: '한국어', intl: 'ko' },
  pl: { name: 'Polski', intl: 'pl' },
  nl: { name: 'Nederlands', intl: 'nl' },
  sv: { name: 'Svenska', intl: 'sv' },
  no: { name: 'Norsk', intl: 'nb' },
  da: { name: 'Dansk', intl: 'da' },
  fi: { name: 'Suomi', intl: 'fi' },
  th: { name: 'ไทย', intl: 'th' },
  vi: { name: 'Tiếng Việt', intl: 'vi' },
  'zh-CN': { name: '简体中文', intl: 'zh-CN' },
  'zh-TW': { name: '繁體中文', intl: 'zh-TW' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

/** The language codes. */
export const languageCodes = Object.keys(languages) as readonly Language[]

export const fallbackLanguage: Language = 'en'

/**
 * English with accents and 40 % longer, generated at run time. It reveals untranslated texts and places that are too
 * narrow. Available with `?lng=en-XA` in development and in tests, and not listed.
 */
export const pseudoLanguage = 'en-XA'
export type PseudoLanguage = typeof pseudoLanguage

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}

/** The `Intl` locale of an interface language; English for any other. */
export function intlLocale(code: string): string {
  return isLanguage(code) ? languages[code].intl : languages[fallbackLanguage].intl
}

/** A browser's language with its region (`de-AT`), without script and extensions; null if it names no region. */
function withRegion(tag: string): string | null {
  const [language = '', ...rest] = tag.split('-')
  const region = rest.find((part) => /^(?:[A-Za-z]{2}|\d{3})$/.test(part))
  return region ? `${language.toLowerCase()}-${region.toUpperCase()}` : null
}

/**
 * The locale of dates, numbers and units: the browser's own tag of the language, with its region; without one the
 * language's. English is then British: most of the world writes the day first.
 * @param preferred the browser's languages
 */
export function formatLocale(code: string, preferred: readonly string[] = []): string {
  const language = isLanguage(code) ? code : fallbackLanguage
  const own = preferred.find((tag) => matchLanguage([tag]) === language && withRegion(tag) !== null)
  return (own && withRegion(own)) ?? (language === 'en' ? 'en-GB' : intlLocale(language))
}

/** The region of `formatLocale`, to be stored beside the language; null if the language alone decides. */
export const regionOf = (code: string, preferred: readonly string[]): string | null =>
  withRegion(formatLocale(code, preferred))?.split('-')[1] ?? null

/** The locale of a stored language and region, for what is written where no browser says its own. */
export function storedLocale(code: string, region: string | null | undefined): string {
  const [primary] = intlLocale(code).split('-')
  return formatLocale(code, region ? [`${primary}-${region}`] : [])
}

/** The usual units of who uses this language in this region. */
export const defaultUnits = (code: string, region: string | null | undefined): UnitSystem =>
  preferredSystem('length', storedLocale(code, region))

const chinese = (tag: string): Language => (/hant|-(tw|hk|mo)\b/i.test(tag) ? 'zh-TW' : 'zh-CN')

/**
 * The first of a browser's preferred languages that is one of the 18, or null. `nb` and `nn` match Norwegian; Chinese
 * is matched by script, then by region.
 */
export function matchLanguage(preferred: readonly string[]): Language | null {
  for (const tag of preferred) {
    const primary = tag.split('-')[0]?.toLowerCase() ?? ''
    if (primary === 'zh') return chinese(tag)
    if (primary === 'nb' || primary === 'nn') return 'no'
    if (isLanguage(primary)) return primary
  }
  return null
}
