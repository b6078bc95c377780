import type { FastifyInstance } from 'fastify'

const METHODS = 'GET, POST, PUT, PATCH, DELETE'
/** The headers that the protocol's clients send, including `apikey` for hosted gateways. */
const HEADERS = [
  'Accept, Authorization, Content-Type, apikey, X-Client-IP, X-Client-Info, X-JWT-AUD, x-use-cookie',
  'X-Supabase-Api-Version',
].join(', ')
/** How long a browser may cache a preflight response. */
const ASK_AGAIN_SECONDS = 600

/**
 * Lets pages of these origins call this service from a browser, without credentials: tokens travel in headers, and the
 * flow cookie only in navigations.
 */
export function allowOrigins(scope: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  scope.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    reply.header('vary', 'Origin')
    if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin)
  })
  scope.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', String(ASK_AGAIN_SECONDS))
      .send(),
  )
}
