import { type Kysely, sql, type Updateable } from 'kysely'
import { COUNTED_UP_TO } from '#domain/sessions/lists.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'
import { rowCount } from '../../database/row-count.ts'
import type { DB, FollowUpAlert } from '../../database/schema.gen.ts'

/** The position at the end of a page of cards: whether one has a red flag, its time, the form it is about. */
export type CardPosition = readonly [redFlag: boolean, at: string, formId: string]

/** What a card is about: a follow-up, or the intake of a session. */
const formOfAlert = sql<string>`coalesce(follow_up_id, session_id)`

const isOpen = (open: boolean) => sql<boolean>`worked_off_at is ${sql.raw(open ? 'null' : 'not null')}`

/**
 * The forms of a fitter's riders with open alerts, or with resolved ones. Each has the time at which its newest alert was
 * raised or resolved.
 */
const cardsOf = ({ db }: Pick<Transaction, 'db'>, fitterId: string, open: boolean) =>
  db
    .selectFrom('follow_up_alert')
    .select(formOfAlert.as('form_id'))
    .select(
      open ? sql<boolean>`bool_or(kind = 'red_flag')`.as('red_flag') : sql<boolean>`false`.as('red_flag'),
    )
    .select(open ? sql<Date>`max(raised_at)`.as('at') : sql<Date>`max(worked_off_at)`.as('at'))
    .where('fitter_id', '=', fitterId)
    .where(isOpen(open))
    .groupBy(formOfAlert)

/** Adds what an alert is about. */
const withRider = (db: Kysely<DB>) =>
  db
    .selectFrom('follow_up_alert as a')
    .innerJoin('session as s', 's.id', 'a.session_id')
    .leftJoin('follow_up as f', 'f.id', 'a.follow_up_id')
    .innerJoin('rider as r', 'r.id', 'a.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 'r.id')
    .selectAll('a')
    .select(['f.milestone', 'f.submitted_at', 's.intake_submitted_at'])
    .select(['r.name_sealed', 'k.wrapped'])

export type AlertRow = Awaited<ReturnType<ReturnType<typeof withRider>['executeTakeFirstOrThrow']>>

/** The alerts of a page of forms: those with a red flag first, then the newest first. */
export function listAlerts(
  { db }: Transaction,
  fitterId: string,
  { open, after, limit }: { open: boolean; after: CardPosition | null; limit: number },
): Promise<(AlertRow & { card_red_flag: boolean; card_at: Date; card_form: string })[]> {
  const page = db
    .selectFrom(cardsOf({ db }, fitterId, open).as('c'))
    .selectAll()
    .$if(after !== null, (cards) =>
      cards.where(
        sql<boolean>`(red_flag, at, form_id) < (${after?.[0]}::boolean, ${after?.[1]}::timestamptz, ${after?.[2]}::uuid)`,
      ),
    )
    .orderBy('red_flag', 'desc')
    .orderBy('at', 'desc')
    .orderBy('form_id', 'desc')
    .limit(limit)
  return withRider(db)
    .innerJoin(page.as('p'), (join) =>
      join.on(sql<boolean>`p.form_id = coalesce(a.follow_up_id, a.session_id)`),
    )
    .select(['p.red_flag as card_red_flag', 'p.at as card_at', 'p.form_id as card_form'])
    .where(sql<boolean>`a.${isOpen(open)}`)
    .orderBy('p.red_flag', 'desc')
    .orderBy('p.at', 'desc')
    .orderBy('p.form_id', 'desc')
    .orderBy('a.id')
    .execute()
}

/** The open alerts of the form that an alert of the fitter is about, locked; all of them if none is open. */
export function listAlertsOfAnswerForUpdate(
  { db }: Transaction,
  fitterId: string,
  alertId: string,
): Promise<AlertRow[]> {
  const named = db.selectFrom('follow_up_alert').where('id', '=', alertId).where('fitter_id', '=', fitterId)
  return withRider(db)
    .where('a.session_id', '=', named.select('session_id'))
    .where('a.follow_up_id', 'is not distinct from', named.select('follow_up_id'))
    .where('a.fitter_id', '=', fitterId)
    .orderBy('a.id')
    .forUpdate('a')
    .execute()
}

export async function updateAlert(
  { db }: Transaction,
  id: string,
  changes: Updateable<FollowUpAlert>,
): Promise<void> {
  await db.updateTable('follow_up_alert').set(changes).where('id', '=', id).execute()
}

/** The scores by zone in the intake and in the answer of some follow-ups. A zone that a form does not name is absent. */
export function listScoresAround({ db }: Transaction, followUpIds: readonly string[]) {
  return db
    .selectFrom('follow_up as f')
    .innerJoin('submission as s', (join) =>
      join
        .onRef('s.session_id', '=', 'f.session_id')
        .on('s.superseded_at', 'is', null)
        .on(({ or, eb }) => or([eb('s.kind', '=', 'intake'), eb('s.follow_up_id', '=', eb.ref('f.id'))])),
    )
    .leftJoin('submission_figure as g', (join) =>
      join.onRef('g.submission_id', '=', 's.id').on('g.figure', '=', 'zoneScore'),
    )
    .select(['f.id', 's.kind', 'g.item', 'g.amount'])
    .where('f.id', '=', anyOf(followUpIds))
    .execute()
}

/** The number of forms of a fitter's riders with open alerts, counted up to one more than `COUNTED_UP_TO`. */
export async function countAnswersWithAlerts(tx: Transaction, fitterId: string): Promise<number> {
  const { alerts } = await tx.db
    .selectNoFrom(rowCount(cardsOf(tx, fitterId, true).limit(COUNTED_UP_TO + 1)).as('alerts'))
    .executeTakeFirstOrThrow()
  return alerts
}
