import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../config.ts'
import { AppError } from './problem.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** On this machine the server has several names; otherwise only its public address. */
function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (origin === publicUrl) return true
  if (!isLoopback(new URL(publicUrl).hostname) || !URL.canParse(origin)) return false
  const from = new URL(origin)
  return isLoopback(from.hostname) && from.host === host
}

/**
 * Refuses a change requested by a page of another site. Browsers send the origin of a request. A caller that sends none
 * is not a browser, so it does not send a cookie by accident.
 * @throws AppError `cross_site`
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (SAFE.has(request.method)) return
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw new AppError('cross_site')
  // Pages cannot forge this. Some browsers' own reports have `Origin: null`, because pages send no referrer here.
  if (site === 'same-origin') return
  if (origin !== undefined && !isOwnOrigin(origin, host, publicUrl)) throw new AppError('cross_site')
}
