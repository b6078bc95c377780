import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documentOf, pageAt } from '#domain/pages.ts'
import { fallbackLanguage } from '#locales/languages.ts'
import type { Documents, FilledPage } from '../public-pages/filled-pages.ts'
import { isListed } from '../public-pages/for-search-engines.ts'
import { sendPage } from '../public-pages/send-page.ts'
import type { BuiltPages } from './built-pages.ts'
import { cookieHash } from './cookie.ts'
import { sendProblem } from './failures.ts'
import { AppError } from './problem.ts'

/** The folder of the files whose names contain their hash. */
const ASSETS = 'assets'

const YEAR = 31_536_000

/** Paths of the API, the sign-in service and the operator. An unknown one gets their error, not a page. */
const isMachinePath = (url: string) => /^\/(api|auth\/v1|dev|livez|readyz|metrics)([/?]|$)/.test(url)

/** Tells the program that nobody is signed in here, so that it need not ask (web/head.ts reads it). */
const NOBODY = 'nobody'

/** Says that a path is not one of a page's. */
const NOT_FOUND = 'not-found.html'

/**
 * Serves the hashed files by one route. There are thousands: a route for each, as the plugin would add it, costs a start a
 * fifth of a second and 100 MB.
 */
async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  const folder = join(root, ASSETS)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  )
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `/${ASSETS}/*`,
    handler(request, reply) {
      const file = request.params['*']
      if (!files.has(file)) return reply.callNotFound()
      return reply.sendFile(join(ASSETS, file))
    },
  })
}

/** Which file a page has: the one that was built for its address, else the one page whose router knows every path. */
const pageFile = ({ pages }: BuiltPages, page: string): string => pages[page] ?? 'index.html'

/** A document in the language of the address; undefined for a page of the program. */
function documentAt(documents: Documents, page: string, search: string | undefined): FilledPage | undefined {
  const built = documents.get(documentOf(page) ?? '')
  const language = new URLSearchParams(search).get('lng') ?? ''
  return built?.get(language) ?? built?.get(fallbackLanguage)
}

/** Whether a page is expected: what looks like a file is one, unless a browser shows it. */
function wantsPage({ method, url, headers }: FastifyRequest, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (isMachinePath(url)) return false
  return !/\.\w+$/.test(path) || pageAt(path) !== undefined || headers.accept?.includes('text/html') === true
}

interface PagesOptions {
  preCompressed?: boolean
  documents?: Documents
  secure?: boolean
}

/**
 * Serves the built web: hashed files are cached for a year, all others are revalidated. The path of a page gets its page,
 * whose script shows the content; every other path gets the page that says 404. Pages are never stored, so that the
 * browser's Back shows nothing after signing out.
 * @param built undefined if the web is not built; there are no pages then
 * @param preCompressed whether the compressed copies of files are sent to browsers that read them
 * @param documents the pages that are the same for everybody
 * @param secure whether the cookies are those of https
 */
export async function serveWebFiles(
  app: FastifyInstance,
  root: string,
  built: BuiltPages | undefined,
  { preCompressed = true, documents = new Map(), secure = true }: PagesOptions = {},
): Promise<void> {
  if (built) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      globIgnore: [`${ASSETS}/**`],
      preCompressed,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = /[\\/]assets[\\/]/.test(path)
        // A page may be sent compressed, from `….html.br`.
        const page = /\.html(\.\w+)?$/.test(path) ? 'no-store' : 'no-cache'
        response.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : page)
      },
    })
    await serveAssets(app, root)
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '', search] = request.url.split('?')
    if (!built || !wantsPage(request, path)) return sendProblem(reply, new AppError('not_found'), request.id)
    const page = pageAt(path)
    if (page === undefined) return reply.code(404).sendFile(NOT_FOUND)
    if (!isListed(page)) reply.header('x-robots-tag', 'noindex')
    const shown = documentAt(documents, page, search)
    if (shown) return sendPage(request, reply, shown, { compress: preCompressed })
    if (cookieHash(request, secure) === null) reply.header('server-timing', NOBODY)
    return reply.sendFile(pageFile(built, page))
  })
}
