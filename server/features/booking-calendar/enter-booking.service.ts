import { randomUUID } from 'node:crypto'
import type { Parsed } from '#contract/calls.ts'
import { reminderAt } from '#domain/booking/changes.ts'
import { normalEmail } from '#domain/contact/email.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import { bookingPlace } from '../../booking/booking-words.ts'
import { findBooking, insertBooking } from '../../booking/bookings.repository.ts'
import { type JoinedFit, joinFile, joinFit, type ProvenRider } from '../../booking/join-fit.ts'
import { type BookedTimes, judgeUnderLock } from '../../booking/judge-time.ts'
import { findService, type ServiceRow } from '../../booking/offer.repository.ts'
import { requireOffer } from '../../booking/own-offer.ts'
import { serviceKind } from '../../booking/present-service.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { createRider } from '../../invitations/create-invitation.ts'
import { queueBookingConfirmed } from '../../messages/booking-confirmed.ts'
import { appointmentMail } from '../../messages/booking-mail.ts'
import { openContact } from '../../people/rider-contact.ts'
import { addressHash } from '../../vault/address-hash.ts'
import { findOwnRider } from './booking-calendar.repository.ts'

type Wanted = Parsed['POST /api/bookings']['body']

/** For whom a booking is entered. */
interface Who extends Omit<ProvenRider, 'email' | 'accountId'> {
  /** The file of a known rider. */
  riderId: string | null
  email: string | null
  phone: string | null
}

/** @throws AppError `not_found` for a rider who is not the acting fitter's */
async function whoOf(tx: Transaction, fitterId: string, rider: Wanted['rider']): Promise<Who> {
  if (!('riderId' in rider)) {
    const { name, email, phone } = rider
    return { riderId: null, name, email, phone, language: 'en', region: undefined, timeZone: undefined }
  }
  const row = await findOwnRider(tx, fitterId, rider.riderId)
  if (!row) throw new AppError('not_found', { problems: [{ path: ['rider', 'riderId'], code: 'not_found' }] })
  const { name, email } = openContact(await tx.keys.of(row.id), row)
  return {
    ...{ riderId: row.id, name: name ?? '', email, phone: null, language: row.language },
    region: row.region ?? undefined,
    timeZone: row.time_zone ?? undefined,
  }
}

/** @throws AppError `not_found` for a service that is not the acting fitter's */
async function requireService(tx: Transaction, fitterId: string, id: string): Promise<ServiceRow> {
  const service = await findService(tx, fitterId, id)
  if (!service || service.removed_at)
    throw new AppError('not_found', { problems: [{ path: ['serviceId'], code: 'not_found' }] })
  return service
}

/** The time, judged under the lock. @throws AppError `time_refused` with the reason and the next free times */
async function requireTime(tx: Transaction, fitterId: string, service: ServiceRow, wanted: Wanted) {
  const { offer } = await requireOffer(tx, fitterId)
  const { at, outsideHours } = wanted
  const judged = await judgeUnderLock(tx, { fitterId, service, offer, at: new Date(at), outsideHours })
  if (judged.refusal === null) return judged.times
  const next = judged.next.map((free) => free.toISOString()).join(' ')
  throw new AppError('time_refused', { params: { refusal: judged.refusal, next } })
}

/** What the booking belongs to. Whoever is known by name only gets a file too, except for a call. */
async function join(tx: Transaction, fitterId: string, service: ServiceRow, who: Who): Promise<JoinedFit> {
  const kind = serviceKind(service.kind)
  const { riderId, email } = who
  const booked = { fitterId, kind, asksIntake: service.asks_intake && email !== null }
  const rider = { ...who, email: email ?? '', accountId: null }
  if (riderId === null && email !== null) return joinFit(tx, booked, rider)
  if (riderId === null && kind === 'call')
    return { riderId: null, sessionId: null, openedSession: false, intakeOpen: false, intakeLink: null }
  const file = riderId ?? (await createRider(tx, fitterId, { ...who, email: undefined }))
  return joinFile(tx, { fitterId, riderId: file }, booked, rider)
}

/** A booking that is entered, with what it belongs to. */
interface Entered {
  fitterId: string
  service: ServiceRow
  who: Who
  joined: JoinedFit
  note: string | null
}

/** The words of a booking, sealed for the rider's file, or for the fitter where there is none. */
async function sealedWords(tx: Transaction, id: string, { fitterId, who, joined, note }: Entered) {
  const key = await tx.keys.of(joined.riderId ?? fitterId)
  const sealed = (field: 'name' | 'email' | 'phone' | 'note', text: string | null) =>
    text === null || text === '' ? null : key.seal(bookingPlace(id, field), text)
  return {
    name_sealed: sealed('name', who.name),
    email_sealed: sealed('email', who.email && normalEmail(who.email)),
    email_hash: who.email === null ? null : addressHash(tx.vault, who.email),
    phone_sealed: sealed('phone', who.phone),
    note_sealed: sealed('note', note),
  }
}

async function store(tx: Transaction, entered: Entered, times: BookedTimes): Promise<string> {
  const id = randomUUID()
  const { fitterId, service, who } = entered
  const { riderId, sessionId, openedSession } = entered.joined
  const words = await sealedWords(tx, id, entered)
  tx.defer(
    insertBooking(tx, {
      ...{ id, fitter_id: fitterId, kind: 'appointment', made_by: 'fitter', made_at: tx.now },
      ...{ service_id: service.id, rider_id: riderId, session_id: sessionId, opened_session: openedSession },
      ...times,
      ...words,
      ...{ language: who.language, region: who.region ?? null, rider_time_zone: who.timeZone ?? null },
      ...{ confirmed_at: tx.now, reminder_due_at: reminderAt(times.starts_at, tx.now) },
    }),
  )
  await recordAudit(tx, {
    action: 'booking.created',
    entity: 'booking',
    entityId: id,
    fitterId,
    riderId,
    changes: created({ service_id: service.id, starts_at: times.starts_at, session_id: sessionId }),
  })
  return id
}

/** Mails the confirmation, if there is an address. */
async function tell(tx: Transaction, id: string, joined: JoinedFit): Promise<void> {
  const row = await findBooking(tx, id)
  const mail = row && (await appointmentMail(tx, row))
  if (!mail) return
  const params = { ...mail.params, intakeLink: joined.intakeLink }
  await queueBookingConfirmed(tx, { ...mail, params }, joined)
}

/**
 * Enters a booking for a rider of the acting fitter, or for somebody new. It stands at once, and belongs to the fit as if
 * the rider had booked.
 * @throws AppError `not_found`, `booking_not_set_up`, `time_refused`
 */
export async function enterBooking(tx: Transaction, wanted: Wanted): Promise<{ id: string }> {
  const fitterId = requireActor('fitter', tx)
  const service = await requireService(tx, fitterId, wanted.serviceId)
  const who = await whoOf(tx, fitterId, wanted.rider)
  const times = await requireTime(tx, fitterId, service, wanted)
  const joined = await join(tx, fitterId, service, who)
  const id = await store(tx, { fitterId, service, who, joined, note: wanted.note }, times)
  await tell(tx, id, joined)
  return { id }
}
