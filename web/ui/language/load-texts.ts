import { pseudoLanguage } from '#locales/languages.ts'
import { nameProduct, type TextTree } from '#locales/texts.ts'

/** One chunk per language and namespace; only what is shown is loaded. */
const files = import.meta.glob<TextTree>('../../../locales/*/*.ts', { import: 'default' })

const fileOf = (language: string, namespace: string) => files[`../../../locales/${language}/${namespace}.ts`]

async function loadPseudoTexts(namespace: string): Promise<TextTree> {
  const [english, { pseudoTexts }] = await Promise.all([
    loadTexts('en', namespace),
    import('#locales/pseudo.ts'),
  ])
  return pseudoTexts(english)
}

/** The texts of a namespace in a language; empty where it is not translated, so that English shows through. */
export async function loadTexts(language: string, namespace: string): Promise<TextTree> {
  if (language === pseudoLanguage) return loadPseudoTexts(namespace)
  const load = fileOf(language, namespace)
  return load ? nameProduct(await load()) : {}
}
