import { randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { AuthenticationMethod, IdentityDatabase, SessionTable } from '../base/tables.ts'
import type { AssuranceLevel } from './assurance-level.ts'

type Db = Kysely<IdentityDatabase>
export type Session = Selectable<SessionTable>

/** The protocol's name for a code of an authenticator app. */
export const TOTP_METHOD = 'totp'

const DAY_MS = 86_400_000
/** A session ends this long after it began, however lively. */
const LIFE_MS = 180 * DAY_MS
/** A session nobody refreshes ends after this long. */
const IDLE_MS = 30 * DAY_MS

export async function addSession(
  host: IdentityHost,
  db: Db,
  personId: string,
  method: string,
): Promise<Session> {
  const now = host.now()
  const methods = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const session = await db
    .insertInto('identity.session')
    .values({
      id: randomUUID(),
      person_id: personId,
      generation: 1,
      token_salt: randomBytes(16),
      aal: 'aal1',
      methods: JSON.stringify(methods),
      created_at: now,
      refreshed_at: now,
      not_after: new Date(now.getTime() + LIFE_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addRefreshToken(host, db, session)
  return session
}

export const findSession = (db: Db, id: string) =>
  db.selectFrom('identity.session').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the session until the transaction ends. Where the person is locked too, they come first. */
export const lockSession = (db: Db, id: string): Promise<Session | undefined> =>
  db.selectFrom('identity.session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const isSessionOver = (session: Session, now: Date) =>
  session.not_after <= now || session.refreshed_at.getTime() + IDLE_MS <= now.getTime()

/**
 * The session's current refresh token. It is computed from the vault's key, so that several tabs asking with the
 * spent one all get the same successor although the database knows only its hash.
 */
export function refreshTokenOf(host: IdentityHost, { id, generation, token_salt }: Session): string {
  const seed = `${id}.${generation}.${token_salt.toString('base64url')}`
  return host.lookupHash('identity.refresh_token', seed).toString('base64url')
}

export const refreshTokenHash = (host: IdentityHost, token: string) =>
  host.lookupHash('identity.refresh_token_hash', token)

/** Spends the session's current refresh token and makes the next. Call under the session's row lock. */
export async function advanceSession(host: IdentityHost, db: Db, session: Session): Promise<Session> {
  const advanced = await db
    .updateTable('identity.session')
    .set({ generation: session.generation + 1, refreshed_at: host.now() })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addRefreshToken(host, db, advanced)
  return advanced
}

interface Assurance {
  aal: AssuranceLevel
  methods: AuthenticationMethod[]
  factor_id: string | null
}

/**
 * Changes how sure this session is of its person. Every refresh token that was handed out before is unknown from now
 * on, and a way to sign in that was being added is given up: neither may come to the new rights. Call under the
 * session's row lock.
 */
export async function changeAssurance(
  host: IdentityHost,
  db: Db,
  session: Pick<Session, 'id'>,
  { aal, methods, factor_id }: Assurance,
): Promise<Session> {
  await db.deleteFrom('identity.refresh_token').where('session_id', '=', session.id).execute()
  await db.deleteFrom('identity.flow_state').where('linking_session_id', '=', session.id).execute()
  const changed = await db
    .updateTable('identity.session')
    .set({ aal, methods: JSON.stringify(methods), factor_id })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return advanceSession(host, db, changed)
}

/** A factor goes: the sessions in which it was shown are as if it had not been. */
export async function dropAssurance(db: Db, factorId: string): Promise<void> {
  const others = sql<string>`coalesce((select jsonb_agg(entry order by place)
    from jsonb_array_elements(methods) with ordinality as listed (entry, place)
    where entry ->> 'method' <> ${TOTP_METHOD}), '[]')`
  await db
    .updateTable('identity.session')
    .set({ aal: 'aal1', factor_id: null, methods: others })
    .where('factor_id', '=', factorId)
    .execute()
}

async function addRefreshToken(host: IdentityHost, db: Db, session: Session): Promise<void> {
  await db
    .insertInto('identity.refresh_token')
    .values({
      token_hash: refreshTokenHash(host, refreshTokenOf(host, session)),
      session_id: session.id,
      generation: session.generation,
      issued_at: host.now(),
    })
    .execute()
}

export interface WhichSessions {
  personId: string
  /** Only this one. */
  only?: string
  /** All but these. */
  except?: readonly string[]
  /** Those in which no second factor was shown. */
  belowFullAssurance?: true
}

/** The condition of `isSessionOver`, for many. Returns what it ended. */
export async function deleteOverSessions(db: Db, now: Date): Promise<string[]> {
  const idleSince = new Date(now.getTime() - IDLE_MS)
  const over = await db
    .deleteFrom('identity.session')
    .where((or) => or.or([or('not_after', '<=', now), or('refreshed_at', '<=', idleSince)]))
    .returning('id')
    .execute()
  return over.map(({ id }) => id)
}

/** Ends sessions, their refresh tokens with them, and tells the product in the same transaction. */
export async function endSessions(
  host: Pick<IdentityHost, 'onSessionsEnded'>,
  db: Db,
  { personId, only, except, belowFullAssurance }: WhichSessions,
): Promise<void> {
  let doomed = db.deleteFrom('identity.session').where('person_id', '=', personId)
  if (only) doomed = doomed.where('id', '=', only)
  if (except && except.length > 0) doomed = doomed.where('id', 'not in', except)
  if (belowFullAssurance) doomed = doomed.where('aal', '=', 'aal1')
  const ended = await doomed.returning('id').execute()
  if (ended.length > 0) {
    await host.onSessionsEnded(
      db,
      ended.map(({ id }) => id),
    )
  }
}
