import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { readFields } from '../base/http/fields.ts'
import { limitCaller } from '../base/http/rate-limit.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { isBanned } from '../person/person.ts'
import { lockPerson } from '../person/read-person.ts'
import { endSessions } from '../session/session.ts'
import { presentSession } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import { presentTokens } from './authorization-response.ts'
import { updateFlowSession } from './flow-state.repository.ts'
import { redeemCode, type UsedCode } from './flow-state.ts'

const fields = z.object({ auth_code: z.string().min(1).max(256), code_verifier: z.string().min(1).max(256) })

/**
 * Exchanges the authorization code issued by the callback for a session. Whoever sends a used code again may have stolen
 * it, or the first sender did: the session that it gave ends, and this is committed although the request is refused.
 */
export async function pkceGrant(context: IdentityContext, request: FastifyRequest) {
  const { host } = context
  await limitCaller(host, request, 'passwordGrant')
  const asked = readFields(fields, request.body)
  const outcome = await host.transaction((db) => exchange(host, db, asked))
  if (outcome === 'user_banned') throw new IdentityRefusal(outcome, { status: 400 })
  if (typeof outcome === 'string') throw new IdentityRefusal(outcome)
  return { ...(await presentSession(context, outcome.signedIn)), ...presentTokens(outcome.tokens) }
}

async function exchange(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  { auth_code, code_verifier }: z.output<typeof fields>,
) {
  const flow = await redeemCode(host, db, auth_code, code_verifier)
  if (typeof flow === 'string') return flow
  if ('givenSessionId' in flow) return endGivenSession(host, db, flow)
  const person = await lockPerson(host, db, flow.personId)
  if (!person) return 'flow_state_not_found' as const
  if (isBanned(person, host.now())) return 'user_banned' as const
  const signedIn = await signIn(host, db, person.id, 'oauth', flow.provider)
  await updateFlowSession(db, flow.id, signedIn.session.id)
  return { signedIn, tokens: flow.tokens }
}

async function endGivenSession(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  { personId, givenSessionId }: UsedCode,
): Promise<'flow_state_not_found'> {
  if (givenSessionId) {
    await endSessions(host, db, { personId, only: givenSessionId })
    host.log.warn({ sessionId: givenSessionId }, 'a used authorization code was sent again: session ended')
  }
  return 'flow_state_not_found'
}
