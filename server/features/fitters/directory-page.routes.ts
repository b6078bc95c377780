import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { directorySearch } from '#contract/fitters.ts'
import { serverPages } from '#domain/pages.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { pathIn } from '#locales/page-language.ts'
import type { AppContext } from '../../app-context.ts'
import { listFittersWithTimes } from '../../booking/visit.repository.ts'
import type { Transaction } from '../../database/database.ts'
import { addressBlock } from '../../http/limits.ts'
import { AppError } from '../../http/problem.ts'
import { sendFile } from '../../http/send-file.ts'
import { languageOf, type PublicPages, sendPublicPage } from '../../public-pages/public-page.ts'
import { listedSlugs, readListedFitter, readListedFitters, readListedPicture } from './directory.service.ts'
import { directoryPage, fitterAddress, type Search } from './directory-page.ts'
import { fitterPage, unknownFitterPage } from './fitter-page.ts'

const PER_PAGE = 30

type Query = Partial<Record<string, unknown>>

/** What a page was asked for. Anything that is no search is left out, as if nothing had been entered. */
function searchIn(query: Query): { search: Search; wanted: ReturnType<typeof directorySearch.parse> } {
  const read = (name: keyof Search) => {
    const entered = query[name]
    return typeof entered === 'string' ? entered.trim() : ''
  }
  const search = {
    name: read('name'),
    place: read('place'),
    language: read('language'),
    speciality: read('speciality'),
  }
  const given = Object.entries(search).filter(([, text]) => text !== '')
  const valid = given.filter(([name, text]) => directorySearch.safeParse({ [name]: text }).success)
  return {
    search: { name: '', place: '', language: '', speciality: '', ...Object.fromEntries(valid) },
    wanted: directorySearch.parse(Object.fromEntries(valid)),
  }
}

const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === 'not_found'

type Parts = Pick<AppContext, 'config' | 'database' | 'limits' | 'now'>

/** Runs reading work for anybody, after counting the request. */
const makeReader = ({ database, limits, now }: Parts) => {
  return async <T>(request: FastifyRequest, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    await limits.spend('read', [`address:${addressBlock(request.ip)}`])
    return database.perform({ cookieHash: null }, { now: now(), requestId: request.id }, work)
  }
}

type Reader = ReturnType<typeof makeReader>
type OnePath = { Params: { slug: string } }

/** Those of these fitters with whom an appointment can be booked now. */
async function offeringOf(
  tx: Transaction,
  fitters: readonly { slug: string }[],
): Promise<ReadonlySet<string>> {
  const slugs = fitters.map(({ slug }) => slug)
  return new Set(slugs.length > 0 ? await listFittersWithTimes(tx, slugs) : [])
}

function addList(app: FastifyInstance, read: Reader, made: PublicPages): void {
  app.get<{ Querystring: Query }>(serverPages.fitters, async (request, reply) => {
    const { search, wanted } = searchIn(request.query)
    const cursor = typeof request.query.cursor === 'string' ? request.query.cursor : null
    const query = { ...wanted, limit: PER_PAGE, ...(cursor && { cursor }) }
    const list = await read(request, async (tx) => {
      const found = await readListedFitters(tx, query)
      return { found, offering: await offeringOf(tx, found.items) }
    })
    const page = await directoryPage(languageOf(request), { ...list, search, cursor }, made.config.publicUrl)
    return sendPublicPage(reply, made, page)
  })
}

function addFitter(app: FastifyInstance, read: Reader, made: PublicPages): void {
  app.get<OnePath>(serverPages.fitter, async (request, reply) => {
    const asked = request.params.slug
    try {
      const { fitter, offersTimes } = await read(request, async (tx) => {
        const found = await readListedFitter(tx, asked.toLowerCase())
        return { fitter: found, offersTimes: (await offeringOf(tx, [found])).size > 0 }
      })
      // An address that the fitter had before, or that is written in capitals.
      if (fitter.slug !== asked)
        return reply
          .header('cache-control', 'no-store')
          .redirect(pathIn(fitterAddress(fitter.slug), languageOf(request)), 301)
      return await sendPublicPage(
        reply,
        made,
        await fitterPage(languageOf(request), fitter, { publicUrl: made.config.publicUrl, offersTimes }),
      )
    } catch (error) {
      if (!isMissing(error)) throw error
      return sendPublicPage(reply, made, await unknownFitterPage(languageOf(request)), 404)
    }
  })
}

const PICTURES = { 'photo.webp': 'photo', 'logo.webp': 'logo' } as const
const isPicture = (name: string): name is keyof typeof PICTURES => Object.hasOwn(PICTURES, name)

/** A picture is asked for again each time, so that nobody shows it after the fitter removed it. */
function sendPicture(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  reply.header('cache-control', 'no-cache').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return sendFile(reply, 'image/webp', { bytes })
}

function addPictures(app: FastifyInstance, read: Reader): void {
  app.get<{ Params: { slug: string; picture: string } }>(
    serverPages.fitterPicture,
    async (request, reply) => {
      const { slug, picture } = request.params
      if (!isPicture(picture)) throw new AppError('not_found')
      const bytes = await read(request, (tx) => readListedPicture(tx, slug.toLowerCase(), PICTURES[picture]))
      return sendPicture(request, reply, bytes)
    },
  )
}

/** The map of the directory for search engines. At a machine's own address, and in a demo, it is empty. */
function addSiteMap(app: FastifyInstance, read: Reader, { config }: PublicPages): void {
  app.get('/sitemap-fitters.xml', async (request, reply) => {
    const isListed = !config.local && !config.demo
    const slugs = isListed ? await read(request, listedSlugs) : []
    const paths = isListed ? [serverPages.fitters, ...slugs.map(fitterAddress)] : []
    const entries = paths.map((path) => `<url><loc>${escapeHtml(config.publicUrl + path)}</loc></url>`)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      )
  })
}

/** The pages of the directory, which need no scripts, with the pictures on them. */
export function addDirectoryPages(app: FastifyInstance, parts: Parts, made: PublicPages): void {
  const read = makeReader(parts)
  addList(app, read, made)
  addFitter(app, read, made)
  addPictures(app, read)
  addSiteMap(app, read, made)
}
