import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { HOLD_MINUTES, OPEN_REQUESTS } from '#domain/booking/booking-state.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import { insertBooking, insertBookingSecret, lockBooking } from '../../booking/bookings.repository.ts'
import { judgeUnderLock } from '../../booking/judge-time.ts'
import { stateOf } from '../../booking/own-booking.ts'
import { lockBookings } from '../../booking/times.repository.ts'
import { countOpenRequests, enterBooking } from '../../booking/visit.repository.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret, newSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { releaseHold } from './booking-pages.repository.ts'
import { requireOffered } from './page.service.ts'

type Wanted = Parsed['POST /api/booking-pages/:fitter/holds']['body']
type Answer = Calls['POST /api/booking-pages/:fitter/holds']['response']

const MINUTE_MS = 60_000

/** From where a request comes: a whole IPv4 address, or the /64 of an IPv6 address. */
export const sourceHash = ({ vault }: Pick<Transaction, 'vault'>, block: string): Buffer =>
  vault.hash('hash:booking-source', block)

/** Gives back what the secret holds. Anything but a hold stays as it is. */
async function giveBack(tx: Transaction, secret: string): Promise<void> {
  const visited = await enterBooking(tx, hashSecret(secret))
  if (!visited) return
  tx.defer(lockBookings(tx, visited.fitter_id))
  const row = await lockBooking(tx, visited.booking_id)
  if (!row || stateOf(tx, row) !== 'held') return
  tx.defer(releaseHold(tx, row.id))
  await recordAudit(tx, {
    action: 'booking.released',
    entity: 'booking',
    entityId: row.id,
    fitterId: row.fitter_id,
  })
}

/** Gives a held time back, when the visitor leaves. Nothing happens to what is no hold any more. */
export const releaseTime = (tx: Transaction, secret: string): Promise<void> => giveBack(tx, secret)

/**
 * Holds a time while its visitor types.
 * @param block from where the request comes
 * @throws AppError `not_found`, `booking_requests_full`
 */
export async function holdTime(
  tx: Transaction,
  wanted: string,
  { serviceId, at, replaces }: Wanted,
  block: string,
): Promise<Answer> {
  if (replaces !== undefined) await giveBack(tx, replaces)
  const { page, service, offer } = await requireOffered(tx, wanted, serviceId)
  const fitterId = page.fitter_id
  const judged = await judgeUnderLock(tx, { fitterId, service, offer: offer.offer, at: new Date(at) })
  if (judged.refusal !== null)
    return { refusal: judged.refusal, next: judged.next.map((next) => next.toISOString()), held: null }
  const source = sourceHash(tx, block)
  const open = await countOpenRequests(tx, { address: null, source, besides: null })
  if (open.by_source >= OPEN_REQUESTS) throw new AppError('booking_requests_full')
  const [id, secret] = [randomUUID(), newSecret()]
  const expiresAt = new Date(tx.now.getTime() + HOLD_MINUTES * MINUTE_MS)
  tx.defer(
    insertBooking(tx, {
      id,
      fitter_id: fitterId,
      kind: 'appointment',
      made_by: 'rider',
      made_at: tx.now,
      service_id: service.id,
      ...judged.times,
      source_hash: source,
      expires_at: expiresAt,
    }),
  )
  tx.defer(insertBookingSecret(tx, { hash: hashSecret(secret), bookingId: id, provesAddress: false }))
  await recordAudit(tx, {
    action: 'booking.held',
    entity: 'booking',
    entityId: id,
    fitterId,
    changes: created({ service_id: service.id, starts_at: at }),
  })
  return { refusal: null, next: [], held: { secret, expiresAt: expiresAt.toISOString() } }
}
