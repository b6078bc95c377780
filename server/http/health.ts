import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clockOf } from '../clock/clock-seen.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { LANE_NAMES, type Lane } from '../outbox/lanes.ts'
import type { MessageRegistry } from '../outbox/message.ts'
import { type LaneStatus, longestLag, queueStatus } from '../outbox/queue-status.ts'
import { isDirect } from './direct-request.ts'
import type { Metrics } from './metrics.ts'
import type { NotWritable } from './write-probe.ts'

export interface Readiness {
  /** Set as soon as the server begins to drain. */
  draining: boolean
}

interface Standing {
  queues: Record<Lane, LaneStatus>
  migrations: number
  clock: 'plausible' | 'ahead'
}

function standing({ database, messages, now }: HealthParts): Promise<Standing> {
  return database.perform({ system: true }, { now: now(), requestId: 'readyz' }, async (tx) => {
    const { ran } = await tx.db
      .selectFrom('schema_migration')
      .select(({ fn }) => fn.countAll<string>().as('ran'))
      .executeTakeFirstOrThrow()
    const { plausible } = await clockOf(tx)
    return {
      queues: await queueStatus(tx, messages),
      migrations: Number(ran),
      clock: plausible ? 'plausible' : 'ahead',
    }
  })
}

interface HealthParts {
  config: Config
  database: Database
  /** The kinds of messages, which determine the lanes of the outbox. */
  messages: MessageRegistry
  metrics: Metrics
  /** The number of this program's migrations. A database with another number belongs to another version. */
  migrations: number
  readiness: Readiness
  /** Why nothing can be written now; null if writing works. */
  notWritable(): Promise<NotWritable | null>
  now(): Date
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * With a token, only requests with this token. Without one, only requests from this machine to an installation that
 * serves this machine alone. Otherwise all requests through a proxy without forwarding headers would look local.
 */
function mayReadMetrics({ metricsToken, local }: Config, request: FastifyRequest): boolean {
  if (metricsToken === null) return local && isDirect(request)
  const given = digest(request.headers.authorization ?? '')
  return timingSafeEqual(given, digest(`Bearer ${metricsToken}`))
}

/** `/livez`: the process responds. `/readyz`: it accepts requests. `/metrics`: numbers for the operator only. */
export function addHealth(app: FastifyInstance, parts: HealthParts): void {
  const { config, metrics, migrations, readiness, notWritable } = parts
  app.get('/livez', async () => ({ status: 'alive' }))

  app.get('/readyz', async (_request, reply) => {
    if (readiness.draining) return reply.code(503).send({ status: 'draining' })
    try {
      const { queues, clock, migrations: ran } = await standing(parts)
      const late = LANE_NAMES.some((lane) => queues[lane].late)
      const status = ran !== migrations ? 'other_schema' : late ? 'queue_lag' : 'ready'
      const reason = status === 'ready' ? await notWritable() : null
      if (reason) return reply.code(503).send({ status: 'not_writable', reason })
      return reply
        .code(status === 'ready' ? 200 : 503)
        .send({ status, queueLagSeconds: longestLag(queues), queues, clock })
    } catch {
      return reply.code(503).send({ status: 'database' })
    }
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.requests.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(config, request)) return reply.callNotFound()
    // The other numbers are useful even without the database.
    const found = await standing(parts).catch(() => null)
    metrics.setQueues(found?.queues ?? null)
    metrics.setClock(found?.clock !== 'ahead')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
