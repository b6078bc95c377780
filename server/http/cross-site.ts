import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../config.ts'
import { AppError } from './problem.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** On this machine the same server is reached by several names; elsewhere only by its public address. */
function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (origin === publicUrl) return true
  if (!isLoopback(new URL(publicUrl).hostname) || !URL.canParse(origin)) return false
  const from = new URL(origin)
  return isLoopback(from.hostname) && from.host === host
}

/**
 * Refuses a change that a page of another site requested. Browsers say where a request comes from;
 * a caller that does not say is not a browser, so it sends no cookie by accident.
 * @throws AppError `cross_site`
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (SAFE.has(request.method)) return
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw new AppError('cross_site')
  // No page can forge this. Some browsers' own reports carry `Origin: null`, for pages tell no referrer here.
  if (site === 'same-origin') return
  if (origin !== undefined && !isOwnOrigin(origin, host, publicUrl)) throw new AppError('cross_site')
}
