import type { UseCase } from '../database/database.ts'
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

async function invitationLink(useCase: UseCase, sessionId: string, address: string): Promise<string | null> {
  const invitation = await useCase.db
    .selectFrom('invitation')
    .select(['id', 'session_id', 'fitter_id', 'expires_at', 'address_hash'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (!invitation) return null
  // The invitation may have been sent to another address since.
  const provesAddress = invitation.address_hash?.equals(addressHash(useCase.vault, address)) ?? false
  const kind = { purpose: 'link', provesAddress, expiresAt: invitation.expires_at } as const
  return linkOf(useCase, await makeInvitationSecret(useCase, invitation, kind))
}

async function followUpLinkOf(useCase: UseCase, id: string, address: string): Promise<string | null> {
  const followUp = await useCase.db
    .selectFrom('follow_up')
    .select(['id', 'session_id', 'fitter_id', 'rider_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!followUp) return null
  const secret = await makeFollowUpSecret(useCase, followUp, { purpose: 'answer', address })
  return followUpLink(useCase, followUp.session_id, secret)
}

async function reportLinkOf(useCase: UseCase, sessionId: string, address: string): Promise<string | null> {
  const fit = await useCase.db
    .selectFrom('session')
    .select(['id', 'fitter_id', 'rider_id'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return fit ? (await makeReportLink(useCase, fit, address)).link : null
}

/** A new link to what an earlier one led to, for a mail to the address it went to; null where that is gone. */
export function freshLink(
  useCase: UseCase,
  { kind, sessionId, followUpId }: LinkTarget,
  address: string,
): Promise<string | null> {
  if (kind === 'invitation') return invitationLink(useCase, sessionId, address)
  if (kind === 'report') return reportLinkOf(useCase, sessionId, address)
  return followUpLinkOf(useCase, followUpId ?? '', address)
}
