import type { FastifyRequest } from 'fastify'
import type { IdentityContext } from '../base/context.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { readAccessToken } from '../base/keys/access-token.ts'
import { findPerson } from '../person/person.repository.ts'
import { isAnonymous, isBanned, type Person } from '../person/person.ts'
import { type AssuranceLevel, lowerLevel } from './assurance-level.ts'
import { findSession } from './session.repository.ts'
import { isSessionOver, type Session } from './session.ts'

/** Who a request's bearer token speaks for, with the session it belongs to. */
export interface Caller {
  person: Person
  /** Without its level: what the request may do depends on `level`. */
  session: Omit<Session, 'aal'>
  /** The lower of the token's and the session's. */
  level: AssuranceLevel
}

/**
 * Verifies the token, then asks the database: a session that has ended, a person who is gone or banned are refused
 * at once, however long the token itself would live.
 */
export async function requireCaller(context: IdentityContext, request: FastifyRequest): Promise<Caller> {
  const [, token] = /^bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!token) throw new IdentityRefusal('no_authorization')
  const { personId, sessionId, aal } = await readAccessToken(context, token)
  const { host } = context
  const [person, session] = await host.transaction(async (db) => [
    await findPerson(host, db, personId),
    await findSession(db, sessionId),
  ])
  if (!person) throw new IdentityRefusal('user_not_found')
  if (!session || session.person_id !== person.id || isSessionOver(session, host.now())) {
    throw new IdentityRefusal('session_not_found')
  }
  if (isBanned(person, host.now())) throw new IdentityRefusal('user_banned')
  return { person, session, level: lowerLevel(aal, session.aal) }
}

/** Whose live session a request carries that needs none; undefined without one. */
export async function callerId(
  context: IdentityContext,
  request: FastifyRequest,
): Promise<string | undefined> {
  if (!request.headers.authorization) return undefined
  try {
    return (await requireCaller(context, request)).person.id
  } catch (error) {
    if (error instanceof IdentityRefusal) return undefined
    throw error
  }
}

/** Refuses whoever is signed in anonymously. */
export function requirePermanent({ person }: Caller): void {
  if (isAnonymous(person)) {
    const text = 'This endpoint requires a Bearer token of a user who is not anonymous'
    throw new IdentityRefusal('no_authorization', { status: 403, text })
  }
}
