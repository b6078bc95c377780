import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { z } from 'zod'
import { anyOf } from '../base/any-of.ts'
import type { AuthenticationMethod, IdentityDatabase, SessionTable } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>
export type Session = Selectable<SessionTable>

/** The protocol's name for a code of an authenticator app. */
export const TOTP_METHOD = 'totp'

const methodsSchema = z.array(z.object({ method: z.string(), timestamp: z.number() }))

/** Validates the JSON of a row. */
const checked = <Row extends { methods: AuthenticationMethod[] }>(row: Row): Row => ({
  ...row,
  methods: methodsSchema.parse(row.methods),
})

export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<Session> {
  return checked(
    await db.insertInto('identity.session').values(session).returningAll().executeTakeFirstOrThrow(),
  )
}

export async function findSession(db: Db, id: string): Promise<Session | undefined> {
  const row = await db.selectFrom('identity.session').selectAll().where('id', '=', id).executeTakeFirst()
  return row && checked(row)
}

/** Locks the session until the transaction ends. If the person is locked too, lock the person first. */
export async function lockSession(db: Db, id: string): Promise<Session | undefined> {
  const rows = db.selectFrom('identity.session').selectAll().where('id', '=', id).forUpdate()
  const row = await rows.executeTakeFirst()
  return row && checked(row)
}

/** The person's sessions in which a second factor was used, except one. */
export async function listFullyAssuredSessions(
  db: Db,
  personId: string,
  exceptId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('identity.session')
    .select('id')
    .where('person_id', '=', personId)
    .where('aal', '=', 'aal2')
    .where('id', '!=', exceptId)
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateSession(db: Db, id: string, values: Updateable<SessionTable>): Promise<Session> {
  const rows = db.updateTable('identity.session').set(values).where('id', '=', id).returningAll()
  return checked(await rows.executeTakeFirstOrThrow())
}

/** Deletes the provider flows in which this session was linking a provider. */
export async function deleteLinkingFlows(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('identity.flow_state').where('linking_session_id', '=', sessionId).execute()
}

/** Lowers the sessions in which this factor was used to the first level. */
export async function updateSessionsWithoutFactor(db: Db, factorId: string): Promise<void> {
  const others = sql<string>`coalesce((select jsonb_agg(entry order by place)
    from jsonb_array_elements(methods) with ordinality as listed (entry, place)
    where entry ->> 'method' <> ${TOTP_METHOD}), '[]')`
  await db
    .updateTable('identity.session')
    .set({ aal: 'aal1', factor_id: null, methods: others })
    .where('factor_id', '=', factorId)
    .execute()
}

/** Deletes the sessions whose lifetime or idle time has ended. Returns their ids. */
export async function deleteSessionsOver(
  db: Db,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<string[]> {
  const over = await db
    .deleteFrom('identity.session')
    .where((or) => or.or([or('not_after', '<=', now), or('refreshed_at', '<=', idleSince)]))
    .returning('id')
    .execute()
  return over.map(({ id }) => id)
}

export interface WhichSessions {
  personId: string
  /** Only this session. */
  only?: string
  /** All sessions except these. */
  except?: readonly string[]
  /** Only sessions in which no second factor was used. */
  belowFullAssurance?: true
}

/** Deletes sessions, and their refresh tokens with them. Returns their ids. */
export async function deleteSessions(
  db: Db,
  { personId, only, except, belowFullAssurance }: WhichSessions,
): Promise<string[]> {
  let sessions = db.deleteFrom('identity.session').where('person_id', '=', personId)
  if (only) sessions = sessions.where('id', '=', only)
  if (except && except.length > 0) sessions = sessions.where(sql<boolean>`id <> all(${except})`)
  if (belowFullAssurance) sessions = sessions.where('aal', '=', 'aal1')
  const deleted = await sessions.returning('id').execute()
  return deleted.map(({ id }) => id)
}

/** Deletes these sessions when the product has ended its own. `onSessionsEnded` is not called. */
export async function deleteSessionsById(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('identity.session').where('id', '=', anyOf(ids)).execute()
}
