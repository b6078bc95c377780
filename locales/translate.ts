import { createInstance, type i18n, type TFunction } from 'i18next'
import { fallbackLanguage, type Language } from './languages.ts'
import type { Namespace } from './namespaces.ts'
import { lookupOptions } from './options.ts'
import { nameProduct, type TextTree } from './texts.ts'

const instances = new Map<Language, Promise<i18n>>()

async function readTexts(language: Language, namespace: Namespace): Promise<TextTree> {
  try {
    const file: { default: TextTree } = await import(`./${language}/${namespace}.ts`)
    return nameProduct(file.default)
  } catch (error) {
    // A namespace not yet translated falls back to English; a missing English one is a mistake of ours.
    if (language !== fallbackLanguage && error instanceof Error && 'code' in error) {
      if (error.code === 'ERR_MODULE_NOT_FOUND') return {}
    }
    throw error
  }
}

async function makeInstance(language: Language): Promise<i18n> {
  const instance = createInstance()
  await instance.init({ ...lookupOptions, lng: language, resources: {} })
  return instance
}

async function addTexts(instance: i18n, language: Language, namespace: Namespace): Promise<void> {
  if (instance.hasResourceBundle(language, namespace)) return
  instance.addResourceBundle(language, namespace, await readTexts(language, namespace))
}

/**
 * The texts of some namespaces in a person's language, for mails, documents and calendar files.
 * What a language does not have yet comes in English. Texts are read once per process.
 * @example const t = await translatorFor('de', ['mail']); t('mail:invitation.subject', { fitter })
 */
export async function translatorFor<const N extends Namespace>(
  language: Language,
  namespaces: readonly N[],
): Promise<TFunction<readonly N[]>> {
  const made = instances.get(language) ?? makeInstance(language)
  instances.set(language, made)
  const instance = await made
  const wanted: readonly Language[] = [...new Set([language, fallbackLanguage])]
  await Promise.all(
    wanted.flatMap((code) => namespaces.map((namespace) => addTexts(instance, code, namespace))),
  )
  return instance.getFixedT<readonly N[]>(language, namespaces)
}
