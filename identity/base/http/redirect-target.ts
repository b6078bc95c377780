import type { FastifyRequest } from 'fastify'
import { siteOf } from '../context.ts'
import type { IdentityHost } from '../host.ts'
import { isSoundText } from './json-body.ts'

const MAX_LENGTH = 2048

/**
 * The redirect target: the header `redirect_to`, otherwise the query parameter. A foreign target is treated as absent.
 * The Referer is not used, because it would lead back to the form.
 */
export function redirectTarget(host: IdentityHost, request: FastifyRequest): string | undefined {
  const { redirect_to: fromQuery } = request.query as { redirect_to?: unknown }
  const candidates = [request.headers.redirect_to, fromQuery]
  return candidates.map((candidate) => validTarget(siteOf(host), candidate)).find(Boolean)
}

/** The product's page for a return from a provider without another target. */
export const callbackPage = (host: IdentityHost) => new URL(host.callbackPath, siteOf(host)).href

/** The target without its fragment if it has the site's origin (any port on a loopback host), else undefined. */
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
