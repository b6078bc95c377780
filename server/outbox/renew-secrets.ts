import { INVITATION_DAYS } from '#domain/invitations/invitation-code.ts'
import type { Transaction } from '../database/database.ts'
import { freshLink, type LinkTarget } from '../links/fresh-link.ts'
import { invitationCodeHash, newCode } from '../links/invitation-code.ts'
import { sealBody, type WaitingMessage } from './enqueue.ts'
import type { OutboxRow } from './waiting-row.ts'

const DAY_MS = 86_400_000

/** What the link of a waiting message leads to; null for a message whose secrets a restore leaves alone. */
function targetOf(row: OutboxRow, message: WaitingMessage): LinkTarget | null {
  const sessionId = row.session_id
  if (!sessionId) return null
  if (message.kind === 'invitation') return { kind: 'invitation', sessionId, followUpId: null }
  if (message.kind === 'follow_up_reminder')
    return { kind: 'follow_up', sessionId, followUpId: row.follow_up_id }
  if (message.kind === 'fresh_link')
    return { kind: message.params.target, sessionId, followUpId: message.params.followUpId }
  // A report's mail to somebody with an account holds no secret.
  if (message.kind === 'fit_report' && message.params.endsAt !== null)
    return { kind: 'report', sessionId, followUpId: null }
  return null
}

/** A new typed code for the invitation's mail; the one in it ended too. */
async function renewCode({ db, vault, now }: Transaction, sessionId: string, address: string) {
  const code = newCode()
  const invitation = await db
    .updateTable('invitation')
    .set({ code_hash: invitationCodeHash(vault, address, code) })
    .where('session_id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst()
  const left = invitation ? invitation.expires_at.getTime() - now.getTime() : INVITATION_DAYS * DAY_MS
  return { code, days: Math.ceil(left / DAY_MS) }
}

async function renewed(
  tx: Transaction,
  message: WaitingMessage,
  target: LinkTarget,
): Promise<WaitingMessage> {
  const link = await freshLink(tx, target, message.to)
  if (!link) return message
  if (message.kind === 'invitation') {
    const code = await renewCode(tx, target.sessionId, message.to)
    return { ...message, params: { ...message.params, ...code, link } }
  }
  if (message.kind === 'follow_up_reminder') return { ...message, params: { ...message.params, link } }
  if (message.kind === 'fit_report') return { ...message, params: { ...message.params, link } }
  if (message.kind === 'fresh_link') return { ...message, params: { ...message.params, link } }
  return message
}

/**
 * Puts new secrets into a message that waited while a restore ended those in it, in the transaction that claims it: the
 * sealed body is replaced, so that every later attempt sends the same.
 */
export async function renewSecrets(
  tx: Transaction,
  row: OutboxRow,
  message: WaitingMessage,
): Promise<WaitingMessage> {
  if (!row.renew_secrets) return message
  const target = targetOf(row, message)
  const fresh = target ? await renewed(tx, message, target) : message
  await tx.db
    .updateTable('outbox')
    .set({ renew_secrets: false, body_sealed: await sealBody(tx, row.id, row.rider_id, fresh) })
    .where('id', '=', row.id)
    .execute()
  return fresh
}
