import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { AuthenticationMethod, IdentityDatabase } from '../base/tables.ts'
import type { AssuranceLevel } from './assurance-level.ts'
import { deleteRefreshTokens, insertRefreshToken } from './refresh-token.repository.ts'
import {
  deleteLinkingFlows,
  deleteSessions,
  deleteSessionsOver,
  insertSession,
  type Session,
  updateSession,
  type WhichSessions,
} from './session.repository.ts'

export type { Session } from './session.repository.ts'

type Db = Kysely<IdentityDatabase>

const DAY_MS = 86_400_000
/** A session ends this long after it began, even when it is in use. */
const LIFE_MS = 180 * DAY_MS
/** A session that is not refreshed ends after this long. */
const IDLE_MS = 30 * DAY_MS

/** What a session's refresh token is derived from. */
type TokenSeed = Pick<Session, 'id' | 'generation' | 'token_salt'>

export async function addSession(
  host: IdentityHost,
  db: Db,
  personId: string,
  method: string,
): Promise<Session> {
  const now = host.now()
  const token = { id: randomUUID(), generation: 1, token_salt: randomBytes(16) }
  const adding = insertSession(db, {
    ...token,
    person_id: personId,
    aal: 'aal1',
    methods: JSON.stringify([{ method, timestamp: Math.floor(now.getTime() / 1000) }]),
    created_at: now,
    refreshed_at: now,
    not_after: new Date(now.getTime() + LIFE_MS),
  })
  const [session] = await Promise.all([adding, addRefreshToken(host, db, token)])
  return session
}

export const isSessionOver = (session: Session, now: Date) =>
  session.not_after <= now || session.refreshed_at.getTime() + IDLE_MS <= now.getTime()

/**
 * The session's current refresh token. It is derived with the vault's key, so several tabs that send the same used
 * token get the same successor, although the database stores only its hash.
 */
export function refreshTokenOf(host: IdentityHost, { id, generation, token_salt }: TokenSeed): string {
  const seed = `${id}.${generation}.${token_salt.toString('base64url')}`
  return host.lookupHash('identity.refresh_token', seed).toString('base64url')
}

export const refreshTokenHash = (host: IdentityHost, token: string) =>
  host.lookupHash('identity.refresh_token_hash', token)

/** Uses up the session's current refresh token and issues the next one. Call it under the session's row lock. */
export async function advanceSession(host: IdentityHost, db: Db, session: Session): Promise<Session> {
  const advanced = await updateSession(db, session.id, {
    generation: session.generation + 1,
    refreshed_at: host.now(),
  })
  await addRefreshToken(host, db, advanced)
  return advanced
}

const addRefreshToken = (host: IdentityHost, db: Db, session: TokenSeed): Promise<void> =>
  insertRefreshToken(db, {
    token_hash: refreshTokenHash(host, refreshTokenOf(host, session)),
    session_id: session.id,
    generation: session.generation,
    issued_at: host.now(),
  })

interface Assurance {
  aal: AssuranceLevel
  methods: AuthenticationMethod[]
  factor_id: string | null
}

/**
 * Changes the session's assurance level. All earlier refresh tokens become invalid, and linking a provider is
 * cancelled, because neither may gain the new level. Call it under the session's row lock.
 */
export async function changeAssurance(
  host: IdentityHost,
  db: Db,
  session: Pick<Session, 'id'>,
  { aal, methods, factor_id }: Assurance,
): Promise<Session> {
  await deleteRefreshTokens(db, session.id)
  await deleteLinkingFlows(db, session.id)
  const changed = await updateSession(db, session.id, { aal, methods: JSON.stringify(methods), factor_id })
  return advanceSession(host, db, changed)
}

/** Deletes the sessions that have ended (`isSessionOver`). Returns their ids. */
export const deleteExpiredSessions = (db: Db, now: Date): Promise<string[]> =>
  deleteSessionsOver(db, { now, idleSince: new Date(now.getTime() - IDLE_MS) })

/** Ends sessions and their refresh tokens, and notifies the product in the same transaction. */
export async function endSessions(
  host: Pick<IdentityHost, 'onSessionsEnded'>,
  db: Db,
  which: WhichSessions,
): Promise<void> {
  const ended = await deleteSessions(db, which)
  if (ended.length > 0) await host.onSessionsEnded(db, ended)
}
