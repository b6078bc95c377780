import type { ErrorCode } from '#contract/errors.ts'
import type { Transaction } from '../database/database.ts'
import { hashSecret } from '../http/cookie.ts'
import { AppError } from '../http/problem.ts'
import { openContact } from '../people/rider-contact.ts'
import { addressHash } from '../vault/address-hash.ts'
import {
  enterEndedLink,
  findFollowUpState,
  findInvitationState,
  findReportState,
  findRider,
} from './link-secrets.repository.ts'
import type { LinkTarget } from './link-target.ts'

/** A link that a restore ended. */
export interface EndedLink extends LinkTarget {
  fitterId: string
  riderId: string
  /** The address it was mailed to; null for a link that the fitter passed on. */
  addressHash: Buffer | null
}

/** The link of a secret, if a restore ended it. The actor of the transaction is then the system. */
export async function findEndedLink(tx: Transaction, secret: string): Promise<EndedLink | null> {
  const entered = await enterEndedLink(tx, hashSecret(secret))
  if (!entered) return null
  tx.become({ kind: 'system' })
  return {
    kind: entered.kind,
    sessionId: entered.session_id,
    followUpId: entered.follow_up_id,
    fitterId: entered.fitter_id,
    riderId: entered.rider_id,
    addressHash: entered.address_hash,
  }
}

async function invitationRefusal(tx: Transaction, sessionId: string): Promise<ErrorCode | null> {
  const found = await findInvitationState(tx, sessionId)
  if (!found) return 'invitation_unknown'
  if (found.withdrawn_at || found.cancelled_at) return 'invitation_withdrawn'
  if (found.intake_submitted_at) return 'invitation_answered'
  return found.expires_at <= tx.now ? 'invitation_expired' : null
}

async function followUpRefusal(tx: Transaction, id: string): Promise<ErrorCode | null> {
  const found = await findFollowUpState(tx, id)
  if (!found) return 'follow_up_unknown'
  if (found.submitted_at) return 'already_submitted'
  return found.past || found.skipped_at || found.closed_at || found.cancelled_at ? 'follow_up_over' : null
}

async function reportRefusal(tx: Transaction, sessionId: string): Promise<ErrorCode | null> {
  const found = await findReportState(tx, sessionId)
  if (!found?.fitted_at || found.cancelled_at) return 'report_unknown'
  return found.account_id ? 'report_kept' : null
}

/** Why a fresh link would not work either; null when it would. */
function targetRefusal(
  tx: Transaction,
  { kind, sessionId, followUpId }: EndedLink,
): Promise<ErrorCode | null> {
  if (kind === 'invitation') return invitationRefusal(tx, sessionId)
  if (kind === 'report') return reportRefusal(tx, sessionId)
  return followUpRefusal(tx, followUpId ?? '')
}

/** The address for a fresh link: the one this link was mailed to, if it is still the file's and not failed. */
export async function addressOfLink(tx: Transaction, link: EndedLink): Promise<string | null> {
  const rider = await findRider(tx, link.riderId)
  if (!rider || rider.erased_at || rider.address_failed_at) return null
  const { email } = openContact(await tx.keys.of(link.riderId), rider)
  return email && link.addressHash?.equals(addressHash(tx.vault, email)) ? email : null
}

/** The error code for an ended link; `link_ended` when a fresh one can be mailed. */
export async function refusalOf(tx: Transaction, link: EndedLink): Promise<ErrorCode> {
  const refusal = await targetRefusal(tx, link)
  if (refusal) return refusal
  return (await addressOfLink(tx, link)) ? 'link_ended' : 'link_ended_ask_fitter'
}

/**
 * Refuses a secret whose link was ended by a restore. Does nothing for any other secret.
 * @throws AppError `link_ended` when a fresh link can be mailed, `link_ended_ask_fitter` when it cannot; the code of
 *   the reason when the target of the link is over
 */
export async function refuseEndedLink(tx: Transaction, secret: string): Promise<void> {
  const link = await findEndedLink(tx, secret)
  if (link) throw new AppError(await refusalOf(tx, link))
}
