import type { Transaction } from '../../database/database.ts'

/** A rider of the fitter, as a booking for them needs it. */
export function findOwnRider({ db }: Transaction, fitterId: string, id: string) {
  return db
    .selectFrom('rider')
    .select(['id', 'name_sealed', 'email_sealed', 'language', 'region', 'time_zone'])
    .where('id', '=', id)
    .where('fitter_id', '=', fitterId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}
