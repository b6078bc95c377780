import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { Limits } from '../../http/limits.ts'
import { addressBlock } from '../../http/limits.ts'
import { stopReminders } from './visit.service.ts'

/**
 * The route with which a mail program stops the reminders by itself (RFC 8058): a POST without our cookie and body. The
 * secret is in the path because the mail header can only name a URL. The path is never logged. A GET changes nothing.
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
