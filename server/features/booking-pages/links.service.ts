import { pages } from '#domain/pages.ts'
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
import { isOwnFile } from './booking-pages.repository.ts'

/** @throws AppError `booking_unknown` */
async function enterByLink(tx: Transaction, secret: string): Promise<VisitedBooking> {
  const visited = await enterBooking(tx, hashSecret(secret))
  if (!visited) throw new AppError('booking_unknown')
  return visited
}

/** The booking behind a link. Changes nothing. @throws AppError `booking_unknown` */
export const previewBooking = async (tx: Transaction, secret: string): Promise<OwnBooking> =>
  presentVisited(tx, await enterByLink(tx, secret))

/** The page of the intake for a rider who is signed in. */
const ownIntake = ({ publicUrl }: Transaction, sessionId: string) => ({
  url: `${publicUrl}${pages.intake}?session=${sessionId}`,
})

/**
 * Leads to the intake of a confirmed booking: by a new link for whoever has the mail, and to their own page for a rider
 * who is signed in to the account of the file.
 * @throws AppError `booking_unknown`, `no_intake`, `invitation_answered`
 */
export async function linkToIntake(tx: Transaction, secret: string): Promise<{ url: string }> {
  const visited = await enterByLink(tx, secret)
  const row = await findBooking(tx, visited.booking_id)
  if (!row?.confirmed_at || !row.rider_id || !row.session_id || !row.email_sealed)
    throw new AppError('no_intake')
  const { fitter_id: fitterId, rider_id: riderId, session_id: sessionId } = row
  if (!visited.intake_open) throw new AppError('invitation_answered')
  if (await isOwnFile(tx, riderId)) return ownIntake(tx, sessionId)
  if (!visited.by_mail) throw new AppError('booking_unknown')
  const email = keyOfVisited(tx, visited, row).open(bookingPlace(row.id, 'email'), row.email_sealed)
  becomeSystem(tx)
  const invitation = await findInvitation(tx, sessionId)
  const rider = { email, language: row.language ?? 'en', region: row.region ?? undefined }
  const url = await intakeLinkOf(tx, { fitterId, riderId, sessionId }, rider, invitation ?? null)
  await recordAudit(tx, {
    action: 'invitation.resent',
    entity: 'booking',
    entityId: row.id,
    fitterId,
    riderId,
  })
  return { url }
}
