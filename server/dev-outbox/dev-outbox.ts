import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Config, isLoopback } from '../config.ts'
import type { Database } from '../database/database.ts'
import { isDirect } from '../http/direct-request.ts'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import { messageRegistry } from '../messages/registry.ts'
import type { WaitingMessage } from '../outbox/message.ts'
import { listSentMessages } from '../outbox/outbox.repository.ts'
import { openMessages } from '../outbox/sealed-messages.ts'
import { devOutboxPage, type ShownMessage } from './dev-outbox-page.ts'

interface DevOutboxParts {
  config: Config
  database: Database
  now(): Date
}

const NEWEST = 200
const BEGINNING = new Date(0)
const asked = z.object({ since: z.iso.datetime().transform((at) => new Date(at)) })

/** The page has inline styles and shows mails in frames without scripts. It loads nothing. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function hostOf(request: FastifyRequest): string {
  const url = `http://${request.headers.host ?? ''}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}

/** Whether a request comes from this machine directly. The mails contain links that sign in. */
function isThisMachine(config: Config, request: FastifyRequest): boolean {
  // With a public address a proxy on this machine may forward requests of others, whatever their headers say.
  return (
    !config.demo &&
    !config.smtpUrl &&
    config.local &&
    isLoopback(config.host) &&
    isDirect(request) &&
    isLoopback(hostOf(request))
  )
}

/** A message as it was sent. */
async function shown(
  { config }: DevOutboxParts,
  id: string,
  message: WaitingMessage,
  at: string,
): Promise<ShownMessage> {
  const rendered = await message.render(config.publicUrl)
  if ('sms' in rendered) return { id, channel: 'sms', ...rendered.sms, at }
  const place = { publicUrl: config.publicUrl, from: config.mailFrom }
  const { messageId, from, to, headers, ...mail } = outgoingMail(id, rendered.mail, place)
  const { subject } = mail
  const shownHeaders = { From: from, To: to, Subject: subject, 'Message-ID': messageId, ...headers }
  return { id, channel: 'mail', to, ...mail, headers: shownHeaders, at }
}

/** The newest messages that were sent from an instant on, opened and rendered. */
async function readOutbox(
  parts: DevOutboxParts,
  requestId: string,
  since = BEGINNING,
): Promise<ShownMessage[]> {
  const { database, now } = parts
  const { rows, messages } = await database.perform(
    { system: true },
    { now: now(), requestId },
    async (tx) => {
      const rows = await listSentMessages(tx, since, NEWEST)
      return { rows, messages: await openMessages(tx, messageRegistry, rows) }
    },
  )
  const all = rows.map(async ({ id, sent_at }): Promise<ShownMessage[]> => {
    const message = messages.get(id)
    return message && sent_at ? [await shown(parts, id, message, sent_at.toISOString())] : []
  })
  return (await Promise.all(all)).flat()
}

/**
 * Serves the outbox of an installation without a mail server: `/dev/mail` for people, `/dev/mail.json` for programs,
 * newest first; with `?since=` an instant, what was sent from then on. Requests from other machines get the same 404
 * as an unknown path.
 */
export function registerDevOutbox(app: FastifyInstance, parts: DevOutboxParts): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isThisMachine(parts.config, request)) return reply.callNotFound()
    reply.header('cache-control', 'no-store')
  }
  app.get('/dev/mail.json', { onRequest }, async (request) =>
    readOutbox(parts, request.id, asked.safeParse(request.query).data?.since),
  )
  app.get('/dev/mail', { onRequest }, async (request, reply) => {
    const messages = await readOutbox(parts, request.id)
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY).type('text/html; charset=utf-8')
    return devOutboxPage(messages, parts.config.publicUrl)
  })
}
