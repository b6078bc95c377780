import { type Insertable, sql } from 'kysely'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../../database/database.ts'
import type { Share, ShareOffer } from '../../database/schema.gen.ts'

/** Which fits an offer opens: all, those of one bike, or those from a day on. */
export interface Scope {
  bikeId: string | null
  fitsFrom: LocalDate | null
}

const isWithin = ({ bikeId, fitsFrom }: Scope) =>
  sql<boolean>`app.fit_is_within(s.fitted_at, s.cancelled_at, s.bike_id, r.time_zone, ${bikeId}::uuid, ${fitsFrom}::date)`

/** The acting client's fits within a scope, the newest first, with what is in each. None of a closed file. */
export async function listFitsWithin({ db }: Transaction, scope: Scope) {
  const { rows } = await sql<{
    id: string
    fitter_id: string
    rider_id: string
    bike_id: string | null
    fitted_at: Date
    time_zone: string | null
    forms: number
    measurements: number
    changes: number
    recommendations: number
    photos: number
  }>`
    select s.id, s.fitter_id, s.rider_id, s.bike_id, s.fitted_at, r.time_zone,
      (select count(*)::int from submission f where f.session_id = s.id and f.superseded_at is null) as forms,
      (select count(*)::int from measurement m where m.session_id = s.id) as measurements,
      (select count(*)::int from intervention i where i.session_id = s.id and i.withdrawn_at is null) as changes,
      (select count(*)::int from recommendation a where a.session_id = s.id and a.withdrawn_at is null) as recommendations,
      (select count(*)::int from photo p where p.session_id = s.id and p.removed_at is null) as photos
    from session s join rider r on r.id = s.rider_id
    where r.account_id = app.account_id() and r.erased_at is null and ${isWithin(scope)}
      and not app.restricted(r.id)
    order by s.fitted_at desc, s.id`.execute(db)
  return rows
}

/** The time zone of the acting client's newest file that has one. */
export async function findOwnZone({ db }: Transaction): Promise<string> {
  const file = await db
    .selectFrom('rider')
    .select('time_zone')
    .where('account_id', '=', sql<string>`app.account_id()`)
    .where('time_zone', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return file?.time_zone ?? 'UTC'
}

export async function insertOffer({ db }: Transaction, row: Insertable<ShareOffer>): Promise<void> {
  await db.insertInto('share_offer').values(row).execute()
}

/** The acting client's offers that wait for a fitter or for the client. */
const waitingOffers = ({ db, now }: Transaction) =>
  db
    .selectFrom('share_offer')
    .where('account_id', '=', sql<string>`app.account_id()`)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ or, eb }) => or([eb('until_at', 'is', null), eb('until_at', '>', now)]))

/** Whether an offer of the acting client to a fitter waits for that fitter or for the client. */
export async function isOfferedTo(tx: Transaction, fitterId: string): Promise<boolean> {
  const found = await waitingOffers(tx).select('id').where('offered_to', '=', fitterId).executeTakeFirst()
  return found !== undefined
}

/** The acting client's offers that a fitter has accepted and that wait for the client, the oldest first. */
export const listOffersToConfirm = (tx: Transaction) =>
  waitingOffers(tx)
    .select(['id', sql<string>`accepted_by`.as('accepted_by')])
    .where('accepted_by', 'is not', null)
    .orderBy('created_at')
    .execute()

/** The acting client's offers, the newest first, with the account of the fitter who accepted and the shared files. */
export function listOffers({ db }: Transaction) {
  return db
    .selectFrom('share_offer as o')
    .leftJoin('account as a', 'a.id', 'o.accepted_by')
    .leftJoin('vault_key as k', 'k.holder', 'o.accepted_by')
    .selectAll('o')
    .select(['a.email_sealed', 'k.wrapped'])
    .select(
      sql<string[]>`array(select s.rider_id::text from share s where s.offer_id = o.id)`.as('shared_files'),
    )
    .where('o.account_id', '=', sql<string>`app.account_id()`)
    .orderBy('o.created_at', 'desc')
    .limit(100)
    .execute()
}

/** An offer of the acting client, locked. */
export function lockOffer({ db }: Transaction, id: string) {
  return db
    .selectFrom('share_offer')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', sql<string>`app.account_id()`)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateOffer(
  { db }: Transaction,
  id: string,
  set: { confirmed_at: Date } | { ended_at: Date | null },
): Promise<void> {
  await db.updateTable('share_offer').set(set).where('id', '=', id).execute()
}

export async function insertShares({ db }: Transaction, rows: Insertable<Share>[]): Promise<void> {
  await db.insertInto('share').values(rows).execute()
}

/** Ends the shares of an offer, or opens them again. @returns them */
export function updateShares({ db }: Transaction, offerId: string, endedAt: Date | null) {
  return db
    .updateTable('share')
    .set({ ended_at: endedAt })
    .where('offer_id', '=', offerId)
    .returning(['id', 'rider_id', 'fitter_id'])
    .execute()
}

/** The offer behind a link, for a fitter who may still accept it. */
export async function findOfferBehind({ db }: Transaction, linkHash: Buffer) {
  const { rows } = await sql<{
    id: string
    account_id: string
    bike_id: string | null
    fits_from: LocalDate | null
    until_at: Date | null
    expires_at: Date
    accepted_by: string | null
  }>`select * from app.offer_behind(${linkHash})`.execute(db)
  return rows[0]
}

/** Accepts an offer for the acting fitter. @returns `waiting` if the rider is to decide now */
export async function acceptOfferBehind({ db, requestId }: Transaction, linkHash: Buffer): Promise<string> {
  const { rows } = await sql<{ outcome: string }>`
    select app.accept_offer(${linkHash}, ${requestId}) as outcome`.execute(db)
  return rows[0]?.outcome ?? 'ended'
}

/** The fits that riders share with the acting fitter, the newest first, with the sealed name of the rider. */
export async function listSharedFits({ db }: Transaction) {
  const { rows } = await sql<{
    id: string
    rider_id: string
    fitter_id: string
    bike_id: string | null
    fitted_at: Date
    name_sealed: Buffer | null
    until_at: Date | null
    own_rider_id: string | null
  }>`
    select s.id, s.rider_id, s.fitter_id, s.bike_id, s.fitted_at, r.name_sealed,
      (select case when bool_or(h.until_at is null) then null else max(h.until_at) end from share h
        where h.rider_id = s.rider_id and h.fitter_id = app.account_id() and h.ended_at is null) as until_at,
      (select o.id from rider o where o.account_id = r.account_id and o.fitter_id = app.account_id()
        and o.erased_at is null order by o.created_at limit 1) as own_rider_id
    from session s join rider r on r.id = s.rider_id
    where s.id = any ((select app.shared_fits())::uuid[])
    order by s.fitted_at desc, s.id`.execute(db)
  return rows
}
