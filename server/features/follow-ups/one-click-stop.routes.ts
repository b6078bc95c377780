import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { Limits } from '../../http/limits.ts'
import { addressBlock } from '../../http/limits.ts'
import { stopReminders } from './visit.service.ts'

/**
 * Where a mail program ends the reminders by itself (RFC 8058): a POST without cookie or body of ours. The secret
 * stands in the path because the header can name nothing else. The path is never logged, and a GET changes nothing.
 */
export function addOneClickStop(
  app: FastifyInstance,
  { database, limits, now }: { database: Database; limits: Limits; now(): Date },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, async () => undefined)
    scope.post<{ Params: { secret: string } }>('/api/reminder-stops/:secret', async (request, reply) => {
      await limits.spend('invitation_secret', [`address:${addressBlock(request.ip)}`])
      const circumstances = { now: now(), requestId: request.id }
      await database.perform({ cookieHash: null }, circumstances, (tx) =>
        stopReminders(tx, { secret: request.params.secret, stopped: true }),
      )
      return reply.code(204).send()
    })
    scope.get<{ Params: { secret: string } }>('/api/reminder-stops/:secret', async (request, reply) =>
      reply
        .header('referrer-policy', 'no-referrer')
        .redirect(`/stop#${encodeURIComponent(request.params.secret)}`, 303),
    )
  })
}
