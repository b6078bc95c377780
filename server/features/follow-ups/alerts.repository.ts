import { type Kysely, sql, type Updateable } from 'kysely'
import { COUNTED_UP_TO } from '#domain/sessions/follow-up-life.ts'
import type { Transaction } from '../../database/database.ts'
import type { DB, FollowUpAlert } from '../../database/schema.gen.ts'

const isRedFlag = sql<boolean>`a.kind = 'red_flag'`

/** The alerts of a fitter with what they are about. */
const alertsOf = (db: Kysely<DB>, fitterId: string) =>
  db
    .selectFrom('follow_up_alert as a')
    .innerJoin('follow_up as f', 'f.id', 'a.follow_up_id')
    .innerJoin('session as s', 's.id', 'a.session_id')
    .innerJoin('rider as r', 'r.id', 'a.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 'r.id')
    .selectAll('a')
    .select(['f.milestone', 'f.due_on', 's.fitted_at', 'r.time_zone'])
    .select(['r.name_sealed', 'r.email_sealed', 'k.wrapped'])
    .where('a.fitter_id', '=', fitterId)

export type AlertRow = Awaited<ReturnType<ReturnType<typeof alertsOf>['executeTakeFirstOrThrow']>>

/** The position at the end of a page of alerts: whether it is a red flag, when it was raised, its id. */
export type AlertPosition = readonly [redFlag: boolean, raisedAt: string, id: string]

/** A page of alerts, open or worked off: red flags first, then newest first. */
export function listAlerts(
  { db }: Transaction,
  fitterId: string,
  { open, after, limit }: { open: boolean; after: AlertPosition | null; limit: number },
): Promise<AlertRow[]> {
  return alertsOf(db, fitterId)
    .where('a.worked_off_at', open ? 'is' : 'is not', null)
    .$if(after !== null, (page) =>
      page.where(
        sql<boolean>`(${isRedFlag}, a.raised_at, a.id) < (${after?.[0]}::boolean, ${after?.[1]}::timestamptz, ${after?.[2]}::uuid)`,
      ),
    )
    .orderBy(isRedFlag, 'desc')
    .orderBy('a.raised_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

export function findAlertForUpdate(
  { db }: Transaction,
  fitterId: string,
  id: string,
): Promise<AlertRow | undefined> {
  return alertsOf(db, fitterId).where('a.id', '=', id).forUpdate('a').executeTakeFirst()
}

export async function updateAlert(
  { db }: Transaction,
  id: string,
  changes: Updateable<FollowUpAlert>,
): Promise<void> {
  await db.updateTable('follow_up_alert').set(changes).where('id', '=', id).execute()
}

/** The number of a fitter's open alerts, counted up to one more than `COUNTED_UP_TO`. */
export async function countOpenAlerts({ db }: Transaction, fitterId: string): Promise<number> {
  const open = db
    .selectFrom('follow_up_alert')
    .select('id')
    .where('fitter_id', '=', fitterId)
    .where('worked_off_at', 'is', null)
    .limit(COUNTED_UP_TO + 1)
  const { alerts } = await db
    .selectFrom(open.as('counted'))
    .select(sql<number>`count(*)::int`.as('alerts'))
    .executeTakeFirstOrThrow()
  return alerts
}
