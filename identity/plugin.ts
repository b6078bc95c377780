import type { FastifyInstance } from 'fastify'
import type { IdentityContext } from './base/context.ts'
import type { SignInSource } from './base/host.ts'
import { allowOrigins } from './base/http/cross-origin.ts'
import { replyWithError, setHeaders } from './base/http/error-reply.ts'
import { readJsonBody } from './base/http/json-body.ts'
import { limitCaller } from './base/http/rate-limit.ts'
import { IdentityRefusal } from './base/http/refusal.ts'
import { recordRefusals } from './event/sign-in-event.ts'
import { type IdentityRoute, identityRoutes } from './routes.ts'

/** The largest body is a sign-in with a provider's tokens. */
const BODY_LIMIT = 64 * 1024
const FORM_LIMIT = 32 * 1024

/** Mounts the routes with their own body parser, headers and error bodies. The surrounding app is not affected. */
export async function identityPlugin(scope: FastifyInstance, context: IdentityContext): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (_request: unknown, body: Buffer) => readJsonBody(body),
  )
  scope.setErrorHandler(replyWithError)
  scope.setNotFoundHandler((request, reply) => replyWithError(new IdentityRefusal('unknown'), request, reply))
  scope.addHook('onRequest', async (request, reply) => setHeaders(request, reply))
  allowOrigins(scope, context.host.allowedOrigins ?? [])

  addRoutes(
    scope,
    context,
    identityRoutes.filter(({ form }) => !form),
  )
  await scope.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    addRoutes(
      forms,
      context,
      identityRoutes.filter(({ form }) => form),
    )
  })
}

function addRoutes(scope: FastifyInstance, context: IdentityContext, routes: readonly IdentityRoute[]): void {
  for (const { method, url, handler, limit, secretInQuery, form, unsafeGet } of routes) {
    scope.route({
      method,
      url,
      // A HEAD request must not change anything.
      exposeHeadRoute: !unsafeGet,
      bodyLimit: form ? FORM_LIMIT : BODY_LIMIT,
      ...(secretInQuery && { logLevel: 'error' }),
      ...(limit && { onRequest: async (request) => limitCaller(context.host, request, limit) }),
      handler: (request, reply) => {
        const source: SignInSource = { ...context.host.coarseSource(request), refusals: [] }
        const host = { ...context.host, source }
        // After the response was sent, so that its duration does not reveal whether the address has an account.
        reply.raw.once('finish', () => {
          recordRefusals(host).catch((error: unknown) =>
            request.log.error(error, 'refusals were not recorded'),
          )
        })
        return handler({ ...context, host }, request, reply)
      },
    })
  }
}
