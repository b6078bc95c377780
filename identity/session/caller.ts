import type { FastifyRequest } from 'fastify'
import type { IdentityContext } from '../base/context.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { readAccessToken } from '../base/keys/access-token.ts'
import { isAnonymous, isBanned, type Person } from '../person/person.ts'
import { findPerson } from '../person/read-person.ts'
import { type AssuranceLevel, lowerLevel } from './assurance-level.ts'
import { findSession } from './session.repository.ts'
import { isSessionOver, type Session } from './session.ts'

/** The person and session of a request's bearer token. */
export interface Caller {
  person: Person
  /** Without its level: authorisation uses `level`. */
  session: Omit<Session, 'aal'>
  /** The lower of the token's and the session's level. */
  level: AssuranceLevel
}

/**
 * Verifies the token, then checks the database: an ended session and a deleted or banned person are refused at once,
 * even while the token itself is valid.
 */
export async function requireCaller(context: IdentityContext, request: FastifyRequest): Promise<Caller> {
  const [, token] = /^bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!token) throw new IdentityRefusal('no_authorization')
  const { personId, sessionId, aal } = await readAccessToken(context, token)
  const { host } = context
  const [person, session] = await host.transaction((db) =>
    Promise.all([findPerson(host, db, personId), findSession(db, sessionId)]),
  )
  if (!person) throw new IdentityRefusal('user_not_found')
  if (!session || session.person_id !== person.id || isSessionOver(session, host.now())) {
    throw new IdentityRefusal('session_not_found')
  }
  if (isBanned(person, host.now())) throw new IdentityRefusal('user_banned')
  return { person, session, level: lowerLevel(aal, session.aal) }
}

/** The person id of a request's valid session, for routes where signing in is optional; undefined without one. */
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

/** Refuses anonymous callers. */
export function requirePermanent({ person }: Caller): void {
  if (isAnonymous(person)) {
    const text = 'This endpoint requires a Bearer token of a user who is not anonymous'
    throw new IdentityRefusal('no_authorization', { status: 403, text })
  }
}
