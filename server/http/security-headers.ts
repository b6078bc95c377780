import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/** For responses that may not be stored at all, not even for revalidation. */
export const NEVER_KEPT = 'private, no-store'

const HSTS = { maxAge: 63_072_000, includeSubDomains: true }

/** The headers of a refusal that Fastify sends without its hooks, because the router cannot read the URL. */
export const headersOfUnreadableUrl = ({ local }: Pick<Config, 'local'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': NEVER_KEPT,
  ...(!local && { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` }),
})

/**
 * Adds security headers to every response: nothing from other origins, no framing, no referrer, no scripts or styles
 * except the built files.
 * @param allowed the hashes of the scripts and styles that stand in the built pages
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  { scripts = [], styles = [] }: { scripts?: readonly string[]; styles?: readonly string[] } = {},
): void {
  const signIn = config.auth ? [new URL(config.auth.url).origin] : []
  // Made once: the headers are the same for every request.
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'", ...styles.map((hash) => `'${hash}'`)],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...signIn],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: ['/api/csp-reports'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.local ? false : HSTS,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', ({ raw }, reply, next) =>
    addHeaders(raw, reply.raw, (error) => next(error instanceof Error ? error : undefined)),
  )
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    reply.header('x-request-id', request.id)
    // Browsers and proxies may not store the response of a call.
    if (request.url.startsWith('/api/')) reply.header('cache-control', NEVER_KEPT)
  })
}
