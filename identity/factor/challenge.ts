import type { FastifyRequest } from 'fastify'
import type { IdentityContext } from '../base/context.ts'
import type { Caller } from '../session/caller.ts'
import { lockCaller } from './assurance.ts'
import { insertChallenge, updateLastChallenged } from './factor-challenge.repository.ts'
import { factorIdOf, requireFactor } from './requested-factor.ts'

/**
 * Starts a challenge for one of the caller's factors. It can be answered once, from the same address, for five minutes.
 */
export async function challenge({ host }: IdentityContext, caller: Caller, request: FastifyRequest) {
  const factorId = factorIdOf(request)
  const { id, expiresAt } = await host.transaction(async (db) => {
    const { person } = await lockCaller(host, db, caller)
    const factor = requireFactor(person, factorId)
    const added = await insertChallenge(host, db, factor.id, host.clientAddress(request))
    await updateLastChallenged(host, db, factor.id)
    return added
  })
  return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) }
}
