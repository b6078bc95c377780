import { intlFormats } from './intl-formats.ts'
import { fallbackLanguage, intlLocale } from './languages.ts'
import { withMinus } from './number.ts'
import { listTexts, type TextTree } from './texts.ts'
import type { Namespaces, TextValues, Translate } from './typed-keys.ts'

/** Texts by their full key. */
export type Texts = ReadonlyMap<string, string>

/** The texts of a language and namespace; undefined until they are loaded. */
export type FindTexts = (language: string, namespace: string) => Texts | undefined

export const textsOf = (tree: TextTree): Texts => new Map(listTexts(tree))

/**
 * Fills in the values. Thai writes words without spaces between them, but has one between its letters and those or the
 * digits of other scripts. Which of them a value begins and ends with, such as a name, is known only here.
 */
function fill(text: string, values: TextValues): string {
  const say = (placeholder: string, name: string): string => {
    const value = values[name] ?? placeholder
    return typeof value === 'number' ? withMinus(String(value)) : value
  }
  return text.replace(/([ก-๎])?\{\{(\w+)\}\}(?=([ก-๎])?)/g, (whole, before = '', name: string, after = '') => {
    const value = say(whole.slice(before.length), name)
    const first = before && /^[\p{L}\p{N}]/u.test(value) && !/^[ก-๎]/.test(value) ? ' ' : ''
    const last = after && /[\p{L}\p{N}.]$/u.test(value) && !/[ก-๎]$/.test(value) ? ' ' : ''
    return `${before}${first}${value}${last}`
  })
}

/**
 * The keys that may have a text, in order of preference: the ending that CLDR requires, the general ending, the key
 * itself.
 */
function candidates(key: string, language: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key]
  return [`${key}_${intlFormats.plural(intlLocale(language)).select(count)}`, `${key}_other`, key]
}

/** Returns the text of a key known only at run time, such as one derived from a questionnaire's description. */
export type TranslateAny = (key: string, values?: TextValues) => string

/**
 * The text of a key in a language, else in English, with its values. A key that English lacks is returned unchanged:
 * the compiler refuses such keys, so only data of another version can contain one.
 */
export function sayText(language: string, find: FindTexts, fullKey: string, values: TextValues = {}): string {
  const [namespace = '', key = ''] = fullKey.split(':', 2)
  for (const each of [language, fallbackLanguage]) {
    const texts = find(each, namespace)
    const found = candidates(key, each, values.count).find((candidate) => texts?.get(candidate))
    if (found !== undefined) return fill(texts?.get(found) ?? '', values)
  }
  return key
}

/** Typed access to a language's texts. Keys of the first namespace have no prefix. */
export const translatorOf =
  <const N extends Namespaces>(language: string, namespaces: N, find: FindTexts): Translate<N> =>
  (key, ...[values]) =>
    sayText(language, find, key.includes(':') ? key : `${namespaces[0]}:${key}`, values)
