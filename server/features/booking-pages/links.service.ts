import { recordAudit } from '../../audit/audit.ts'
import { bookingPlace } from '../../booking/booking-words.ts'
import { findBooking } from '../../booking/bookings.repository.ts'
import { intakeLinkOf } from '../../booking/join-fit.ts'
import { keyOfVisited, type OwnBooking, presentVisited } from '../../booking/own-booking.ts'
import { enterBooking, type VisitedBooking } from '../../booking/visit.repository.ts'
import { becomeSystem } from '../../database/acting-within.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { findInvitation } from '../../links/link-secrets.repository.ts'

/** @throws AppError `booking_unknown` */
async function enterByLink(tx: Transaction, secret: string): Promise<VisitedBooking> {
  const visited = await enterBooking(tx, hashSecret(secret))
  if (!visited) throw new AppError('booking_unknown')
  return visited
}

/** The booking behind a link. Changes nothing. @throws AppError `booking_unknown` */
export const previewBooking = async (tx: Transaction, secret: string): Promise<OwnBooking> =>
  presentVisited(tx, await enterByLink(tx, secret))

/** Whether the visitor is the rider: by the link of a mail, or signed in to the account of the file. */
function isRider(tx: Transaction, visited: VisitedBooking, ownSession: boolean): boolean {
  return visited.by_mail || (tx.actor.kind === 'client' && ownSession)
}

/**
 * Makes a link to the intake of a confirmed booking, for its rider.
 * @throws AppError `booking_unknown`, `no_intake`, `invitation_answered`
 */
export async function linkToIntake(tx: Transaction, secret: string): Promise<{ url: string }> {
  const visited = await enterByLink(tx, secret)
  const row = await findBooking(tx, visited.booking_id)
  if (!row?.confirmed_at || !row.rider_id || !row.session_id || !row.email_sealed)
    throw new AppError('no_intake')
  const { fitter_id: fitterId, rider_id: riderId, session_id: sessionId } = row
  if (!visited.intake_open) throw new AppError('invitation_answered')
  const own = await findInvitation(tx, sessionId)
  if (!isRider(tx, visited, own !== undefined)) throw new AppError('booking_unknown')
  const key = keyOfVisited(tx, visited, row)
  becomeSystem(tx)
  const invitation = await findInvitation(tx, sessionId)
  const url = await intakeLinkOf(
    tx,
    { fitterId, riderId, sessionId },
    {
      email: key.open(bookingPlace(row.id, 'email'), row.email_sealed),
      language: row.language ?? 'en',
      region: row.region ?? undefined,
    },
    invitation ?? null,
  )
  await recordAudit(tx, {
    action: 'invitation.resent',
    entity: 'booking',
    entityId: row.id,
    fitterId,
    riderId,
  })
  return { url }
}
