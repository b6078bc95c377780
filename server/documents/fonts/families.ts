import type { Language } from '#locales/languages.ts'

interface Family {
  /** The package that ships it, cut by script into compressed variable fonts. */
  package: string
  /** What its files' names begin with. */
  files: string
}

const noto = (name: string): Family => ({ package: `@fontsource-variable/${name}`, files: name })

/** The typefaces of documents. */
export const FAMILIES = {
  inter: noto('inter'),
  thai: noto('noto-sans-thai'),
  jp: noto('noto-sans-jp'),
  kr: noto('noto-sans-kr'),
  sc: noto('noto-sans-sc'),
  tc: noto('noto-sans-tc'),
  arabic: noto('noto-sans-arabic'),
  hebrew: noto('noto-sans-hebrew'),
  devanagari: noto('noto-sans-devanagari'),
  emoji: noto('noto-emoji'),
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof FAMILIES

/** The typeface of a language's own script; the others are set in Inter. */
const OWN_SCRIPT: Partial<Record<Language, FamilyName>> = {
  th: 'thai',
  ja: 'jp',
  ko: 'kr',
  'zh-CN': 'sc',
  'zh-TW': 'tc',
}

const WIDE_LANGUAGES: readonly Language[] = ['ja', 'zh-CN', 'zh-TW']

/** Marks that Latin and Han typefaces both have; in Chinese and Japanese text they are the width of a character. */
const WIDE_MARKS = '·‘’“”‥…—'

/** The characters that a text in this language never takes from Inter. */
export const notFromInter = (language: Language): string =>
  WIDE_LANGUAGES.includes(language) ? WIDE_MARKS : ''

/**
 * Where characters of a text in this language are looked for, best first: in Inter, in the language's own script,
 * then everywhere, because a name may be in any script. One Han character looks different in Tokyo and in Taipei.
 */
export function familiesFor(language: Language): FamilyName[] {
  const own = OWN_SCRIPT[language]
  const all: FamilyName[] = ['inter', ...(own ? [own] : []), ...typedKeys(FAMILIES)]
  return [...new Set(all)]
}

const typedKeys = <Key extends string>(of: Record<Key, unknown>): Key[] =>
  Object.keys(of).filter((key): key is Key => key in of)
