import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Responses that nothing may store, not even to revalidate them. */
export const NEVER_KEPT = 'private, no-store'

/**
 * What browsers are told about every answer: nothing from other origins, no framing, no referrer,
 * no scripts or styles but the built files.
 */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const signIn = config.auth ? [new URL(config.auth.url).origin] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...signIn],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: ['/api/csp-reports'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.local ? false : { maxAge: 63_072_000, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    reply.header('x-request-id', request.id)
    // No browser and no proxy stores the response to a call.
    if (request.url.startsWith('/api/')) reply.header('cache-control', NEVER_KEPT)
  })
}
