import { type Selectable, sql } from 'kysely'
import { readRows } from '../database/read-rows.ts'
import type { Plan } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'

export type PlanRow = Selectable<Plan>

/** The beginning of a fitter's trial, and the stored plan if there is one. */
export interface StandingRow extends Omit<PlanRow, 'fitter_id' | 'customer'> {
  fitter_id: string
  customer: string | null
  trial_began: Date
}

const planColumns = sql.raw(
  'p.customer, p.subscription, p.billing, p.paid_until, p.renews_at, coalesce(p.payment_failed, false) as payment_failed',
)

/** What a fitter's standing follows from; undefined while everything is free. */
export async function findStanding({ db }: Transaction, fitterId: string): Promise<StandingRow | undefined> {
  const rows = await readRows(
    db,
    sql<StandingRow>`select f.id as fitter_id, f.trial_began, ${planColumns}
      from (select ${fitterId}::uuid as id, app.trial_began(${fitterId}) as trial_began) f
        left join plan p on p.fitter_id = f.id
      where f.trial_began is not null`,
  )
  return rows[0]
}

/** Fitters whose free or paid time ended at most some days ago or ends within some days. */
export function listEnding(
  { db, now }: Transaction,
  days: { ago: number; ahead: number },
): Promise<StandingRow[]> {
  return readRows(
    db,
    sql<StandingRow>`select a.id as fitter_id, app.trial_began(a.id) as trial_began, ${planColumns}
      from account a left join plan p on p.fitter_id = a.id
      where a.role = 'fitter' and a.disabled_at is null and app.billing_since() is not null
        and app.plan_covered_until(a.id) between ${now}::timestamptz - make_interval(hours => ${days.ago * 24})
          and ${now}::timestamptz + make_interval(hours => ${days.ahead * 24})
      order by a.id`,
  )
}

/** Whether a mail with this purpose was queued. */
export async function isQueued({ db }: Transaction, purpose: string): Promise<boolean> {
  const row = await db.selectFrom('outbox').select('id').where('purpose', '=', purpose).executeTakeFirst()
  return row !== undefined
}

const plans = ({ db }: Transaction) => db.selectFrom('plan').selectAll()

export const lockPlan = (tx: Transaction, fitterId: string): Promise<PlanRow | undefined> =>
  plans(tx).where('fitter_id', '=', fitterId).forUpdate().executeTakeFirst()

export async function findFitterOf({ db }: Transaction, customer: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('plan')
    .select('fitter_id')
    .where('customer', '=', customer)
    .executeTakeFirst()
  return row?.fitter_id
}

/** Whether an account is a fitter who can have a plan. */
export async function isFitter({ db }: Transaction, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'fitter')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a new plan, and that Stripe is to be asked about it. */
export async function insertPlan(
  { db, now }: Transaction,
  row: Pick<PlanRow, 'fitter_id' | 'customer'>,
): Promise<void> {
  await db.insertInto('plan').values(row).execute()
  await db
    .insertInto('plan_reading')
    .values({ fitter_id: row.fitter_id, asked: 1, answered: 0, next_at: now })
    .execute()
}

export async function updatePlan(
  { db }: Transaction,
  fitterId: string,
  set: Partial<Omit<PlanRow, 'fitter_id'>>,
): Promise<void> {
  await db.updateTable('plan').set(set).where('fitter_id', '=', fitterId).execute()
}

/** Asks for one more reading, now. */
export async function updateAsked({ db, now }: Transaction, fitterId: string): Promise<void> {
  await db
    .updateTable('plan_reading')
    .set((row) => ({ asked: row('asked', '+', 1), failures: 0, next_at: now }))
    .where('fitter_id', '=', fitterId)
    .execute()
}

/** What is to be read: the customer, and the number of the latest request. */
export const findAsked = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('plan as p')
    .innerJoin('plan_reading as r', 'r.fitter_id', 'p.fitter_id')
    .select(['p.customer', 'r.asked'])
    .where('p.fitter_id', '=', fitterId)
    .executeTakeFirst()

export const lockReading = ({ db }: Transaction, fitterId: string) =>
  db.selectFrom('plan_reading').selectAll().where('fitter_id', '=', fitterId).forUpdate().executeTakeFirst()

export async function updateReading(
  { db }: Transaction,
  fitterId: string,
  set: { answered?: number; read_at?: Date; failures: number; next_at: Date },
): Promise<void> {
  await db.updateTable('plan_reading').set(set).where('fitter_id', '=', fitterId).execute()
}

export async function listDue({ db, now }: Transaction, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('plan_reading')
    .select('fitter_id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ fitter_id }) => fitter_id)
}

/** @returns false for an event that is stored already */
export async function insertEvent(
  { db }: Transaction,
  event: { id: string; type: string; object: string | null; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stripe_event')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function listRemovals({ db }: Transaction, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('stripe_removal').select('customer').limit(limit).execute()
  return rows.map(({ customer }) => customer)
}

export async function deleteRemoval({ db }: Transaction, customer: string): Promise<void> {
  await db.deleteFrom('stripe_removal').where('customer', '=', customer).execute()
}

export const lockSwitch = ({ db }: Transaction) =>
  db.selectFrom('billing_switch').selectAll().forUpdate().executeTakeFirst()

export async function upsertSwitch(
  { db }: Transaction,
  set: { live: boolean; on_since: Date | null },
): Promise<void> {
  await db
    .insertInto('billing_switch')
    .values({ id: 1, ...set })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
    .execute()
}

export async function hasPlans(tx: Transaction): Promise<boolean> {
  return (await plans(tx).limit(1).executeTakeFirst()) !== undefined
}
