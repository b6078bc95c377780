import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'

/** What is older is no news: the work had stopped, or a mail was switched on later. */
const NEWS_LASTS = sql`interval '1 day'`
/** The purpose of the mail about an intake or about an answer. Each purpose is mailed once. */
export const NEWS_PURPOSE = { intake: 'news:intake:', answer: 'news:answer:' } as const

/** `intake_red_flag`: a new intake with a red flag. */
export type NewsKind = 'intake' | 'intake_red_flag' | 'red_flag' | 'unhappy'

/** Something that a fitter is told by mail. */
export interface News {
  kind: NewsKind
  /** The submission of an intake; the follow-up of an answer. */
  about: string
  session_id: string
  fitter_id: string
  rider_id: string
}

/**
 * New intakes that nobody has read and that were not mailed yet, each once: with a red flag if it has one and the fitter
 * wants to be told of those. A correction is new only if it reports a red flag that was not reported before.
 */
export async function listNewIntakes({ db, now }: Transaction, limit: number): Promise<News[]> {
  const { rows } = await sql<News>`
    select case when f.flagged then 'intake_red_flag' else 'intake' end as kind, u.submission_id as about, u.session_id, u.fitter_id, u.rider_id
    from unread_form u
      join submission s on s.id = u.submission_id
      join fitter_profile p on p.fitter_id = u.fitter_id,
      lateral (select p.news_red_flags and count(*) > 0 as flagged, max(a.raised_at) >= s.submitted_at as raised
        from follow_up_alert a
        where a.session_id = u.session_id and a.follow_up_id is null and a.kind = 'red_flag'
          and a.worked_off_at is null and a.corrected_at is null) f
    where u.since > ${now}::timestamptz - ${NEWS_LASTS} and u.follow_up_id is null
      and app.access_ended_at(u.rider_id) is null
      and (f.flagged and f.raised or s.revision = 1 and (p.news_intakes or f.flagged))
      and not exists (select from outbox o where o.purpose = ${NEWS_PURPOSE.intake}::text || u.submission_id)
    order by u.since limit ${limit}`.execute(db)
  return rows
}

/**
 * Answers with an open alert that the fitter wants to be told about at once, one for each answer: a red flag outweighs
 * that the rider is unhappy. What the fitter filled in with the rider is not told.
 */
export async function listNewAnswers({ db, now }: Transaction, limit: number): Promise<News[]> {
  const { rows } = await sql<News>`
    select * from (
      select distinct on (a.follow_up_id)
        a.kind, a.follow_up_id as about, a.session_id, a.fitter_id, a.rider_id
      from follow_up_alert a
        join fitter_profile p on p.fitter_id = a.fitter_id
        join submission s on s.follow_up_id = a.follow_up_id and s.superseded_at is null
      where a.raised_at > ${now}::timestamptz - ${NEWS_LASTS} and a.worked_off_at is null
        and a.corrected_at is null and not s.assisted and app.access_ended_at(a.rider_id) is null
        and ((a.kind = 'red_flag' and p.news_red_flags) or (a.kind = 'unhappy' and p.news_unhappy))
      order by a.follow_up_id, a.kind = 'red_flag' desc) n
    where not exists (select from outbox o where o.purpose = ${NEWS_PURPOSE.answer}::text || n.about)
    limit ${limit}`.execute(db)
  return rows
}

/** What waits for a fitter in the morning. */
export interface Digest {
  fitter_id: string
  /** The practice's day. */
  day: string
  wanted: boolean
  /** Forms with open alerts, and forms that were not read. */
  follow_ups: number
  unread_forms: number
}

/**
 * Fitters whose day began and whose digest was not made yet. A practice's day begins at seven in the morning.
 */
export async function listDueDigests({ db, now }: Transaction, limit: number): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    select p.fitter_id, t.day, p.news_digest as wanted,
      (select count(distinct coalesce(a.follow_up_id, a.session_id))::int from follow_up_alert a
        where a.fitter_id = p.fitter_id and a.worked_off_at is null
          and app.access_ended_at(a.rider_id) is null) as follow_ups,
      (select count(*)::int from unread_form u where u.fitter_id = p.fitter_id
          and app.access_ended_at(u.rider_id) is null) as unread_forms
    from fitter_profile p
      join account a on a.id = p.fitter_id and a.disabled_at is null
      left join digest_day d on d.fitter_id = p.fitter_id,
      lateral (select app.day_in(p.time_zone, ${now}::timestamptz - interval '7 hours') as day) t
    where d.day is null or d.day < t.day
    order by p.fitter_id limit ${limit}`.execute(db)
  return rows
}

/** Stores that the digests of these days were made. */
export async function updateDigestDays(
  { db }: Transaction,
  digests: readonly Pick<Digest, 'fitter_id' | 'day'>[],
): Promise<void> {
  await db
    .insertInto('digest_day')
    .values(digests.map(({ fitter_id, day }) => ({ fitter_id, day })))
    .onConflict((conflict) =>
      conflict.column('fitter_id').doUpdateSet((row) => ({ day: row.ref('excluded.day') })),
    )
    .execute()
}
