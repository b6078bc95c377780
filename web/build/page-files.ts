import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { escapeHtml } from '../../domain/text/escape-html.ts'
import words from '../../locales/en/frame.ts'
import type { TextTree } from '../../locales/texts.ts'
import { namespacesOf, type PageRoute } from '../app/routes/page-route.ts'
import { firstLook } from './first-look.ts'
import { guestPages } from './guest-pages.ts'
import { HEAD_SCRIPT, hashesOf, otherLanguages } from './head-script.ts'
import { modulesOf } from './page-modules.ts'
import { readTexts } from './read-texts.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** The titles of the pages in every language but English, in the order of `offeredLanguages`. */
const otherTitles = (): Promise<TextTree[]> =>
  Promise.all(
    otherLanguages.map(async (code) => {
      const { title } = await readTexts(`${repository}locales/${code}/frame.ts`)
      if (typeof title !== 'object') throw new Error(`The pages have no titles in ${code}`)
      return title
    }),
  )

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk'

/** Chunks and all that they import statically. */
function withImports(bundle: Bundle, names: readonly string[], found = new Map<string, Chunk>()) {
  for (const name of names) {
    const file = bundle[name]
    if (!isChunk(file) || found.has(name)) continue
    found.set(name, file)
    withImports(bundle, file.imports, found)
  }
  return found
}

/** The chunks that a page needs in addition to its entry, in which the entry may not import them itself. */
function chunksOf(bundle: Bundle, html: string, route: PageRoute): string[] {
  const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  const loaded = withImports(bundle, entry)
  const loadedLater = new Set([...loaded.values()].flatMap(({ dynamicImports }) => dynamicImports))
  const modules = modulesOf(route).map((module) => repository + module)
  const wanted = [...loadedLater].filter((name) => {
    const file = bundle[name]
    return isChunk(file) && file.moduleIds.some((id) => modules.includes(id))
  })
  return [...withImports(bundle, wanted).keys()].filter((name) => !loaded.has(name))
}

/** An address of the API in which the parameters of a path are replaced by the places of their segments. */
function placed(address: string, path: string): string {
  const segments = path.split('/')
  return address.replace(/:(\w+)/g, (parameter, name: string) => {
    const place = segments.indexOf(parameter)
    return `{${place === -1 ? name : place}}`
  })
}

/** What the head of a page reads early, as attributes of its script. */
function readsOf({ who, shell, reads = [], openReads = [] }: PageRoute, path: string): string {
  const common = ['/api/auth/user', ...(shell === 'public' ? ['/api/public-settings'] : []), ...openReads]
  const own = reads.map((address) => placed(address, path))
  return [
    `data-reads="${common.join(' ')}"`,
    ...(own.length > 0 ? [`data-own-reads="${own.join(' ')}"`] : []),
    ...(who === 'everyone' ? [] : [`data-role="${who.join(' ')}"`]),
  ].join(' ')
}

const ROOT = '<div id="root"></div>'

/** Which texts the page begins with in another language, as an attribute of the same script. */
const textsOf = (route: PageRoute, path: string): string => {
  const frame = guestPages.includes(path) ? 'frameOpening' : 'frame'
  return `data-namespaces="${['common', frame, ...namespacesOf(route)].join(' ')}"`
}

/** The page's title in every other language, in the order in which the script knows them, as an attribute of the same. */
const titlesOf = ({ title }: PageRoute, titles: readonly TextTree[]): string =>
  `data-titles="${escapeHtml(titles.map((each) => each[title]).join('|'))}"`

/** The address of the font of most languages. */
const fontOf = (bundle: Bundle): string =>
  `/${Object.keys(bundle).find((file) => /^assets\/inter-latin-wght-normal-/.test(file)) ?? ''}`

/** The page of an address, with its title and everything that it begins with. */
function pageAt(
  bundle: Bundle,
  html: string,
  route: PageRoute,
  path: string,
  titles: readonly TextTree[],
): string {
  const links = chunksOf(bundle, html, route).map(
    (name) => `  <link rel="modulepreload" crossorigin href="/${name}">\n  `,
  )
  const title = `${words.title[route.title]} · ${PRODUCT_NAME}`
  const attributes = [
    readsOf(route, path),
    textsOf(route, path),
    titlesOf(route, titles),
    `data-font="${fontOf(bundle)}"`,
  ]
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(`<script ${HEAD_SCRIPT}`, `<script ${HEAD_SCRIPT} ${attributes.join(' ')}`)
    .replace('</head>', `${links.join('')}</head>`)
    .replace(ROOT, () => ROOT.replace('><', () => `>${firstLook(route)}<`))
}

/**
 * Writes a page for every address: that of its entry, which also names the scripts, texts and data that the address begins
 * with, so that a browser requests all of them at once. `.vite/pages.json` tells the server which address gets which.
 */
export function pageFiles(routes: readonly PageRoute[]): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const titles = await otherTitles()
      const htmlOf = (name: string) => {
        const file = bundle[name]
        return file?.type === 'asset' ? String(file.source) : undefined
      }
      const program = htmlOf('index.html') ?? ''
      const guest = htmlOf('guest.html') ?? ''
      const pages = routes.flatMap((route) =>
        route.paths.map((path): [string, string] => {
          const file = `pages/${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.html`
          const source = pageAt(bundle, guestPages.includes(path) ? guest : program, route, path, titles)
          this.emitFile({ type: 'asset', fileName: file, source })
          return [path, file]
        }),
      )
      const files: Record<string, string> = Object.fromEntries(pages)
      const source = JSON.stringify({ pages: files, scripts: hashesOf(program) })
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source })
    },
  }
}
