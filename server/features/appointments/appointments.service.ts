import type { Calls } from '#contract/calls.ts'
import type { BookingRow } from '../../booking/bookings.repository.ts'
import { listServicesNamed } from '../../booking/offer.repository.ts'
import { ownBookingOf } from '../../booking/own-booking.ts'
import { presentBookings } from '../../booking/present-booking.ts'
import { actingWithin } from '../../database/acting-within.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { letterheadPlace } from '../../people/letterhead.ts'
import {
  isSessionOf,
  listChangeRules,
  listOfFiles,
  listOfSession,
  listOwnFiles,
  listPractices,
  listUpcoming,
  openIntakesOf,
} from './appointments.repository.ts'

type Upcoming = Calls['GET /api/bookings/upcoming']['response']
type Own = Calls['GET /api/client/bookings']['response']
type OfSession = Calls['GET /api/sessions/:sessionId/bookings']['response']

/** How many appointments the dashboard names. */
const NEXT = 5
/** How long a rider sees appointments that are over. */
const SHOWN_MS = 365 * 86_400_000

/** The fitter's next appointments. */
export async function readUpcoming(tx: Transaction): Promise<Upcoming> {
  const fitterId = requireActor('fitter', tx)
  return { items: await presentBookings(tx, fitterId, await listUpcoming(tx, fitterId, NEXT)) }
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

/** What the rows need to be shown: services, rules, fitters and keys. */
async function readAround(tx: Transaction, rows: readonly BookingRow[]) {
  const fitterIds = unique(rows.map(({ fitter_id }) => fitter_id))
  const [services, practices, names, intakes, keys] = await Promise.all([
    listServicesNamed(tx, unique(rows.flatMap(({ service_id }) => service_id ?? []))),
    listPractices(tx, fitterIds),
    fitterNamesOf(tx, fitterIds),
    openIntakesOf(tx, unique(rows.flatMap(({ session_id }) => session_id ?? []))),
    tx.keys.ofMany(unique([...fitterIds, ...rows.flatMap(({ rider_id }) => rider_id ?? [])])),
  ])
  // The rules of a page that was closed meanwhile still hold for what was booked there.
  const rules = await actingWithin(tx, { kind: 'system' }, () => listChangeRules(tx, fitterIds))
  return { services, practices, names, intakes, keys, rules }
}

/** The acting rider's appointments, earliest first. */
export async function readOwnAppointments(tx: Transaction): Promise<Own> {
  const files = await listOwnFiles(tx, requireActor('client', tx))
  const since = new Date(tx.now.getTime() - SHOWN_MS)
  const rows = await listOfFiles(
    tx,
    files.map(({ id }) => id),
    since,
  )
  if (rows.length === 0) return { items: [] }
  const { services, practices, names, intakes, keys, rules } = await readAround(tx, rows)
  const items = rows.flatMap((row): Own['items'] => {
    const fitterId = row.fitter_id
    const service = services.find(({ id }) => id === row.service_id)
    const practice = practices.find(({ fitter_id }) => fitter_id === fitterId)
    const [key, fitterKey, who] = [keys.get(row.rider_id ?? ''), keys.get(fitterId), names.get(fitterId)]
    // What belongs to a fitter whose account is gone is left out.
    if (!service || !practice || !key || !fitterKey || !who) return []
    const { contact_sealed: contact } = practice
    const shown = ownBookingOf(tx, {
      row,
      key,
      fitterKey,
      fitter: { ...who, slug: practice.slug, timeZone: practice.time_zone ?? row.time_zone },
      contact: contact && fitterKey.open(letterheadPlace(fitterId, 'contact'), contact),
      intakeOpen: service.asks_intake && intakes.has(row.session_id ?? ''),
      service,
      changeHours: rules.find(({ fitter_id }) => fitter_id === fitterId)?.change_hours ?? null,
    })
    return [{ id: row.id, ...shown }]
  })
  return { items }
}

/** The appointments of a session of the acting fitter. @throws AppError `not_found` */
export async function readOfSession(tx: Transaction, sessionId: string): Promise<OfSession> {
  const fitterId = requireActor('fitter', tx)
  const [isOwn, rows] = await Promise.all([
    isSessionOf(tx, sessionId, fitterId),
    listOfSession(tx, sessionId),
  ])
  if (!isOwn) throw new AppError('not_found')
  return { items: await presentBookings(tx, fitterId, rows) }
}
