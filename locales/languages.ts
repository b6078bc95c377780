/** A system of units a person reads lengths and weights in. Stored figures are always metric. */
export type UnitSystem = 'metric' | 'imperial'

interface LanguageFacts {
  /** The language's own name, as its speakers write it. */
  readonly name: string
  /** The units a person with this language most likely thinks in; theirs to change. */
  readonly units: UnitSystem
  /** The BCP 47 tag `Intl` knows the language by. */
  readonly intl: string
}

/** The 18 languages of the interface. The key is what is stored under `language` and on the account. */
export const languages = {
  en: { name: 'English', units: 'imperial', intl: 'en' },
  es: { name: 'Español', units: 'metric', intl: 'es' },
  fr: { name: 'Français', units: 'metric', intl: 'fr' },
  de: { name: 'Deutsch', units: 'metric', intl: 'de' },
  it: { name: 'Italiano', units: 'metric', intl: 'it' },
  pt: { name: 'Português', units: 'metric', intl: 'pt' },
  ja: { name: '日本語', units: 'metric', intl: 'ja' },
  ko: { name: '한국어', units: 'metric', intl: 'ko' },
  pl: { name: 'Polski', units: 'metric', intl: 'pl' },
  nl: { name: 'Nederlands', units: 'metric', intl: 'nl' },
  sv: { name: 'Svenska', units: 'metric', intl: 'sv' },
  no: { name: 'Norsk', units: 'metric', intl: 'nb' },
  da: { name: 'Dansk', units: 'metric', intl: 'da' },
  fi: { name: 'Suomi', units: 'metric', intl: 'fi' },
  th: { name: 'ไทย', units: 'metric', intl: 'th' },
  vi: { name: 'Tiếng Việt', units: 'metric', intl: 'vi' },
  'zh-CN': { name: '简体中文', units: 'metric', intl: 'zh-CN' },
  'zh-TW': { name: '繁體中文', units: 'metric', intl: 'zh-TW' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

/** The language codes, in the order they are offered. */
export const languageCodes = Object.keys(languages) as readonly Language[]

export const fallbackLanguage: Language = 'en'

/**
 * English with accents and 40 % longer, made at run time: it shows texts that are not translated and
 * places that are too narrow. Reached by `?lng=en-XA` in any build, offered nowhere.
 */
export const pseudoLanguage = 'en-XA'
export type PseudoLanguage = typeof pseudoLanguage

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}

/** The `Intl` locale of an interface language; English for what is not one of the 18. */
export function intlLocale(code: string): string {
  return isLanguage(code) ? languages[code].intl : languages[fallbackLanguage].intl
}

/** The units a new rider of this language starts with. */
export function defaultUnits(code: string): UnitSystem {
  return isLanguage(code) ? languages[code].units : languages[fallbackLanguage].units
}

const chinese = (tag: string): Language => (/hant|-(tw|hk|mo)\b/i.test(tag) ? 'zh-TW' : 'zh-CN')

/**
 * The first of a browser's preferred languages that is one of the 18, or null.
 * `nb` and `nn` are Norwegian; Chinese goes by script, then region.
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
