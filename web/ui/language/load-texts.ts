import common from '#locales/en/common.ts'
import { fallbackLanguage, pseudoLanguage } from '#locales/languages.ts'
import { wholeOf } from '#locales/namespaces.ts'
import frameOpening from '#locales/openings/frameOpening.ts'
import { isTextTree, nameProduct, type TextTree } from '#locales/texts.ts'
import { PageLoadError } from '../page-load-error.ts'

type Readers = Readonly<Record<string, () => Promise<TextTree>>>

/**
 * The English texts of a guest's pages, one chunk for each namespace. Only what is shown is loaded. The list of all weighs
 * more than the texts of a form, so the program brings it along (english-texts.ts).
 */
let englishTexts: Readers = import.meta.glob<TextTree>(
  [
    '../../../locales/en/{book,bookingChanges,course,errors,followUp,followUpPages,intake,interruptions,invite,measurements,notice,review,zoneDetails}.ts',
    '../../../locales/openings/intakeOpening.ts',
  ],
  { import: 'default' },
)

/** Says where all English texts are. */
export function knowEnglish(all: Readers): void {
  englishTexts = all
}

/** The English texts around a guest's pages are part of the program, so that an error can be shown even if nothing else loads. */
export const englishAtHand = () => ({
  common: nameProduct(common),
  frameOpening: nameProduct(frameOpening),
})

const atHand = new Map<string, TextTree>(Object.entries({ common, frameOpening }))

const fileOf = (language: string, namespace: string) =>
  `../../../locales/${namespace === wholeOf(namespace) ? language : 'openings'}/${namespace}.ts`

async function readEnglish(namespace: string): Promise<TextTree> {
  const known = atHand.get(namespace)
  if (known) return known
  const file = fileOf(fallbackLanguage, namespace)
  if (!englishTexts[file]) knowEnglish((await import('./english-texts.ts')).allEnglishTexts)
  return (await englishTexts[file]?.()) ?? {}
}

/** Where the build has put the texts of other languages (web/build/text-files.ts); the head of the page names it. */
const builtTexts = () => document.querySelector<HTMLElement>('script[data-texts]')?.dataset.texts

/**
 * The texts of another language. The head of the page has already requested those of the chosen one (web/head.ts).
 * @throws PageLoadError if the server does not have them: their address is that of one version, and the page is from an
 * older one
 */
async function readOther(language: string, namespace: string): Promise<TextTree> {
  if (import.meta.env.DEV || import.meta.env.SSR)
    return (
      (await (await import('./other-texts.ts')).otherTexts[fileOf(language, wholeOf(namespace))]?.()) ?? {}
    )
  const response = await fetch(`${builtTexts()}/${language}/${namespace}.json`)
  if (response.status === 404) throw new PageLoadError(`The server has no texts ${language}/${namespace}`)
  if (!response.ok)
    throw new Error(`The texts ${language}/${namespace} were answered with ${response.status}`)
  const texts: unknown = await response.json()
  if (!isTextTree(texts)) throw new Error(`The file of the texts ${language}/${namespace} has none`)
  return texts
}

const readTexts = (language: string, namespace: string): Promise<TextTree> =>
  language === fallbackLanguage ? readEnglish(namespace) : readOther(language, namespace)

async function makePseudoTexts(namespace: string): Promise<TextTree> {
  const [english, { pseudoTexts }] = await Promise.all([
    readTexts(fallbackLanguage, namespace),
    import('#locales/pseudo.ts'),
  ])
  return pseudoTexts(english)
}

/** The texts of a namespace in a language; empty if it is not translated, so that English is the fallback. */
export async function loadTexts(language: string, namespace: string): Promise<TextTree> {
  const texts = language === pseudoLanguage ? makePseudoTexts(namespace) : readTexts(language, namespace)
  return nameProduct(await texts)
}
