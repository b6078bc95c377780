import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { readFields } from '../base/http/fields.ts'
import { limitCaller } from '../base/http/rate-limit.ts'
import { IdentityRefusal, type RefusalCode } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { findPerson } from '../person/person.repository.ts'
import { isBanned } from '../person/person.ts'
import {
  advanceSession,
  endSessions,
  isSessionOver,
  lockSession,
  refreshTokenHash,
  type Session,
} from './session.repository.ts'
import { presentSession, type SignedIn } from './session-body.ts'

type Db = Kysely<IdentityDatabase>

/** A spent token is still answered this long after its first use: a lost answer or a slow tab is no theft. */
const REUSE_INTERVAL_MS = 10_000
const fields = z.object({ refresh_token: z.string().max(1024).default('') })

/**
 * Refresh. The current token moves the session on. A token that was used before gets the current one within ten
 * seconds of its first use. After that somebody else holds a copy: the session ends, and that is committed although
 * the request is refused.
 */
export async function refreshGrant(context: IdentityContext, request: FastifyRequest) {
  const { host } = context
  await limitCaller(host, request, 'refreshGrant')
  const { refresh_token: token } = readFields(fields, request.body)
  if (token === '') throw new IdentityRefusal('validation_failed', { oauthError: 'invalid_request' })
  const outcome = await host.transaction((db) => refresh(host, db, token))
  if (typeof outcome === 'string') throw new IdentityRefusal(outcome, { status: 400 })
  return presentSession(context, outcome)
}

async function refresh(host: IdentityHost, db: Db, token: string): Promise<SignedIn | RefusalCode> {
  const hash = refreshTokenHash(host, token)
  const found = await findRefreshToken(db, hash)
  const session = found && (await lockWithinSeconds(db, found.session_id))
  // Under the lock once more: while it waited, a second factor may have made every earlier token unknown.
  const presented = session && (await findRefreshToken(db, hash))
  if (!presented) return 'refresh_token_not_found'
  const person = await findPerson(host, db, session.person_id)
  if (!person) return 'refresh_token_not_found'
  if (isBanned(person, host.now())) return 'user_banned'
  if (isSessionOver(session, host.now())) return 'session_expired'
  if (presented.generation === session.generation) {
    return { person, session: await advanceSession(host, db, session) }
  }
  if (await wasJustUsed(host, db, session, presented.generation)) return { person, session }
  await endSessions(host, db, { personId: person.id, only: session.id })
  host.log.warn({ sessionId: session.id }, 'a spent refresh token came back: session ended')
  return 'refresh_token_already_used'
}

const findRefreshToken = (db: Db, hash: Buffer) =>
  db
    .selectFrom('identity.refresh_token')
    .select(['session_id', 'generation'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** Tabs that refresh at once wait for each other here; five seconds at most, then 409. */
async function lockWithinSeconds(db: Db, id: string): Promise<Session | undefined> {
  await sql`select set_config('lock_timeout', '5s', true)`.execute(db)
  return lockSession(db, id)
}

/** The successor was issued when the token was first used. */
async function wasJustUsed(
  host: IdentityHost,
  db: Db,
  session: Session,
  generation: number,
): Promise<boolean> {
  const successor = await db
    .selectFrom('identity.refresh_token')
    .select('issued_at')
    .where('session_id', '=', session.id)
    .where('generation', '=', generation + 1)
    .executeTakeFirst()
  return successor !== undefined && successor.issued_at.getTime() + REUSE_INTERVAL_MS > host.now().getTime()
}
