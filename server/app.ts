import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type AnyCall, calls } from '#contract/calls.ts'
import type { AppContext } from './app-context.ts'
import { markPages } from './demo/mark-pages.ts'
import { refuseChanges } from './demo/read-only.ts'
import { registerDevOutbox } from './dev-outbox/dev-outbox.ts'
import { mountSignIn } from './features/auth/mount-sign-in.ts'
import { addContactPage } from './features/contact/contact-page.routes.ts'
import { addDemoCall } from './features/demo-call/demo-call-page.routes.ts'
import { addDirectoryPages } from './features/fitters/directory-page.routes.ts'
import { addOneClickStop } from './features/follow-ups/one-click-stop.routes.ts'
import { publishPassportKeys } from './features/passports/published-keys.routes.ts'
import { makeHandlers } from './handlers.ts'
import { bindCalls } from './http/bind-calls.ts'
import { addBodyParser } from './http/body-parser.ts'
import { readBuiltPages } from './http/built-pages.ts'
import { boundConnections, CONNECTION_TIMES, sharedAddresses } from './http/connections.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { closeWithAnswers } from './http/drain.ts'
import { answerFailure } from './http/failures.ts'
import { addHealth, type Readiness } from './http/health.ts'
import { addApiDocs } from './http/openapi.ts'
import { addSecurityHeaders, headersOfUnreadableUrl } from './http/security-headers.ts'
import { answerUnreadable } from './http/unreadable-requests.ts'
import { serveWebFiles } from './http/web-files.ts'
import { openWriteProbe } from './http/write-probe.ts'
import { messageRegistry } from './messages/registry.ts'
import { passportSigner } from './passport-keys/passport-keys.ts'
import { readFilledPages } from './public-pages/filled-pages.ts'
import { answerSearchEngines } from './public-pages/for-search-engines.ts'
import { pageFilling } from './public-pages/page-filling.ts'
import { readPageParts } from './public-pages/page-parts.ts'

type SignIn = Awaited<ReturnType<typeof mountSignIn>>

const WEB_ROOT = fileURLToPath(new URL('../dist/web', import.meta.url))

/** The HTTP server with its limits on connections; it answers every failure as problem+json. */
function openHttpServer({ config, log }: AppContext): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // Trusts only the nearest proxies, which are our own. Addresses beyond them may be forged.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Handles URLs that the router cannot parse. Hooks do not run for them.
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request, reply.headers(headersOfUnreadableUrl(config))),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headersOfUnreadableUrl(config)),
    http: CONNECTION_TIMES,
    requestTimeout: CONNECTION_TIMES.requestTimeout,
    routerOptions: { maxParamLength: 200 },
  })
  app.setErrorHandler(answerFailure)
  boundConnections(app.server, {
    most: config.maxConnections,
    mostPerAddress: config.maxConnectionsPerAddress,
    isShared: sharedAddresses(config.trustProxy),
  })
  return app
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    // Logs the route's pattern instead of the URL, which may contain data that must not be logged.
    request.log.info({
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}

/** Binds every call of the contract, in a scope that parses bodies and refuses cross-site requests. */
async function addCalls(app: FastifyInstance, context: AppContext, signIn: SignIn): Promise<void> {
  const { config, database, limits, now, vault } = context
  const signer = passportSigner({ database, vault, issuer: config.publicUrl, now })
  publishPassportKeys(app, signer)
  await app.register(async (scope) => {
    addBodyParser(scope)
    scope.addHook('onRequest', async (request) => refuseCrossSite(request, config.publicUrl))
    const described: readonly AnyCall[] = calls
    bindCalls(scope, described, makeHandlers(context, signIn, signer), {
      database,
      limits,
      secure: !config.local,
      now,
    })
    await addApiDocs(scope, described)
  })
}

/** Builds the server: the calls of the contract, the sign-in service and the web's files. */
export async function buildApp(context: AppContext, readiness: Readiness): Promise<FastifyInstance> {
  const { config, database, metrics, migrations, now } = context
  const app = openHttpServer(context)
  const builtPages = readBuiltPages(WEB_ROOT)
  const filled = readFilledPages(WEB_ROOT, pageFilling(config, now()))
  addSecurityHeaders(app, config, {
    scripts: [...new Set([...(builtPages?.scripts ?? []), ...filled.scripts])],
    styles: filled.styles,
  })
  if (config.demo?.readOnly) refuseChanges(app)
  await app.register(cookie)
  closeWithAnswers(app, readiness)
  logRequests(app)
  const notWritable = openWriteProbe({ database, config, now })
  addHealth(app, {
    config,
    database,
    messages: messageRegistry,
    metrics,
    migrations,
    readiness,
    notWritable,
    now,
  })
  await addCalls(app, context, await mountSignIn(app, context))
  addOneClickStop(app, context)
  registerDevOutbox(app, context)
  const made = { ...readPageParts(WEB_ROOT, config), config, now }
  addContactPage(app, context, made)
  addDirectoryPages(app, context, made)
  addDemoCall(app, context)
  if (config.demo) markPages(app, config)
  answerSearchEngines(app, config)
  await serveWebFiles(app, WEB_ROOT, builtPages, {
    preCompressed: !config.demo,
    documents: filled.documents,
    secure: !config.local,
  })
  return app
}
