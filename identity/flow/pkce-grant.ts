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
import { presentSession } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import { presentTokens } from './authorization-response.ts'
import { redeemCode } from './flow-state.ts'

const fields = z.object({ auth_code: z.string().min(1).max(256), code_verifier: z.string().min(1).max(256) })

/** Exchanges the authorization code issued by the callback for a session. */
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
  const person = await lockPerson(host, db, flow.personId)
  if (!person) return 'flow_state_not_found' as const
  if (isBanned(person, host.now())) return 'user_banned' as const
  return { signedIn: await signIn(host, db, person.id, 'oauth', flow.provider), tokens: flow.tokens }
}
