import type { Selectable } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Transaction } from '../database/database.ts'
import type { BookingService, BookingSettings } from '../database/schema.gen.ts'

export type ServiceRow = Selectable<BookingService>
export type SettingsRow = Selectable<BookingSettings>

/** The rules of a fitter's hours, with the practice's zone; undefined before they were saved. */
export function findSettings({ db }: Transaction, fitterId: string): Promise<SettingsRow | undefined> {
  return db.selectFrom('booking_settings').selectAll().where('fitter_id', '=', fitterId).executeTakeFirst()
}

export function listHours({ db }: Transaction, fitterId: string) {
  return db
    .selectFrom('booking_hours')
    .select(['weekday', 'from_minute', 'to_minute'])
    .where('fitter_id', '=', fitterId)
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute()
}

/** Days off and extra days that are not over on a day. */
export function listExceptions({ db }: Transaction, fitterId: string, since: string) {
  return db
    .selectFrom('booking_exception')
    .select(['first_day', 'last_day', 'from_minute', 'to_minute'])
    .where('fitter_id', '=', fitterId)
    .where('last_day', '>=', since)
    .orderBy('first_day')
    .orderBy('from_minute')
    .execute()
}

/** The services that are not removed. */
export function listServices({ db }: Transaction, fitterId: string): Promise<ServiceRow[]> {
  return db
    .selectFrom('booking_service')
    .selectAll()
    .where('fitter_id', '=', fitterId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A service of this fitter, removed or not. */
export function findService(
  { db }: Transaction,
  fitterId: string,
  id: string,
): Promise<ServiceRow | undefined> {
  return db
    .selectFrom('booking_service')
    .selectAll()
    .where('fitter_id', '=', fitterId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Services that bookings name, removed or not, of whichever fitter the actor sees. */
export function listServicesNamed({ db }: Transaction, ids: readonly string[]): Promise<ServiceRow[]> {
  return db.selectFrom('booking_service').selectAll().where('id', '=', anyOf(ids)).execute()
}

/** The zone of a fitter's practice; null until it was entered. */
export async function findPracticeZone({ db }: Transaction, fitterId: string): Promise<string | null> {
  const row = await db
    .selectFrom('fitter_profile')
    .select('time_zone')
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
  return row?.time_zone ?? null
}
