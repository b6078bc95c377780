import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './failures.ts'
import { AppError } from './problem.ts'

const YEAR = 31_536_000

/** Paths of the API, the sign-in service and the operator. An unknown one gets their error, not a page. */
const isMachinePath = (url: string) => /^\/(api|auth\/v1|dev|livez|readyz|metrics)([/?]|$)/.test(url)

/**
 * Which page a path gets: the page of the same name if the build has one, which loads less, else the one page whose
 * router knows every path.
 */
function pagesIn(root: string): (path: string) => string {
  const own = new Map(
    readdirSync(root).flatMap((file) => (file.endsWith('.html') ? [[`/${file.slice(0, -5)}`, file]] : [])),
  )
  return (path) => own.get(path) ?? 'index.html'
}

/**
 * Serves the built web: hashed files are cached for a year, all others are revalidated. Every other path gets a page,
 * whose script shows the content. Pages are never stored, so that the browser's Back shows nothing after signing out.
 */
export async function serveWebFiles(app: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(join(root, 'index.html'))
  const pageOf = built ? pagesIn(root) : undefined
  if (built)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = /[\\/]assets[\\/]/.test(path)
        const page = path.endsWith('.html') ? 'no-store' : 'no-cache'
        response.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : page)
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    const [path = ''] = request.url.split('?')
    if (!pageOf || !wantsPage || isMachinePath(request.url) || /\.\w+$/.test(path))
      return sendProblem(reply, new AppError('not_found'), request.id)
    return reply.sendFile(pageOf(path))
  })
}
