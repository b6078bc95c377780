import common from '#locales/en/common.ts'
import frame from '#locales/en/frame.ts'
import { fallbackLanguage, pseudoLanguage } from '#locales/languages.ts'
import { isTextTree, nameProduct, type TextTree } from '#locales/texts.ts'

/** One chunk per namespace. Only what is shown is loaded. */
const englishTexts = import.meta.glob<TextTree>(
  ['../../../locales/en/*.ts', '!**/*.test.ts', '!../../../locales/en/{common,frame,mail}.ts'],
  { import: 'default' },
)

/** The frame's English texts are part of the program, so that an error can be shown even if nothing else loads. */
export const englishAtHand = () => ({
  common: nameProduct(common),
  frame: nameProduct(frame),
})

const atHand = new Map<string, TextTree>(Object.entries({ common, frame }))

const fileOf = (language: string, namespace: string) => `../../../locales/${language}/${namespace}.ts`

const readEnglish = async (namespace: string): Promise<TextTree> =>
  atHand.get(namespace) ?? (await englishTexts[fileOf(fallbackLanguage, namespace)]?.()) ?? {}

/** Where the build has put the texts of other languages (web/build/text-files.ts); the head of the page names it. */
const builtTexts = () => document.querySelector<HTMLElement>('script[data-texts]')?.dataset.texts

/** The texts of another language. The head of the page has already requested those of the chosen one (web/head.ts). */
async function readOther(language: string, namespace: string): Promise<TextTree> {
  if (import.meta.env.DEV || import.meta.env.SSR)
    return (await (await import('./other-texts.ts')).otherTexts[fileOf(language, namespace)]?.()) ?? {}
  const response = await fetch(`${builtTexts()}/${language}/${namespace}.json`)
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
