import { pathToFileURL } from 'node:url'
import { isTextTree, type TextTree } from '../../locales/texts.ts'

/** The texts that a file of `locales` exports. */
export async function readTexts(file: string): Promise<TextTree> {
  const module: unknown = await import(pathToFileURL(file).href)
  const texts = typeof module === 'object' && module !== null && 'default' in module ? module.default : null
  if (!isTextTree(texts)) throw new Error(`${file} exports no texts`)
  return texts
}
