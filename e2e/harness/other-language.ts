import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isTextTree, listTexts, nameProduct } from '#locales/texts.ts'

const locales = join(import.meta.dirname, '../../locales')

/** The texts of a language, as people read them, by namespace and key. */
async function textsOf(language: string): Promise<Map<string, string>> {
  const folder = join(locales, language)
  const files = readdirSync(folder).filter((name) => /^\w+\.ts$/.test(name))
  const trees = await Promise.all(
    files.map(async (file) => {
      const { default: texts }: { default: unknown } = await import(pathToFileURL(join(folder, file)).href)
      return isTextTree(texts) ? listTexts(nameProduct(texts), `${file}:`) : []
    }),
  )
  return new Map(trees.flat())
}

const known = new Map<string, Promise<Set<string>>>()

/** English texts that a page in this language never shows, because each has a translation that differs. */
async function foreignTexts(language: string): Promise<Set<string>> {
  const [english, translated] = await Promise.all([textsOf('en'), textsOf(language)])
  const own = new Set(translated.values())
  return new Set(
    [...english.values()].filter((text) => / /.test(text) && !/\{\{/.test(text) && !own.has(text)),
  )
}

/** The texts of a page that are English, of the product and not of a person, although it is read in another language. */
export async function englishAmong(texts: readonly string[], language: string): Promise<string[]> {
  if (language === 'en') return []
  const foreign = known.get(language) ?? foreignTexts(language)
  known.set(language, foreign)
  const there = await foreign
  return [...new Set(texts)].filter((text) => there.has(text)).map((text) => `is in English: ${text}`)
}
