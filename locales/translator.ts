import { intlFormats } from './intl-formats.ts'
import { fallbackLanguage, intlLocale } from './languages.ts'
import { formatNumber, withMinus } from './number.ts'
import { listTexts, type TextTree } from './texts.ts'
import type { Namespaces, TextValues, Translate } from './typed-keys.ts'

/** Texts by their full key. */
export type Texts = ReadonlyMap<string, string>

/** The texts of a language and namespace; undefined until they are loaded. */
export type FindTexts = (language: string, namespace: string) => Texts | undefined

export const textsOf = (tree: TextTree): Texts => new Map(listTexts(tree))

/** What stands between a Thai letter and the end of a value that is none: Thai has a space beside other scripts. */
const gap = (thai: string, end = ''): string => (thai && /(?![ก-๎])[\p{L}\p{N}]/u.test(end) ? ' ' : '')

/** A number in a text. Only what is counted is written as the language does: a year or an id has no thousands. */
const sayNumber = (language: string, name: string, value: number): string =>
  name === 'count' ? formatNumber(intlLocale(language), value) : withMinus(String(value))

/** Fills in the values. With which letters they begin and end, such as a name, is known only here. */
const fill = (language: string, text: string, values: TextValues): string =>
  text.replace(
    /([ก-๎]?)(\{\{(\w+)\}\})(?=([ก-๎]?))/g,
    (_, before: string, placeholder: string, name: string, after: string) => {
      const given = values[name] ?? placeholder
      const value = typeof given === 'number' ? sayNumber(language, name, given) : given
      return before + gap(before, value[0]) + value + gap(after, value.at(-1))
    },
  )

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
    if (found !== undefined) return fill(each, texts?.get(found) ?? '', values)
  }
  return key
}

/** Typed access to a language's texts. Keys of the first namespace have no prefix. */
export const translatorOf =
  <const N extends Namespaces>(language: string, namespaces: N, find: FindTexts): Translate<N> =>
  (key, ...[values]) =>
    sayText(language, find, key.includes(':') ? key : `${namespaces[0]}:${key}`, values)
