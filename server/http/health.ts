import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { isDirect } from './direct.ts'
import type { Metrics } from './metrics.ts'

/** Mail older than this in the queue means that nothing is being sent. */
const QUEUE_LAG_SECONDS = 600

export interface Readiness {
  /** Turned red at once when the server begins to drain. */
  draining: boolean
}

interface Standing {
  queueLagSeconds: number
  migrations: number
}

function standing(database: Database, now: Date): Promise<Standing> {
  return database.perform({ system: true }, { now, requestId: 'readyz' }, async ({ db }) => {
    const { ran } = await db
      .selectFrom('schema_migration')
      .select(({ fn }) => fn.countAll<string>().as('ran'))
      .executeTakeFirstOrThrow()
    const row = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min('due_at').as('oldest'))
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('dropped_at', 'is', null)
      .executeTakeFirst()
    const lag = row?.oldest ? Math.max(0, (now.getTime() - row.oldest.getTime()) / 1000) : 0
    return { queueLagSeconds: Math.round(lag), migrations: Number(ran) }
  })
}

interface HealthParts {
  database: Database
  metrics: Metrics
  /** How many migrations this program has; a database with another number belongs to another version. */
  migrations: number
  readiness: Readiness
  now(): Date
}

/** `/livez`: the process answers. `/readyz`: it may be sent requests. `/metrics`: numbers, to this machine only. */
export function addHealth(
  app: FastifyInstance,
  { database, metrics, migrations, readiness, now }: HealthParts,
): void {
  app.get('/livez', async () => ({ status: 'alive' }))

  app.get('/readyz', async (_request, reply) => {
    if (readiness.draining) return reply.code(503).send({ status: 'draining' })
    try {
      const { queueLagSeconds, migrations: ran } = await standing(database, now())
      const status =
        ran !== migrations ? 'other_schema' : queueLagSeconds < QUEUE_LAG_SECONDS ? 'ready' : 'queue_lag'
      return reply.code(status === 'ready' ? 200 : 503).send({ status, queueLagSeconds })
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
    if (!isDirect(request)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
