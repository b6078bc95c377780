import type { FastifyRequest } from 'fastify'
import { siteOf } from '../context.ts'
import type { IdentityHost } from '../host.ts'
import { isSoundText } from './json-body.ts'

const MAX_LENGTH = 2048

/**
 * Where the person wants to be afterwards: header `redirect_to`, else the query parameter. A target that is not
 * ours is no error, it is as if none was given. The Referer is not asked: it would lead back to the form.
 */
export function redirectTarget(host: IdentityHost, request: FastifyRequest): string | undefined {
  const { redirect_to: fromQuery } = request.query as { redirect_to?: unknown }
  const candidates = [request.headers.redirect_to, fromQuery]
  return candidates.map((candidate) => validTarget(siteOf(host), candidate)).find(Boolean)
}

/** The product's own page for whoever comes back from a provider without anywhere else to go. */
export const callbackPage = (host: IdentityHost) => new URL(host.callbackPath, siteOf(host)).href

/** The target without its fragment if it lies on the site's origin (any port on a loopback host), else nothing. */
export function validTarget(site: string, candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || candidate.length > MAX_LENGTH || !isSoundText(candidate))
    return undefined
  if (!URL.canParse(candidate)) return undefined
  const target = new URL(candidate)
  const home = new URL(site)
  const samePlace =
    target.protocol === home.protocol &&
    target.hostname === home.hostname &&
    (target.port === home.port || isLoopback(home.hostname))
  if (!samePlace || target.username || target.password) return undefined
  target.hash = ''
  return target.href
}

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
