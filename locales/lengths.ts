import type { Language } from './languages.ts'
import { matchesKey } from './terms.ts'

/** How much longer than English a text may be. A wide character (CJK) counts as two letters. */
const growth: Record<Language, number> = {
  en: 1,
  es: 1.4,
  fr: 1.45,
  de: 1.4,
  it: 1.4,
  pt: 1.4,
  ja: 1.3,
  ko: 1.25,
  pl: 1.4,
  nl: 1.35,
  sv: 1.25,
  no: 1.25,
  da: 1.25,
  fi: 1.35,
  th: 1.3,
  vi: 1.4,
  'zh-CN': 1.1,
  'zh-TW': 1.1,
}

/** Short texts grow most: “Undo” is “Rückgängig machen”. */
const SLACK = 14

/** Places that hold only so many letters in every language, whatever English says there. */
const places: readonly (readonly [pattern: string, letters: number])[] = [
  ['common:action.*', 22],
  ['common:zone.*', 20],
  ['frame:navigation.*', 24],
  ['intake:steps.*.name', 18],
  ['intake:status.*Short', 26],
  ['followUp:steps.*.name', 20],
  ['mail:*.subject', 78],
  ['mail:*.button', 40],
]

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/u

/** The labels of the bar at the bottom of a phone: a longer word would break anywhere, so it says where, with a soft hyphen. */
const narrow = 'frame:navigation.*'
const LONGEST_WORD = 12

/** How much room a text takes, in letters. Marks above and below a letter take none, as does a soft hyphen. */
export const widthOf = (words: string): number =>
  [...words.replaceAll(/[\p{M}\u00ad]/gu, '')].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)

/**
 * Says if a text is longer than its place holds: much longer than the English one, or than the place can be.
 * @param key with its namespace
 * @param words the texts without placeholders
 */
export function lengthFault(language: Language, key: string, words: string, english: string): string | null {
  const width = widthOf(words)
  const holds = places.find(([pattern]) => matchesKey(key, pattern))?.[1] ?? Number.POSITIVE_INFINITY
  const most = Math.min(holds, Math.round(widthOf(english) * growth[language]) + SLACK)
  if (width > most) return `is ${width} letters long, its place holds ${most}`
  const parts = matchesKey(key, narrow) ? words.split(/[\s\u00ad/-]/) : []
  const long = parts.find((part) => widthOf(part) > LONGEST_WORD)
  return long ? `needs a soft hyphen (U+00AD) in “${long}”` : null
}
