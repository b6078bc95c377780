import { fallbackLanguage, intlLocale, isLanguage } from '#locales/languages.ts'
import { type Namespace, openingOf, wholeOf } from '#locales/namespaces.ts'
import { offeredLanguages } from '#locales/offered-languages.ts'
import { nameProduct, type TextTree } from '#locales/texts.ts'
import { type Texts, textsOf } from '#locales/translator.ts'
import { PageLoadError } from '../page-load-error.ts'
import {
  askedLanguage,
  type ShownLanguage,
  startLanguage,
  storedLanguage,
  storeLanguage,
} from './chosen-language.ts'
import { englishAtHand, loadTexts } from './load-texts.ts'

const frameTexts = englishAtHand()
const loaded = new Map<string, Texts>(
  Object.entries(frameTexts).map(([namespace, texts]) => [`en/${namespace}`, textsOf(texts)]),
)
const loading = new Map<string, Promise<void>>()
const inUse = new Set<Namespace>(['common', 'frameOpening'])
const listeners = new Set<() => void>()
let shown: ShownLanguage = fallbackLanguage
/** Whether the URL of this visit requested a language. It applies to the whole visit. */
let asked = false

/** Whether a namespace is loaded, an opening also with the namespace that it is a part of. */
const isHere = (language: string, namespace: string): boolean =>
  loaded.has(`${language}/${namespace}`) || loaded.has(`${language}/${wholeOf(namespace)}`)

/** The texts of a language and namespace, of which at first only its opening may be there; undefined until then. */
export function findTexts(language: string, namespace: string): Texts | undefined {
  const whole = wholeOf(namespace)
  return loaded.get(`${language}/${whole}`) ?? loaded.get(`${language}/${openingOf(whole)}`)
}

/** Completes an opening in English with the texts that the program brings along. */
export function completeEnglish(namespace: Namespace, rest: TextTree): void {
  inUse.add(namespace)
  const opening = findTexts(fallbackLanguage, namespace) ?? []
  loaded.set(`${fallbackLanguage}/${namespace}`, new Map([...opening, ...textsOf(nameProduct(rest))]))
}

async function fetchTexts(language: ShownLanguage, namespace: Namespace): Promise<void> {
  if (isHere(language, namespace)) return
  try {
    loaded.set(`${language}/${namespace}`, textsOf(await loadTexts(language, namespace)))
  } catch (error) {
    if (language === fallbackLanguage) throw error
    // A page of an older version than the server says so, in the words of the frame, in English if it must.
    if (error instanceof PageLoadError && !Object.hasOwn(frameTexts, namespace) && namespace !== 'frame')
      throw error
    // If another language cannot be fetched, English is shown until the page is reloaded.
    loaded.set(`${language}/${namespace}`, new Map())
  }
}

const needed = (language: ShownLanguage, namespaces: readonly Namespace[]) =>
  [...new Set([language, fallbackLanguage])].flatMap((code) =>
    namespaces.map((namespace) => ({ code, namespace })),
  )

const placeOf = (language: ShownLanguage, namespaces: readonly Namespace[]) =>
  `${language}/${namespaces.join()}`

/**
 * Fetches texts in a language and in English. Repeated calls share one fetch; a failed fetch can be repeated, but not one
 * of texts that the server does not have any more.
 */
function fetchAll(language: ShownLanguage, namespaces: readonly Namespace[]): Promise<void> {
  const place = placeOf(language, namespaces)
  const started = loading.get(place)
  if (started) return started
  const work = Promise.all(
    needed(language, namespaces).map(({ code, namespace }) => fetchTexts(code, namespace)),
  ).then(() => undefined)
  loading.set(place, work)
  work.catch((error: unknown) => error instanceof PageLoadError || loading.delete(place))
  return work
}

/** Loads the texts that a page needs, in the current language and in English. */
export function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) inUse.add(namespace)
  return fetchAll(shown, namespaces)
}

/** A promise that is already fulfilled. React reads its two properties and does not suspend. */
const atHand = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * A promise for these texts, for `use`. It is the same until they are loaded. Loaded texts must not suspend, not even
 * for a moment: React would hide the part of the page that shows them, and whoever types there loses the focus.
 */
export function textsReady(namespaces: readonly Namespace[]): Promise<void> {
  const here = needed(shown, namespaces).every(({ code, namespace }) => isHere(code, namespace))
  return here ? atHand : (loading.get(placeOf(shown, namespaces)) ?? loadNamespaces(namespaces))
}

/** The current language. */
export const shownLanguage = (): ShownLanguage => shown

/** Calls the listener when the language changes. Returns a function that removes it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Loads texts in a language and shows it, for pages that are rendered when the web is built.
 * @throws Error if texts are missing, because the page would be English
 */
export async function showInBuild(language: ShownLanguage, namespaces: readonly Namespace[]): Promise<void> {
  shown = language
  const all = ['common', 'frame', ...namespaces] as const
  await fetchAll(language, all)
  const missing = all.filter((namespace) => !findTexts(language, namespace)?.size)
  if (missing.length > 0) throw new Error(`No texts in ${language}: ${missing.join(', ')}`)
}

function show(language: ShownLanguage): void {
  shown = language
  document.documentElement.lang = intlLocale(language)
  document.documentElement.dir = 'ltr'
  for (const listener of listeners) listener()
}

/**
 * Sets the language of this visit. Its texts are loaded when they are needed. A language that the address asks for, as the
 * links of a mail do, is the choice of a device that has none: the pages that follow show it, too.
 */
export function startLanguageOfVisit(): void {
  const named = askedLanguage(window.location.search)
  asked = named !== null
  if (isLanguage(named) && named !== fallbackLanguage && storedLanguage() === null) storeLanguage(named)
  show(startLanguage(window.location.search, storedLanguage()))
}

/** The language that was chosen last. The texts of an earlier choice may arrive after its own. */
let chosen: ShownLanguage | null = null

async function change(language: ShownLanguage): Promise<boolean> {
  chosen = language
  storeLanguage(language)
  await fetchAll(language, [...inUse])
  if (chosen !== language) return false
  show(language)
  return true
}

/**
 * Shows the interface in another language once its texts are loaded, and stores the choice for the next visit. A page of an
 * older version than the server is loaded anew for it.
 * @returns whether it is shown, because no other was chosen in the meantime
 */
export async function chooseLanguage(language: ShownLanguage): Promise<boolean> {
  try {
    return await change(language)
  } catch (error) {
    if (!(error instanceof PageLoadError)) throw error
    if (chosen === language) window.location.reload()
    return false
  }
}

/**
 * Shows a language that the reader probably prefers: the account's, or the invitation's. It has no effect if this
 * device or the URL has already chosen one, the language is not offered, or its texts cannot be loaded.
 */
export async function suggestLanguage(language: string | undefined): Promise<void> {
  const offered = offeredLanguages.find((each) => each === language)
  if (asked || storedLanguage() !== null || language === shown || !offered) return
  await change(offered).catch(() => undefined)
}
