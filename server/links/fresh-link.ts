import type { Transaction } from '../database/database.ts'
import { addressHash } from '../vault/address-hash.ts'
import { followUpLink, makeFollowUpSecret } from './follow-up-link.ts'
import { invitationLink, makeInvitationSecret } from './invitation-link.ts'
import { findFit, findFollowUp, findInvitation } from './link-secrets.repository.ts'
import type { LinkTarget } from './link-target.ts'
import { makeReportLink } from './report-link.ts'

async function linkToInvitation(tx: Transaction, sessionId: string, address: string): Promise<string | null> {
  const invitation = await findInvitation(tx, sessionId)
  if (!invitation) return null
  // The invitation may have been sent to another address in the meantime.
  const provesAddress = invitation.address_hash?.equals(addressHash(tx.vault, address)) ?? false
  const kind = { purpose: 'link', provesAddress, expiresAt: invitation.expires_at } as const
  return invitationLink(tx, await makeInvitationSecret(tx, invitation, kind))
}

async function linkToFollowUp(tx: Transaction, id: string, address: string): Promise<string | null> {
  const followUp = await findFollowUp(tx, id)
  if (!followUp) return null
  const secret = await makeFollowUpSecret(tx, followUp, { purpose: 'answer', address })
  return followUpLink(tx, followUp.session_id, secret)
}

async function linkToReport(tx: Transaction, sessionId: string, address: string): Promise<string | null> {
  const fit = await findFit(tx, sessionId)
  return fit ? (await makeReportLink(tx, fit, address)).link : null
}

/** Makes a new link to the target of an earlier one, for a mail to the same address; null if the target is gone. */
export function freshLink(
  tx: Transaction,
  { kind, sessionId, followUpId }: LinkTarget,
  address: string,
): Promise<string | null> {
  if (kind === 'invitation') return linkToInvitation(tx, sessionId, address)
  if (kind === 'report') return linkToReport(tx, sessionId, address)
  return linkToFollowUp(tx, followUpId ?? '', address)
}
