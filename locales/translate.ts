import { existsSync } from 'node:fs'
import path from 'node:path'
import { fallbackLanguage, type Language } from './languages.ts'
import type { Namespace } from './namespaces.ts'
import { nameProduct, type TextTree } from './texts.ts'
import { sayText, type Texts, type TranslateAny, textsOf, translatorOf } from './translator.ts'
import type { Namespaces, Translate } from './typed-keys.ts'

const loaded = new Map<string, Texts>()

const findLoaded = (language: string, namespace: string): Texts | undefined =>
  loaded.get(`${language}/${namespace}`)

/** A namespace without a translation is empty, so that English is used. */
async function readTexts(language: Language, namespace: Namespace): Promise<TextTree> {
  const translated = existsSync(path.join(import.meta.dirname, language, `${namespace}.ts`))
  if (!translated && language !== fallbackLanguage) return {}
  const file: { default: TextTree } = await import(`./${language}/${namespace}.ts`)
  return nameProduct(file.default)
}

async function load(language: Language, namespace: Namespace): Promise<void> {
  const place = `${language}/${namespace}`
  if (!loaded.has(place)) loaded.set(place, textsOf(await readTexts(language, namespace)))
}

async function loadAll(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const wanted: readonly Language[] = [...new Set([language, fallbackLanguage])]
  await Promise.all(wanted.flatMap((code) => namespaces.map((namespace) => load(code, namespace))))
}

/**
 * The texts of some namespaces in a person's language, for mails, documents and calendar files. Missing texts are in
 * English. Texts are read once per process.
 * @example const t = await translatorFor('de', ['mail']); t('invitation.subject', { fitter })
 */
export async function translatorFor<const N extends Namespaces>(
  language: Language,
  namespaces: N,
): Promise<Translate<N>> {
  await loadAll(language, namespaces)
  return translatorOf(language, namespaces, findLoaded)
}

/** The same for keys known only at run time. Each includes its namespace. */
export async function describedTextsFor(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<TranslateAny> {
  await loadAll(language, namespaces)
  return (key, values) => sayText(language, findLoaded, key, values)
}
