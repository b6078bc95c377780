import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { isDirect } from './direct.ts'

/** Mail older than this in the queue means that nothing is being sent. */
const QUEUE_LAG_SECONDS = 600

export interface Readiness {
  /** Turned red at once when the server begins to drain. */
  draining: boolean
}

async function queueLag(database: Database, now: Date): Promise<number> {
  return database.perform({ system: true }, { now, requestId: 'readyz' }, async ({ db }) => {
    const row = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min('due_at').as('oldest'))
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('dropped_at', 'is', null)
      .executeTakeFirst()
    return row?.oldest ? Math.max(0, (now.getTime() - row.oldest.getTime()) / 1000) : 0
  })
}

/** `/livez`: the process answers. `/readyz`: it may be sent requests. `/metrics`: numbers, to this machine only. */
export function addHealth(
  app: FastifyInstance,
  { database, readiness, now }: { database: Database; readiness: Readiness; now(): Date },
): void {
  app.get('/livez', async () => ({ status: 'alive' }))

  app.get('/readyz', async (_request, reply) => {
    if (readiness.draining) return reply.code(503).send({ status: 'draining' })
    try {
      const lag = await queueLag(database, now())
      const ready = lag < QUEUE_LAG_SECONDS
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? 'ready' : 'queue_lag', queueLagSeconds: Math.round(lag) })
    } catch {
      return reply.code(503).send({ status: 'database' })
    }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async (request, reply) => {
    if (!isDirect(request)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
