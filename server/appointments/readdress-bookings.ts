import { recordAudit } from '../audit/audit.ts'
import { bookingPlace } from '../booking/booking-words.ts'
import { type BookingRow, lockComing, revokeSecrets, updateBooking } from '../booking/bookings.repository.ts'
import type { Transaction } from '../database/database.ts'
import { queueBookingConfirmed } from '../messages/booking-confirmed.ts'
import { appointmentMail } from '../messages/booking-mail.ts'
import { addressHash } from '../vault/address-hash.ts'
import type { HolderKey } from '../vault/vault.ts'

async function readdress(
  tx: Transaction,
  row: BookingRow,
  { key, riderId, to }: { key: HolderKey; riderId: string; to: string },
): Promise<void> {
  const set = {
    email_sealed: key.seal(bookingPlace(row.id, 'email'), to),
    email_hash: addressHash(tx.vault, to),
    sequence: row.sequence + 1,
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
  const params = { ...mail.params, intakeLink: null }
  await queueBookingConfirmed(tx, { ...mail, params }, { riderId, sessionId: row.session_id })
}

/**
 * Has the appointments that a rider still has follow a corrected address: they are mailed there, with their calendar files,
 * and the links of earlier mails end, because others may read the earlier address. Appointments that were made with
 * another address keep it. As the system.
 */
export async function readdressBookings(
  tx: Transaction,
  riderId: string,
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  const coming = await lockComing(tx, riderId)
  if (coming.length === 0) return
  const key = await tx.keys.of(riderId)
  for (const row of coming) {
    const known = row.email_sealed && key.open(bookingPlace(row.id, 'email'), row.email_sealed)
    if (known === from) await readdress(tx, row, { key, riderId, to })
  }
}
