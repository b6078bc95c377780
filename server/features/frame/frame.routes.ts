import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Calls } from '#contract/calls.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { DemoLinks } from '../../demo/demo-links.ts'
import { cookieHash } from '../../http/cookie.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { AppError } from '../../http/problem.ts'
import type { EventHub } from '../../live-events/event-hub.ts'

type PublicSettings = Calls['GET /api/public-settings']['response']

export interface FrameParts {
  config: Config
  database: Database
  now(): Date
  liveEvents: EventHub
  demo: DemoLinks | null
  /** What the sign-in service offers to visitors. */
  offer(): Promise<Pick<PublicSettings, 'signInWith' | 'signUp' | 'linking' | 'passwordMin'>>
  log: FastifyBaseLogger
}

const directive = z.string().max(100)
const cspReport = z.union([
  z.object({ 'csp-report': z.object({ 'violated-directive': directive }) }),
  z.array(z.object({ body: z.object({ effectiveDirective: directive }) })).max(20),
])

/** All CSP directives that a browser can report (CSP 3 and its predecessors). */
const DIRECTIVES = [
  ...['base-uri', 'block-all-mixed-content', 'child-src', 'connect-src', 'default-src', 'fenced-frame-src'],
  ...['font-src', 'form-action', 'frame-ancestors', 'frame-src', 'img-src', 'manifest-src', 'media-src'],
  ...['object-src', 'prefetch-src', 'require-trusted-types-for', 'sandbox', 'script-src', 'script-src-attr'],
  ...['script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem', 'trusted-types', 'worker-src'],
  'upgrade-insecure-requests',
]

/**
 * The directives in a violation report. Anybody can send a report, and its URLs may contain secrets, so only known
 * directive names are used.
 */
function violatedDirectives(body: unknown): string[] {
  const report = cspReport.safeParse(body)
  if (!report.success) return []
  const named = Array.isArray(report.data)
    ? report.data.map((entry) => entry.body.effectiveDirective)
    : [report.data['csp-report']['violated-directive']]
  // Older browsers append the sources to the name.
  return named.flatMap((text) => DIRECTIVES.filter((directive) => directive === text.split(' ', 1)[0]))
}

export function frameHandlers({ config, database, liveEvents, demo, offer, now, log }: FrameParts) {
  return {
    'GET /api/public-settings': async () => ({
      authUrl: config.auth?.url ?? '/auth/v1',
      authKey: config.auth?.key ?? null,
      contactEmail: config.contactEmail,
      imprint: config.operator !== null,
      outbox: !config.smtpUrl && !config.demo,
      // In a demo that nobody can change, the links are for everybody.
      demoLinks: config.demo?.readOnly && demo ? demo.secrets : null,
      demoUrl: config.demoUrl,
      billing: config.stripe !== null,
      ...(await offer()),
    }),
    'GET /api/notices': async ({ run, query, request, reply }) => {
      const accountId = await run(async ({ actor }) => ('id' in actor ? actor.id : null))
      if (!accountId) throw new AppError('not_signed_in')
      const entry = { cookieHash: cookieHash(request, !config.local), listening: true } as const
      const stillAllowed = () =>
        database.perform(
          entry,
          { now: now(), requestId: request.id },
          async ({ actor }) => 'id' in actor && actor.id === accountId,
        )
      liveEvents.stream(reply, { accountId, pageAgeMs: query.age, stillAllowed })
    },
    'POST /api/csp-reports': async ({ request }) => {
      for (const name of violatedDirectives(request.body)) log.warn({ directive: name }, 'csp violation')
    },
  } satisfies Pick<Handlers, 'GET /api/public-settings' | 'GET /api/notices' | 'POST /api/csp-reports'>
}
