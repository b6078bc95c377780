import { type Insertable, sql } from 'kysely'
import type { Actor } from '../database/actor.ts'
import { anyOf } from '../database/any-of.ts'
import type { Transaction } from '../database/database.ts'
import type { SupportAccess } from '../database/schema.gen.ts'
import type { TimeCursor } from '../http/cursor.ts'

/** An access to one session. Those of earlier versions, to a whole file, are over and shown to nobody. */
const accesses = ({ db }: Transaction) =>
  db
    .selectFrom('support_access')
    .select(['id', 'support_id', 'session_id', 'rider_id', 'fitter_id', 'reason', 'sentence_sealed'])
    .select(['from_at', 'until_at', 'ended_at'])
    .$narrowType<{ session_id: string; fitter_id: string }>()
    .where('session_id', 'is not', null)

/** Whose accesses they are, as an index finds them. Row security says the same. */
function ofActor({ kind }: Actor) {
  if (kind === 'fitter') return sql<boolean>`fitter_id = app.account_id()`
  if (kind === 'support') return sql<boolean>`support_id = app.account_id()`
  return sql<boolean>`rider_id = any (array(select app.own_riders()))`
}

/** The accesses that the actor may see, newest first: their own, or those to their sessions. */
export function listAccesses(
  tx: Transaction,
  { sessionId, before, limit }: { sessionId: string | undefined; before: TimeCursor | null; limit: number },
) {
  return accesses(tx)
    .where(ofActor(tx.actor))
    .$if(sessionId !== undefined, (some) => some.where('session_id', '=', sessionId ?? null))
    .$if(before !== null, (page) =>
      page.where(sql<boolean>`(from_at, id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('from_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type AccessRow = Awaited<ReturnType<typeof listAccesses>>[number]

export const findAccess = (tx: Transaction, id: string) =>
  accesses(tx).where('id', '=', id).executeTakeFirst()

export const lockAccess = (tx: Transaction, id: string) =>
  accesses(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** The acting support's accesses to a session that are in force. */
export const lockAccessesInForce = (tx: Transaction, sessionId: string) =>
  accesses(tx)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('until_at', '>', tx.now)
    .forUpdate()
    .execute()

export async function insertAccess({ db }: Transaction, row: Insertable<SupportAccess>): Promise<void> {
  await db.insertInto('support_access').values(row).execute()
}

export async function updateAccessEnded({ db, now }: Transaction, id: string): Promise<void> {
  await db.updateTable('support_access').set({ ended_at: now }).where('id', '=', id).execute()
}

/** Ends the accesses to a file that are in force. @returns them */
export const updateAccessesToFileEnded = ({ db, now }: Transaction, riderId: string) =>
  db
    .updateTable('support_access')
    .set({ ended_at: now })
    .where('rider_id', '=', riderId)
    .where('ended_at', 'is', null)
    .where('until_at', '>', now)
    .returning(['id', 'fitter_id', 'rider_id'])
    .$narrowType<{ fitter_id: string }>()
    .execute()

/** Whose a session is that support asks for; undefined if there is none or its file was erased. */
export async function findSessionAsked(
  { db }: Transaction,
  sessionId: string,
): Promise<{ rider_id: string; fitter_id: string } | undefined> {
  const { rows } = await sql<{
    rider_id: string
    fitter_id: string
  }>`select rider_id, fitter_id from app.session_for_support(${sessionId})`.execute(db)
  return rows[0]
}

/** What support opened in these sessions, newest first. */
export function listReadings({ db }: Transaction, sessionIds: readonly string[]) {
  return db
    .selectFrom('audit_entry')
    .select(['at', 'action', 'actor_id', 'entity_id'])
    .where('entity_id', '=', anyOf(sessionIds))
    .where('entity', '=', 'session')
    .where('actor', '=', 'support')
    .where('action', 'like', '%.read')
    .orderBy('id', 'desc')
    .execute()
}

export type ReadingRow = Awaited<ReturnType<typeof listReadings>>[number]
