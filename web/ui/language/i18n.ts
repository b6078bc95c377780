import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { intlLocale } from '#locales/languages.ts'
import type { Namespace } from '#locales/namespaces.ts'
import { lookupOptions } from '#locales/options.ts'
import { type ShownLanguage, startLanguage, storedLanguage, storeLanguage } from './chosen-language.ts'
import { loadTexts } from './load-texts.ts'

const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}

function showInDocument(language: string): void {
  document.documentElement.lang = intlLocale(language)
  document.documentElement.dir = i18next.dir(language)
}

/** Starts the texts in the language of this visit. Resolves once the frame's own texts are there. */
export async function startTexts(): Promise<void> {
  i18next.on('languageChanged', showInDocument)
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      ...lookupOptions,
      lng: startLanguage(window.location.search, storedLanguage()),
      ns: ['common', 'frame', 'errors'],
    })
}

/** Loads the texts a page needs, in the language of the moment and in English. */
export const loadNamespaces = (namespaces: readonly Namespace[]): Promise<void> =>
  i18next.loadNamespaces(namespaces)

/** Shows the interface in another language, at once and on the next visit. */
export async function chooseLanguage(language: ShownLanguage): Promise<void> {
  storeLanguage(language)
  await i18next.changeLanguage(language)
}
