import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'

/** What decides whether the mails of an invitation are still sent. */
export function findInvitationState({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('session as s', 's.id', 'i.session_id')
    .select(['i.withdrawn_at', 'i.expires_at', 's.intake_submitted_at', 's.cancelled_at'])
    .where('i.session_id', '=', sessionId)
    .executeTakeFirst()
}

/** Replaces the hash of an invitation's typed code. @returns when the invitation expires */
export async function updateInvitationCode(
  { db }: Transaction,
  sessionId: string,
  codeHash: Buffer,
): Promise<Date | undefined> {
  const updated = await db
    .updateTable('invitation')
    .set({ code_hash: codeHash })
    .where('session_id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst()
  return updated?.expires_at
}

/** What decides whether the mail about a report is still sent. */
export function findReportState({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.fitted_at', 's.cancelled_at', 'r.address_failed_at'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
}

/** The contact data of a rider. */
export function getRecipient({ db }: Transaction, riderId: string) {
  return db
    .selectFrom('rider')
    .select(['name_sealed', 'email_sealed', 'language', 'region', 'account_id', 'address_failed_at'])
    .where('id', '=', riderId)
    .executeTakeFirstOrThrow()
}

/** Whether a fitter still wants the mail about a form, and whether the form still waits. */
export async function findNewsState(
  { db }: Transaction,
  sessionId: string,
  news: 'intake' | 'intake_red_flag' | 'red_flag' | 'unhappy',
  about: string,
): Promise<{ wanted: boolean; waits: boolean } | undefined> {
  const { rows } = await sql<{ wanted: boolean; waits: boolean }>`
    select a.disabled_at is null and case ${news}::text
        when 'intake' then p.news_intakes when 'unhappy' then p.news_unhappy else p.news_red_flags end as wanted,
      case when ${news}::text in ('intake', 'intake_red_flag')
        then exists (select from unread_form u where u.session_id = s.id and u.submission_id = ${about}::uuid)
        else exists (select from follow_up_alert f where f.follow_up_id = ${about}::uuid and f.kind = ${news}
          and f.worked_off_at is null and f.corrected_at is null) end as waits
    from session s join fitter_profile p on p.fitter_id = s.fitter_id join account a on a.id = s.fitter_id
    where s.id = ${sessionId}`.execute(db)
  return rows[0]
}

/** Whether a fitter has an account and has not switched a kind of mail off. */
export async function isNewsWanted(
  { db }: Transaction,
  fitterId: string,
  news: 'news_digest' | 'news_bookings',
): Promise<boolean> {
  const found = await db
    .selectFrom('fitter_profile as p')
    .innerJoin('account as a', 'a.id', 'p.fitter_id')
    .select(`p.${news} as wanted`)
    .where('p.fitter_id', '=', fitterId)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst()
  return found?.wanted === true
}

/** Whether a copy of a person's data can be fetched now. */
export async function isDownloadReady({ db, now }: Transaction, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('data_download')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** What decides whether a mail about an offer of fits is still sent. */
export function findOffer({ db }: Transaction, id: string) {
  return db
    .selectFrom('share_offer')
    .select(['accepted_by', 'confirmed_at', 'ended_at', 'expires_at', 'until_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether a breach is open and the authority was not told of it. */
export async function isBreachUnreported({ db }: Transaction, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('data_breach')
    .select('id')
    .where('id', '=', id)
    .where('authority_told_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}
/** Whether any other calendar of a fitter cannot be read. */
export async function isCalendarFailing({ db }: Transaction, fitterId: string): Promise<boolean> {
  const found = await db
    .selectFrom('calendar_subscription as c')
    .innerJoin('account as a', 'a.id', 'c.fitter_id')
    .select('c.id')
    .where('c.fitter_id', '=', fitterId)
    .where('c.failing_since', 'is not', null)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** What decides whether a mail about a booking is still sent. */
export function findBookingState({ db }: Transaction, id: string) {
  return db
    .selectFrom('booking')
    .select(['confirmed_at', 'cancelled_at', 'expires_at', 'sequence'])
    .where('id', '=', id)
    .executeTakeFirst()
}
