import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin, transformWithOxc } from 'vite'
import { fallbackLanguage } from '../../locales/languages.ts'
import { offeredLanguages } from '../../locales/offered-languages.ts'
import { textsFolder } from './text-files.ts'

/** The mark of the script in a page, behind which its attributes stand. */
export const HEAD_SCRIPT = 'data-head'

const source = fileURLToPath(new URL('../head.ts', import.meta.url))
const documentSource = fileURLToPath(new URL('../app/documents/enhance.ts', import.meta.url))

/** Where the pages name the script. */
const place = '<script data-head></script>'

/** A script as it stands in a page. It has no imports. */
async function element(file: string, mark: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })
  const plain = `(() => {${code.replace(/^export \{\s*\};?$/m, '')}})()`
  return `<script ${mark}>${minifySync('head.js', plain).code.trim()}</script>`
}

/** The script of the documents as it stands in them. */
export const documentScript = (): Promise<string> => element(documentSource, 'data-document')

/** The languages of which the script knows texts. English is a part of the program. */
export const otherLanguages = offeredLanguages.filter((code) => code !== fallbackLanguage)

/** What the script knows in every page: where the texts of other languages are, and which languages there are. */
const languagesIn = (root: string): string =>
  `data-texts="/${textsFolder(root)}" data-languages="${otherLanguages.join(' ')}"`

/**
 * Puts the script of `web/head.ts` into every page, because nothing else that a browser needs early waits for it then.
 * @param root the folder of the repository
 */
export function headScript(root: string): Plugin {
  return {
    name: 'head-script',
    async transformIndexHtml(html) {
      const script = await element(source, `${HEAD_SCRIPT} ${languagesIn(root)}`)
      return html.replace(place, () => script)
    },
  }
}

/** What a content security policy calls the inline scripts of a page. */
export const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^<]*)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
