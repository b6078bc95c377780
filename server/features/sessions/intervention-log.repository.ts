import { sql } from 'kysely'
import type { PeriodDays } from '#domain/outcomes/period.ts'
import type { Zone } from '#domain/zones.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'
import type { TimeCursor } from '../../http/cursor.ts'

/** Which changes are listed. What is null or missing leaves none out. */
interface LogFilters {
  days: PeriodDays
  kind?: string | undefined
  zone?: Zone | undefined
  ids: readonly string[] | null
}

/** A fitter's changes of all fits after a cursor, newest first, each with its rider's sealed name and the key of the file. */
export function listInterventionLog(
  { db }: Transaction,
  fitterId: string,
  { days, kind, zone, ids }: LogFilters,
  { after, limit }: { after: TimeCursor | null; limit: number },
) {
  return db
    .selectFrom('intervention as i')
    .innerJoin('session as s', 's.id', 'i.session_id')
    .innerJoin('rider as r', 'r.id', 'i.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 'i.rider_id')
    .selectAll('i')
    .select(['s.fitted_at', 'r.name_sealed', 'k.wrapped'])
    .where('i.fitter_id', '=', fitterId)
    .where('i.withdrawn_at', 'is', null)
    .where('s.cancelled_at', 'is', null)
    .where('i.made_at', '<', sql<Date>`(${days.to}::date + 1)::timestamp at time zone 'UTC'`)
    .$if(days.from !== null, (changes) =>
      changes.where('i.made_at', '>=', sql<Date>`${days.from}::date::timestamp at time zone 'UTC'`),
    )
    .$if(kind !== undefined, (changes) => changes.where('i.kind', '=', kind ?? ''))
    .$if(zone !== undefined, (changes) => changes.where(sql<boolean>`${zone} = any(i.zones)`))
    .$if(ids !== null, (changes) => changes.where('i.id', '=', anyOf(ids ?? [])))
    .$if(after !== null, (changes) =>
      changes.where(sql<boolean>`(i.made_at, i.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('i.made_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()
}
