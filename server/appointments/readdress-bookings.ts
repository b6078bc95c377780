import { recordAudit } from '../audit/audit.ts'
import { bookingPlace } from '../booking/booking-words.ts'
import { type BookingRow, lockComing, revokeSecrets, updateBooking } from '../booking/bookings.repository.ts'
import { actingWithin } from '../database/acting-within.ts'
import type { Transaction } from '../database/database.ts'
import { freshLink } from '../links/fresh-link.ts'
import { endInvitationLinks, findInvitation, findInvitationState } from '../links/link-secrets.repository.ts'
import { queueBookingConfirmed } from '../messages/booking-confirmed.ts'
import { appointmentMail } from '../messages/booking-mail.ts'
import { addressHash } from '../vault/address-hash.ts'
import type { HolderKey } from '../vault/vault.ts'

/**
 * Ends the links to a session's intake that were mailed to the earlier address, as the fitter.
 * @returns whether the intake is still to be filled in
 */
async function endIntakeLinks(tx: Transaction, sessionId: string): Promise<boolean> {
  const invitation = await findInvitation(tx, sessionId)
  if (!invitation) return false
  await endInvitationLinks(tx, invitation.id)
  const state = await findInvitationState(tx, sessionId)
  return state !== undefined && !state.withdrawn_at && !state.cancelled_at && !state.intake_submitted_at
}

interface Readdressed {
  key: HolderKey
  riderId: string
  to: string
  /** The session whose intake is asked for again. */
  asks: string | null
}

async function readdress(tx: Transaction, row: BookingRow, { key, riderId, to, asks }: Readdressed) {
  const set = {
    email_sealed: key.seal(bookingPlace(row.id, 'email'), to),
    email_hash: addressHash(tx.vault, to),
    sequence: row.sequence + 1,
    // The new mail tells the present time. A mail about an earlier move is not sent any more.
    told_starts_at: null,
  }
  tx.defer(updateBooking(tx, row.id, set))
  tx.defer(revokeSecrets(tx, row.id))
  await recordAudit(tx, {
    action: 'booking.readdressed',
    entity: 'booking',
    entityId: row.id,
    fitterId: row.fitter_id,
    riderId,
    changes: { email: { from: row.email_sealed, to: set.email_sealed } },
  })
  const mail = await appointmentMail(tx, { ...row, ...set })
  if (!mail) return
  const target = asks && ({ kind: 'invitation', sessionId: asks, followUpId: null } as const)
  const params = { ...mail.params, intakeLink: target && (await freshLink(tx, target, to)) }
  await queueBookingConfirmed(tx, { ...mail, params }, { riderId, sessionId: row.session_id })
}

/** The appointments ahead that were made with an address, locked. As the system. */
async function lockComingWith(tx: Transaction, riderId: string, key: HolderKey, address: string | null) {
  const coming = await lockComing(tx, riderId)
  return coming.filter(
    (row) => (row.email_sealed && key.open(bookingPlace(row.id, 'email'), row.email_sealed)) === address,
  )
}

/**
 * Has the appointments that a rider still has follow a corrected address: they are mailed there, with their calendar files,
 * and the links of earlier mails end, those to the intake too, because others may read the earlier address. Appointments
 * that were made with another address keep it. As the rider's fitter.
 */
export async function readdressBookings(
  tx: Transaction,
  riderId: string,
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  const key = await tx.keys.of(riderId)
  const asSystem = <T>(work: () => Promise<T>) => actingWithin(tx, { kind: 'system' }, work)
  for (const row of await asSystem(() => lockComingWith(tx, riderId, key, from))) {
    const asks = row.session_id !== null && (await endIntakeLinks(tx, row.session_id)) ? row.session_id : null
    await asSystem(() => readdress(tx, row, { key, riderId, to, asks }))
  }
}
