import type { Transaction } from '../database/database.ts'
import { AppError } from '../http/problem.ts'
import { findPracticeZone } from './offer.repository.ts'
import { type ReadOffer, readOffer } from './read-offer.ts'

/** The zone of a fitter's practice. @throws AppError `booking_not_set_up` until it was entered */
export async function requireZone(tx: Transaction, fitterId: string): Promise<string> {
  const zone = await findPracticeZone(tx, fitterId)
  if (zone === null) throw new AppError('booking_not_set_up')
  return zone
}

/** A fitter's hours and rules. @throws AppError `booking_not_set_up` until they were saved */
export async function requireOffer(tx: Transaction, fitterId: string): Promise<ReadOffer> {
  const offer = await readOffer(tx, fitterId, await requireZone(tx, fitterId))
  if (!offer) throw new AppError('booking_not_set_up')
  return offer
}
