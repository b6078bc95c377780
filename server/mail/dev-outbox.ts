import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, isLoopback } from '../config.ts'
import type { Database } from '../database/database.ts'
import { isDirect } from '../http/direct.ts'
import { openBodies } from '../outbox/waiting-row.ts'
import { devOutboxPage, type ShownMail } from './dev-outbox-page.ts'
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

/** The newest mails that were sent, opened and worded. */
async function readOutbox(
  { config, database, now }: DevOutboxParts,
  requestId: string,
): Promise<ShownMail[]> {
  const { rows, mails } = await database.perform(
    { system: true },
    { now: now(), requestId },
    async (useCase) => {
      const rows = await useCase.db
        .selectFrom('outbox')
        .select(['id', 'rider_id', 'body_sealed', 'sent_at'])
        .where('sent_at', 'is not', null)
        .where('body_sealed', 'is not', null)
        .where('channel', '=', 'mail')
        .orderBy('sent_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(NEWEST)
        .execute()
      return { rows, mails: await openBodies(useCase, rows) }
    },
  )
  const shown = rows.map(async ({ id, sent_at }): Promise<ShownMail[]> => {
    const mail = mails.get(id)
    if (!mail || !sent_at) return []
    const { messageId, from, to, subject, text, html, headers } = await outgoingMail(id, mail, {
      publicUrl: config.publicUrl,
      from: config.mailFrom,
    })
    const at = sent_at.toISOString()
    const shownHeaders = { From: from, To: to, Subject: subject, 'Message-ID': messageId, ...headers }
    return [{ id, to, subject, text, html, headers: shownHeaders, at }]
  })
  return (await Promise.all(shown)).flat()
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
    const mails = await readOutbox(parts, request.id)
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY).type('text/html; charset=utf-8')
    return devOutboxPage(mails, parts.config.publicUrl)
  })
}
