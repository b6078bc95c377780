import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { readFields } from '../base/http/fields.ts'
import { limitCaller } from '../base/http/rate-limit.ts'
import { IdentityRefusal, type RefusalCode } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { isBanned } from '../person/person.ts'
import { findPerson } from '../person/read-person.ts'
import { findRefreshToken, findTokenOfGeneration, updateLockTimeout } from './refresh-token.repository.ts'
import { lockSession } from './session.repository.ts'
import { advanceSession, endSessions, isSessionOver, refreshTokenHash, type Session } from './session.ts'
import { presentSession, type SignedIn } from './session-body.ts'

type Db = Kysely<IdentityDatabase>

/** How long after its first use a used token is still accepted, for a lost response or a slow tab. */
const REUSE_INTERVAL_MS = 10_000
const fields = z.object({ refresh_token: z.string().max(1024).default('') })

/**
 * Rotates refresh tokens. The current token gets its successor. A used token gets the current one within ten seconds of
 * its first use. After that it counts as stolen: the session ends, and this is committed although the request is
 * refused.
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
  // Read again under the lock: in the meantime a second factor may have deleted all earlier tokens.
  const current = session && (await findRefreshToken(db, hash))
  if (!current) return 'refresh_token_not_found'
  const person = await findPerson(host, db, session.person_id)
  if (!person) return 'refresh_token_not_found'
  if (isBanned(person, host.now())) return 'user_banned'
  if (isSessionOver(session, host.now())) return 'session_expired'
  if (current.generation === session.generation) {
    return { person, session: await advanceSession(host, db, session) }
  }
  if (await wasJustUsed(host, db, session, current.generation)) return { person, session }
  await endSessions(host, db, { personId: person.id, only: session.id })
  host.log.warn({ sessionId: session.id }, 'a used refresh token was presented again: session ended')
  return 'refresh_token_already_used'
}

/** Concurrent refreshes from several tabs wait for each other here, for at most five seconds, then get 409. */
async function lockWithinSeconds(db: Db, id: string): Promise<Session | undefined> {
  await updateLockTimeout(db)
  return lockSession(db, id)
}

/** The successor was issued when the token was first used. */
async function wasJustUsed(
  host: IdentityHost,
  db: Db,
  session: Session,
  generation: number,
): Promise<boolean> {
  const successor = await findTokenOfGeneration(db, session.id, generation + 1)
  return successor !== undefined && successor.issued_at.getTime() + REUSE_INTERVAL_MS > host.now().getTime()
}
