import common from '#locales/en/common.ts'
import frame from '#locales/en/frame.ts'
import { fallbackLanguage, pseudoLanguage } from '#locales/languages.ts'
import { nameProduct, type TextTree } from '#locales/texts.ts'

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

async function readTexts(language: string, namespace: string): Promise<TextTree> {
  const english = language === fallbackLanguage ? atHand.get(namespace) : undefined
  const files = language === fallbackLanguage ? englishTexts : (await import('./other-texts.ts')).otherTexts
  const load = files[`../../../locales/${language}/${namespace}.ts`]
  return english ?? (await load?.()) ?? {}
}

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
