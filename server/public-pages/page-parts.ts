import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { builtMarkup, type Html } from './html.ts'

/** What a page of the server takes over from the built pages: their styles, and the script of their head. */
export interface PageParts {
  head: Html
}

/** The styles of the product while it is developed, from the server of the web. */
const UNBUILT = '<link rel="stylesheet" href="/web/styles/index.css">'

/** The styles and the script that applies the chosen theme, from the program's page. Its own scripts are left out. */
function headOf(program: string): string {
  const styles = program.match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? []
  const script = /<script(?![^>]*\bsrc=)[^>]*>[^<]*<\/script>/.exec(program)?.[0] ?? ''
  return [...styles, script].join('\n')
}

/** Reads what the server's pages take over from the web that was built at a folder. */
export function readPageParts(root: string, { mode }: Pick<Config, 'mode'>): PageParts {
  if (mode === 'development') return { head: builtMarkup(UNBUILT) }
  try {
    return { head: builtMarkup(headOf(readFileSync(join(root, 'index.html'), 'utf8'))) }
  } catch {
    // The web is not built: there is nothing but the text.
    return { head: builtMarkup('') }
  }
}
