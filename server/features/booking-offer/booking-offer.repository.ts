import type { Insertable, Updateable } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type {
  BookingException,
  BookingHours,
  BookingService,
  BookingSettings,
} from '../../database/schema.gen.ts'

/** The fitter's address and zone. The row is locked, so that two changes of one offer take turns. */
export function lockPractice({ db }: Transaction, fitterId: string) {
  return db
    .selectFrom('fitter_profile')
    .select(['slug', 'time_zone'])
    .where('fitter_id', '=', fitterId)
    .forUpdate()
    .executeTakeFirst()
}

export function findPractice({ db }: Transaction, fitterId: string) {
  return db
    .selectFrom('fitter_profile')
    .select(['slug', 'time_zone'])
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
}

export async function updateZone({ db }: Transaction, fitterId: string, timeZone: string): Promise<void> {
  await db
    .updateTable('fitter_profile')
    .set({ time_zone: timeZone })
    .where('fitter_id', '=', fitterId)
    .execute()
}

/** Saves the rules, whether or not there were any. */
export async function upsertSettings({ db }: Transaction, row: Insertable<BookingSettings>): Promise<void> {
  const { fitter_id: _, ...set } = row
  await db
    .insertInto('booking_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('fitter_id').doUpdateSet(set))
    .execute()
}

export async function deleteHours({ db }: Transaction, fitterId: string): Promise<void> {
  await db.deleteFrom('booking_hours').where('fitter_id', '=', fitterId).execute()
}

export async function insertHours({ db }: Transaction, rows: Insertable<BookingHours>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('booking_hours').values(rows).execute()
}

export async function deleteExceptions({ db }: Transaction, fitterId: string): Promise<void> {
  await db.deleteFrom('booking_exception').where('fitter_id', '=', fitterId).execute()
}

export async function insertExceptions(
  { db }: Transaction,
  rows: Insertable<BookingException>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('booking_exception').values(rows).execute()
}

export async function insertService({ db }: Transaction, row: Insertable<BookingService>): Promise<void> {
  await db.insertInto('booking_service').values(row).execute()
}

export async function updateService(
  { db }: Transaction,
  id: string,
  set: Updateable<BookingService>,
): Promise<void> {
  await db.updateTable('booking_service').set(set).where('id', '=', id).execute()
}
