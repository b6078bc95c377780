import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fillPage, type PageFilling } from '#domain/page-values.ts'
import { pseudoLanguage } from '#locales/languages.ts'

/** A page in memory, as it is sent. */
export interface FilledPage {
  html: string
  etag: string
  /** Compressed when it is first asked for: there are many pages, and the start waits for none of them. */
  compressed(encoding: 'br' | 'gzip'): Buffer
}

/** What the content security policy must allow by hash for these pages. */
interface Hashes {
  scripts: string[]
  styles: string[]
}

/** The documents of the build, by name and language. */
export type Documents = ReadonlyMap<string, ReadonlyMap<string, FilledPage>>

export interface FilledPages extends Hashes {
  documents: Documents
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** The hashes of the elements that stand in a page. Data is no script, so no policy concerns it. */
function hashesIn(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\b(?:src|type)=)[^>]*>([^<]*)</${element}>`, 'g'),
  )
  return [...found].map(([, content = '']) => `sha256-${sha256(content)}`)
}

const compress = {
  br: (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html: string) => gzipSync(html, { level: 9 }),
} as const

function kept(html: string): FilledPage {
  const made = new Map<string, Buffer>()
  return {
    html,
    etag: `"${sha256(html)}"`,
    compressed(encoding) {
      const bytes = made.get(encoding) ?? compress[encoding](html)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

/** The page of a folder in every language that it is built in. */
function readDocument(folder: string, filling: PageFilling): Map<string, FilledPage> {
  const languages = readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    // For whoever develops and tests it.
    .filter((language) => language !== pseudoLanguage || filling.holds.hidden)
  return new Map(
    languages.map((language) => [
      language,
      kept(fillPage(readFileSync(join(folder, `${language}.html`), 'utf8'), filling)),
    ]),
  )
}

/**
 * Reads the pages that the build has rendered, and fills in once what depends on the settings.
 * @param root the folder of the built web; without it there are no pages
 */
export function readFilledPages(root: string, filling: PageFilling): FilledPages {
  const folder = join(root, '.vite', 'documents')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const documents = new Map(names.map((name) => [name, readDocument(join(folder, name), filling)]))
  const pages = [...documents.values()].flatMap((document) => [...document.values()].map(({ html }) => html))
  const hashes = (element: 'script' | 'style') => [
    ...new Set(pages.flatMap((html) => hashesIn(html, element))),
  ]
  return { documents, scripts: hashes('script'), styles: hashes('style') }
}
