import type { Plugin } from 'vite'
import words from '../../locales/en/frame.ts'

const ROOT = '<div id="root"></div>'

/** The text as it stands in a page: no letter of it is markup. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The page for a path that no page has: the program's page, which already says so before and without scripts.
 * @throws Error if the program's page has changed its shape
 */
function notFoundPageOf(program: string): string {
  const title = escaped(words.notFound.title)
  const said = `<main data-first-words><h1>${title}</h1><p>${escaped(words.notFound.text)}</p></main>`
  const page = program
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(ROOT, () => ROOT.replace('><', () => `>${said}<`))
  if (!page.includes(said)) throw new Error(`index.html has no ${ROOT}`)
  return page
}

/** Adds `not-found.html` to the build, which the server sends with status 404. */
export function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const program = bundle['index.html']
        if (program?.type !== 'asset') throw new Error('The build has no index.html')
        this.emitFile({
          type: 'asset',
          fileName: 'not-found.html',
          source: notFoundPageOf(program.source.toString()),
        })
      },
    },
  }
}
