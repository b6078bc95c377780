import { fallbackLanguage, intlLocale } from './languages.ts'
import { listTexts, type TextTree } from './texts.ts'
import type { Namespaces, TextValues, Translate } from './typed-keys.ts'

/** Texts by their full key. */
export type Texts = ReadonlyMap<string, string>

/** The texts of a language and namespace, as far as they are there. */
export type FindTexts = (language: string, namespace: string) => Texts | undefined

export const textsOf = (tree: TextTree): Texts => new Map(listTexts(tree))

const fill = (text: string, values: TextValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** The keys that may hold a text, best first: the ending CLDR asks for, the general ending, the key itself. */
function candidates(key: string, language: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key]
  return [`${key}_${new Intl.PluralRules(intlLocale(language)).select(count)}`, `${key}_other`, key]
}

/**
 * Looks texts up in a language, then in English, key by key. A key that English lacks comes back as itself:
 * the compiler refuses such keys, so only data of an older version can ask for one.
 */
export function translatorOf<const N extends Namespaces>(
  language: string,
  namespaces: N,
  find: FindTexts,
): Translate<N> {
  const lookUp = (namespace: string, key: string, values: TextValues): string | undefined => {
    for (const each of [language, fallbackLanguage]) {
      const texts = find(each, namespace)
      const found = candidates(key, each, values.count).find((candidate) => texts?.get(candidate))
      if (found !== undefined) return texts?.get(found)
    }
    return undefined
  }
  return (fullKey, ...[values = {}]) => {
    const [first, second] = fullKey.split(':', 2)
    const [namespace, key] = second === undefined ? [namespaces[0], first ?? ''] : [first ?? '', second]
    return fill(lookUp(namespace, key, values) ?? key, values)
  }
}
