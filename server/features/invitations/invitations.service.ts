import type { Parsed } from '#contract/calls.ts'
import { isLanguage } from '#locales/languages.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { dropWaitingMails } from '../../invitation-mails/mail-invitation.repository.ts'
import { mailInvitation } from '../../invitation-mails/mail-invitation.ts'
import { lockRiderByAddress } from '../../invitations/create-invitation.repository.ts'
import { createInvitation, type Invited } from '../../invitations/create-invitation.ts'
import { recordInvitation } from '../../invitations/record-invitation.ts'
import { invitationLink, makeInvitationSecret } from '../../links/invitation-link.ts'
import { endInvitationLinks } from '../../links/link-secrets.repository.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { openContact } from '../../people/rider-contact.ts'
import { addressHash } from '../../vault/address-hash.ts'
import {
  dropDraft,
  endGuestSignIns,
  findRider,
  type Invitation,
  lockInvitation,
  updateInvitation,
  updateSession,
} from './invitations.repository.ts'

type Made = Parsed['POST /api/invitations']['response']

/** Creates a link for the fitter to pass on. Using it proves no address, because the fitter knows it. */
async function createSharedLink(tx: Transaction, invitation: Invitation): Promise<string> {
  const kind = { purpose: 'link', provesAddress: false, expiresAt: invitation.expires_at } as const
  return invitationLink(tx, await makeInvitationSecret(tx, invitation, kind))
}

/** @throws AppError `rider_exists` with the rider, unless another one shares the address */
async function refuseKnownAddress(tx: Transaction, fitterId: string, invited: Invited): Promise<void> {
  if (!invited.email || invited.another) return
  const riderId = await lockRiderByAddress(tx, fitterId, addressHash(tx.vault, invited.email))
  if (riderId) throw new AppError('rider_exists', { params: { riderId } })
}

/**
 * Invites a rider: creates a file, a session and an invitation, and queues the mail if the channel is mail.
 * @returns the link to pass on, which is returned only this once
 * @throws AppError `rider_exists`, `invalid_request` for a language that the product does not have
 */
export async function inviteRider(tx: Transaction, fitterId: string, invited: Invited): Promise<Made> {
  if (!isLanguage(invited.language))
    throw new AppError('invalid_request', { problems: [{ path: ['language'], code: 'invalid_value' }] })
  await refuseKnownAddress(tx, fitterId, invited)
  const invitation = await createInvitation(tx, fitterId, invited)
  const url = await createSharedLink(tx, invitation)
  if (invited.channel === 'email') {
    const { email } = openContact(
      await tx.keys.of(invitation.rider_id),
      await findRider(tx, invitation.rider_id),
    )
    if (email) await mailInvitation(tx, invitation, email)
  }
  await publishEvent(tx, 'invitations', [fitterId])
  return { id: invitation.id, sessionId: invitation.session_id, url }
}

/** The response of the original request without the link, for a repeated request. @throws AppError `not_found` */
export async function replayInvitation(tx: Transaction, id: string): Promise<Made> {
  const invitation = await lockInvitation(tx, id)
  if (!invitation) throw new AppError('not_found')
  return { id, sessionId: invitation.session_id, url: null }
}

/**
 * One of the fitter's invitations whose links work, locked.
 * @throws AppError `not_found`, `invitation_withdrawn`, `invitation_answered`, `invitation_expired`
 */
async function requireLiveInvitation(tx: Transaction, id: string): Promise<Invitation> {
  const invitation = await lockInvitation(tx, id)
  if (!invitation) throw new AppError('not_found')
  if (invitation.withdrawn_at) throw new AppError('invitation_withdrawn')
  if (invitation.intake_submitted_at) throw new AppError('invitation_answered')
  if (invitation.expires_at <= tx.now) throw new AppError('invitation_expired')
  return invitation
}

/**
 * Mails the invitation again, with a new link and a new code. Earlier links keep working unless they were mailed to
 * another address, and wrong attempts at codes stay counted.
 * @throws AppError as `requireLiveInvitation`, `invitation_has_no_address`
 */
export async function resendInvitation(tx: Transaction, id: string): Promise<{ id: string }> {
  const invitation = await requireLiveInvitation(tx, id)
  const rider = await findRider(tx, invitation.rider_id)
  const { email } = openContact(await tx.keys.of(rider.id), rider)
  if (!email) throw new AppError('invitation_has_no_address')
  await mailInvitation(tx, invitation, email)
  await recordInvitation(tx, invitation, { action: 'invitation.resent' })
  return { id }
}

/** Ends earlier links, codes and guests, and deletes the draft and the queued mails. */
async function endEarlierAccess(tx: Transaction, invitation: Invitation): Promise<void> {
  await endInvitationLinks(tx, invitation.id)
  await endGuestSignIns(tx, invitation.session_id)
  await dropDraft(tx, invitation.session_id)
  await dropWaitingMails(tx, invitation.session_id)
}

/**
 * Replaces all earlier links with a new one, signs out guests who used them, and deletes the draft. If a restore ended
 * the links, there is nothing to end, and the draft is kept.
 * @throws AppError as `requireLiveInvitation`
 */
export async function renewLink(tx: Transaction, id: string): Promise<{ url: string }> {
  const invitation = await requireLiveInvitation(tx, id)
  if (invitation.link_ended) await recordInvitation(tx, invitation, { action: 'invitation.link_renewed' })
  else await resetInvitation(tx, invitation)
  return { url: await createSharedLink(tx, invitation) }
}

async function resetInvitation(tx: Transaction, invitation: Invitation): Promise<void> {
  await endEarlierAccess(tx, invitation)
  await updateInvitation(tx, invitation.id, { opened_at: null })
  await recordInvitation(tx, invitation, {
    action: 'invitation.link_renewed',
    changes: { opened_at: { from: invitation.opened_at, to: null } },
  })
  if (invitation.intake_started_at)
    await changeSession(tx, invitation, {
      action: 'session.intake_dropped',
      field: 'intake_started_at',
      from: invitation.intake_started_at,
      to: null,
    })
}

async function changeSession(
  tx: Transaction,
  invitation: Invitation,
  change: {
    action: string
    field: 'intake_started_at' | 'cancelled_at'
    from: Date | null
    to: Date | null
  },
): Promise<void> {
  await updateSession(tx, invitation.session_id, { [change.field]: change.to })
  await recordAudit(tx, {
    action: change.action,
    entity: 'session',
    entityId: invitation.session_id,
    fitterId: invitation.fitter_id,
    riderId: invitation.rider_id,
    changes: { [change.field]: { from: change.from, to: change.to } },
  })
}

/**
 * Withdraws an invitation: ends its links, codes and guests, deletes the draft, cancels the session. Does nothing if it
 * is already withdrawn.
 * @throws AppError `not_found`, `invitation_answered`
 */
export async function withdrawInvitation(tx: Transaction, id: string): Promise<void> {
  const invitation = await lockInvitation(tx, id)
  if (!invitation) throw new AppError('not_found')
  if (invitation.intake_submitted_at) throw new AppError('invitation_answered')
  if (invitation.withdrawn_at) return
  await endEarlierAccess(tx, invitation)
  await updateInvitation(tx, id, { withdrawn_at: tx.now })
  await recordInvitation(tx, invitation, {
    action: 'invitation.withdrawn',
    changes: { withdrawn_at: { from: null, to: tx.now } },
  })
  await changeSession(tx, invitation, {
    action: 'session.cancelled',
    field: 'cancelled_at',
    from: null,
    to: tx.now,
  })
}
