import type { Transaction } from '../database/database.ts'
import { openNote } from '../invitations/create-invitation.ts'
import { recordInvitation } from '../invitations/record-invitation.ts'
import { invitationCodeHash, newCode } from '../links/invitation-code.ts'
import { invitationLink, makeInvitationSecret } from '../links/invitation-link.ts'
import { keepCode } from '../links/link-secrets.repository.ts'
import { queueInvitation } from '../messages/invitation.ts'
import { fitterNamesOf } from '../people/fitter-names.ts'
import { addressHash } from '../vault/address-hash.ts'
import {
  countInvitationMails,
  dropWaitingMails,
  endMailedLinks,
  keepInvitedAddress,
  lockMailedInvitations,
  type MailedInvitation,
} from './mail-invitation.repository.ts'

const DAY_MS = 86_400_000

/**
 * Makes the invitation one for another address. What was mailed to the earlier one, which others may read, ends; its code
 * when the new one replaces it.
 */
function readdress(tx: Transaction, invitation: MailedInvitation, invited: Buffer): void {
  // First, because links to the earlier address prove nothing, and cannot be told from others, once it is another.
  tx.defer(endMailedLinks(tx, invitation.id))
  tx.defer(keepInvitedAddress(tx, invitation.id, invited))
  tx.defer(dropWaitingMails(tx, invitation.session_id, 'invitation'))
}

/**
 * Queues the invitation's mail with a new link and code. They prove the address, so the invitation is for this address
 * from now on, which may have been corrected in the meantime.
 */
export async function mailInvitation(
  tx: Transaction,
  invitation: MailedInvitation,
  address: string,
): Promise<void> {
  const invited = addressHash(tx.vault, address)
  if (!invitation.address_hash?.equals(invited)) readdress(tx, invitation, invited)
  const secret = await makeInvitationSecret(tx, invitation, {
    purpose: 'link',
    provesAddress: true,
    expiresAt: invitation.expires_at,
  })
  const code = newCode()
  await keepCode(tx, invitation.id, invitationCodeHash(tx.vault, address, code))
  const number = (await countInvitationMails(tx, invitation.session_id)) + 1
  const fitter = (await fitterNamesOf(tx, [invitation.fitter_id])).get(invitation.fitter_id)
  await queueInvitation(tx, invitation, number, {
    to: address,
    language: invitation.language,
    region: invitation.region,
    params: {
      fitterName: fitter?.name ?? '',
      studio: fitter?.studio ?? null,
      link: invitationLink(tx, secret),
      code,
      days: Math.ceil((invitation.expires_at.getTime() - tx.now.getTime()) / DAY_MS),
      note: openNote(await tx.keys.of(invitation.rider_id), invitation.id, invitation.note_sealed),
    },
  })
}

/**
 * Has the invitations that were mailed to a rider follow a corrected address: they are mailed there, and the links and
 * codes of earlier mails end. As the rider's fitter.
 */
export async function readdressInvitations(tx: Transaction, riderId: string, to: string): Promise<void> {
  for (const invitation of await lockMailedInvitations(tx, riderId)) {
    await mailInvitation(tx, invitation, to)
    await recordInvitation(tx, invitation, { action: 'invitation.resent' })
  }
}
