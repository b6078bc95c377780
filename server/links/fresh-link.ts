import type { Transaction } from '../database/database.ts'
import { followUpLink, makeFollowUpSecret } from '../follow-ups/follow-up-link.ts'
import { makeReportLink } from '../reports/report-link.ts'
import { addressHash } from '../vault/address-hash.ts'
import { linkOf, makeInvitationSecret } from './invitation-link.ts'

/** What a link leads to. */
export interface LinkTarget {
  kind: 'invitation' | 'follow_up' | 'report'
  sessionId: string
  followUpId: string | null
}

async function invitationLink(tx: Transaction, sessionId: string, address: string): Promise<string | null> {
  const invitation = await tx.db
    .selectFrom('invitation')
    .select(['id', 'session_id', 'fitter_id', 'expires_at', 'address_hash'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (!invitation) return null
  // The invitation may have been sent to another address since.
  const provesAddress = invitation.address_hash?.equals(addressHash(tx.vault, address)) ?? false
  const kind = { purpose: 'link', provesAddress, expiresAt: invitation.expires_at } as const
  return linkOf(tx, await makeInvitationSecret(tx, invitation, kind))
}

async function followUpLinkOf(tx: Transaction, id: string, address: string): Promise<string | null> {
  const followUp = await tx.db
    .selectFrom('follow_up')
    .select(['id', 'session_id', 'fitter_id', 'rider_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!followUp) return null
  const secret = await makeFollowUpSecret(tx, followUp, { purpose: 'answer', address })
  return followUpLink(tx, followUp.session_id, secret)
}

async function reportLinkOf(tx: Transaction, sessionId: string, address: string): Promise<string | null> {
  const fit = await tx.db
    .selectFrom('session')
    .select(['id', 'fitter_id', 'rider_id'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return fit ? (await makeReportLink(tx, fit, address)).link : null
}

/** A new link to what an earlier one led to, for a mail to the address it went to; null where that is gone. */
export function freshLink(
  tx: Transaction,
  { kind, sessionId, followUpId }: LinkTarget,
  address: string,
): Promise<string | null> {
  if (kind === 'invitation') return invitationLink(tx, sessionId, address)
  if (kind === 'report') return reportLinkOf(tx, sessionId, address)
  return followUpLinkOf(tx, followUpId ?? '', address)
}
