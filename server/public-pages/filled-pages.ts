import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fillPage, type PageCondition, type PageValue } from '#domain/page-values.ts'
import { pseudoLanguage } from '#locales/languages.ts'

/** A page in memory, as it is sent. */
export interface FilledPage {
  html: string
  etag: string
  /** By content encoding. */
  compressed: Readonly<Record<'br' | 'gzip', Buffer>>
}

/** What the content security policy must allow by hash for these pages. */
interface Hashes {
  scripts: string[]
  styles: string[]
}

export interface FilledPages extends Hashes {
  /** The landing page by language. */
  landing: ReadonlyMap<string, FilledPage>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** The hashes of the elements that stand in a page. Data is no script, so no policy concerns it. */
function hashesIn(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\b(?:src|type)=)[^>]*>([^<]*)</${element}>`, 'g'),
  )
  return [...found].map(([, content = '']) => `sha256-${sha256(content)}`)
}

function kept(html: string): FilledPage {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return {
    html,
    etag: `"${sha256(html)}"`,
    compressed: { br: brotliCompressSync(html, { params }), gzip: gzipSync(html, { level: 9 }) },
  }
}

/**
 * Reads the pages that the build has rendered, and fills in once what depends on the settings.
 * @param root the folder of the built web; without it there are no pages
 */
export function readFilledPages(
  root: string,
  values: Readonly<Record<PageValue, string>>,
  holds: Readonly<Record<PageCondition, boolean>>,
): FilledPages {
  const folder = join(root, '.vite', 'landing')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  const languages = files
    .map((file) => file.slice(0, -'.html'.length))
    // For whoever develops and tests it.
    .filter((language) => language !== pseudoLanguage || holds.hidden)
  const landing = new Map(
    languages.map((language) => [
      language,
      kept(fillPage(readFileSync(join(folder, `${language}.html`), 'utf8'), values, holds)),
    ]),
  )
  const pages = [...landing.values()].map(({ html }) => html)
  const hashes = (element: 'script' | 'style') => [
    ...new Set(pages.flatMap((html) => hashesIn(html, element))),
  ]
  return { landing, scripts: hashes('script'), styles: hashes('style') }
}
