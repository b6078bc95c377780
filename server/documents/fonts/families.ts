import type { Language } from '#locales/languages.ts'
import { scriptFontOf } from '#locales/script-fonts.ts'

interface Family {
  /** The package that contains it, as compressed variable fonts split by script. */
  package: string
  /** The prefix of its files' names. */
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

/**
 * The typefaces to search for characters of a text in this language, best first: Inter, the language's own script, then
 * all others, because a name may be in any script. The same Han character looks different in Japanese and Chinese.
 */
export function familiesFor(language: Language): FamilyName[] {
  const own = scriptFontOf(language)
  const all: FamilyName[] = ['inter', ...(own ? [own] : []), ...typedKeys(FAMILIES)]
  return [...new Set(all)]
}

const typedKeys = <Key extends string>(of: Record<Key, unknown>): Key[] =>
  Object.keys(of).filter((key): key is Key => key in of)
