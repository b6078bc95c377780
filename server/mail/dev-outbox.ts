import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, isLoopback } from '../config.ts'
import type { Database } from '../database/database.ts'
import { isDirect } from '../http/direct.ts'
import type { WaitingMessage } from '../outbox/enqueue.ts'
import { openBodies } from '../outbox/waiting-row.ts'
import { renderSms } from '../sms/render-sms.ts'
import { devOutboxPage, type ShownMessage } from './dev-outbox-page.ts'
import { outgoingMail } from './outgoing-mail.ts'

interface DevOutboxParts {
  config: Config
  database: Database
  now(): Date
}

const NEWEST = 200

/** The page's own rules: styles inside it, mails in frames without scripts, nothing from anywhere. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function hostOf(request: FastifyRequest): string {
  const url = `http://${request.headers.host ?? ''}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}

/** Only this machine, asked as this machine, with nothing in between: the mails hold links that sign in. */
function isThisMachine(config: Config, request: FastifyRequest): boolean {
  // A public address means somebody else may stand behind this machine's own proxy, whatever it says of them.
  return (
    !config.smtpUrl &&
    config.local &&
    isLoopback(config.host) &&
    isDirect(request) &&
    isLoopback(hostOf(request))
  )
}

/** A message as it went out. */
async function shown(
  { config }: DevOutboxParts,
  id: string,
  message: WaitingMessage,
  at: string,
): Promise<ShownMessage> {
  if (message.kind === 'sms_code') return { id, channel: 'sms', ...(await renderSms(message)), at }
  const place = { publicUrl: config.publicUrl, from: config.mailFrom }
  const { messageId, from, to, subject, text, html, headers } = await outgoingMail(id, message, place)
  const shownHeaders = { From: from, To: to, Subject: subject, 'Message-ID': messageId, ...headers }
  return { id, channel: 'mail', to, subject, text, html, headers: shownHeaders, at }
}

/** The newest messages that were sent, opened and worded. */
async function readOutbox(parts: DevOutboxParts, requestId: string): Promise<ShownMessage[]> {
  const { database, now } = parts
  const { rows, messages } = await database.perform(
    { system: true },
    { now: now(), requestId },
    async (tx) => {
      const rows = await tx.db
        .selectFrom('outbox')
        .select(['id', 'rider_id', 'body_sealed', 'sent_at'])
        .where('sent_at', 'is not', null)
        .where('body_sealed', 'is not', null)
        .orderBy('sent_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(NEWEST)
        .execute()
      return { rows, messages: await openBodies(tx, rows) }
    },
  )
  const all = rows.map(async ({ id, sent_at }): Promise<ShownMessage[]> => {
    const message = messages.get(id)
    return message && sent_at ? [await shown(parts, id, message, sent_at.toISOString())] : []
  })
  return (await Promise.all(all)).flat()
}

/**
 * The outbox of an installation without a mail server: `/dev/mail` for people, `/dev/mail.json` for programs,
 * newest first. Whoever is not on this machine gets the 404 of any unknown address.
 */
export function registerDevOutbox(app: FastifyInstance, parts: DevOutboxParts): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isThisMachine(parts.config, request)) return reply.callNotFound()
    reply.header('cache-control', 'no-store')
  }
  app.get('/dev/mail.json', { onRequest }, async (request) => readOutbox(parts, request.id))
  app.get('/dev/mail', { onRequest }, async (request, reply) => {
    const messages = await readOutbox(parts, request.id)
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY).type('text/html; charset=utf-8')
    return devOutboxPage(messages, parts.config.publicUrl)
  })
}
