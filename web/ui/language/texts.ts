import { fallbackLanguage, intlLocale, isLanguage } from '#locales/languages.ts'
import type { Namespace } from '#locales/namespaces.ts'
import { type Texts, textsOf } from '#locales/translator.ts'
import {
  askedLanguage,
  type ShownLanguage,
  startLanguage,
  storedLanguage,
  storeLanguage,
} from './chosen-language.ts'
import { englishAtHand, loadTexts } from './load-texts.ts'

const loaded = new Map<string, Texts>(
  Object.entries(englishAtHand()).map(([namespace, texts]) => [`en/${namespace}`, textsOf(texts)]),
)
const loading = new Map<string, Promise<void>>()
const inUse = new Set<Namespace>(['common', 'frame'])
const listeners = new Set<() => void>()
let shown: ShownLanguage = fallbackLanguage
/** This visit began with a language in its address, which counts for all of the visit. */
let asked = false

/** The texts of a language and namespace, once they are here. */
export const findTexts = (language: string, namespace: string): Texts | undefined =>
  loaded.get(`${language}/${namespace}`)

async function fetchTexts(language: ShownLanguage, namespace: Namespace): Promise<void> {
  if (findTexts(language, namespace)) return
  try {
    loaded.set(`${language}/${namespace}`, textsOf(await loadTexts(language, namespace)))
  } catch (error) {
    if (language === fallbackLanguage) throw error
    // Another language that cannot be fetched now: English shows through until the page is loaded again.
    loaded.set(`${language}/${namespace}`, new Map())
  }
}

const needed = (language: ShownLanguage, namespaces: readonly Namespace[]) =>
  [...new Set([language, fallbackLanguage])].flatMap((code) =>
    namespaces.map((namespace) => ({ code, namespace })),
  )

const placeOf = (language: ShownLanguage, namespaces: readonly Namespace[]) =>
  `${language}/${namespaces.join()}`

/** Fetches texts in a language and in English; asked twice, it is one fetch; failed, it can be asked again. */
function fetchAll(language: ShownLanguage, namespaces: readonly Namespace[]): Promise<void> {
  const place = placeOf(language, namespaces)
  const started = loading.get(place)
  if (started) return started
  const work = Promise.all(
    needed(language, namespaces).map(({ code, namespace }) => fetchTexts(code, namespace)),
  ).then(() => undefined)
  loading.set(place, work)
  work.catch(() => loading.delete(place))
  return work
}

/** Loads the texts a page needs, in the language of the moment and in English. */
export function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) inUse.add(namespace)
  return fetchAll(shown, namespaces)
}

/** Nothing to wait for. React reads the two marks and goes on at once. */
const atHand = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** What has to be waited for before these texts can be shown: the same promise for the same texts, kept or not yet. */
export function textsReady(namespaces: readonly Namespace[]): Promise<void> {
  const here = needed(shown, namespaces).every(({ code, namespace }) => findTexts(code, namespace))
  return loading.get(placeOf(shown, namespaces)) ?? (here ? atHand : loadNamespaces(namespaces))
}

/** The language that is shown. */
export const shownLanguage = (): ShownLanguage => shown

/** Calls back whenever another language is shown; answers how to stop that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function show(language: ShownLanguage): void {
  shown = language
  document.documentElement.lang = intlLocale(language)
  document.documentElement.dir = 'ltr'
  for (const listener of listeners) listener()
}

/** Begins in the language of this visit; the texts follow as they are asked for. */
export function startLanguageOfVisit(): void {
  asked = askedLanguage(window.location.search) !== null
  show(startLanguage(window.location.search, storedLanguage()))
}

/** Shows the interface in another language, once its texts are here, and on the next visit. */
export async function chooseLanguage(language: ShownLanguage): Promise<void> {
  storeLanguage(language)
  await fetchAll(language, [...inUse])
  show(language)
}

/**
 * Shows a language the reader probably prefers: the account's, or the one an invitation is written in. It counts only
 * where neither this device nor the visit's address has chosen one.
 */
export async function suggestLanguage(language: string | undefined): Promise<void> {
  if (asked || storedLanguage() !== null || language === shown || !isLanguage(language)) return
  await chooseLanguage(language)
}
