import type { FastifyRequest } from 'fastify'
import type { IdentityContext } from '../base/context.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { tellChange } from '../event/tell-change.ts'
import type { Caller } from '../session/caller.ts'
import { updateSessionsWithoutFactor } from '../session/session.repository.ts'
import { lockCaller } from './assurance.ts'
import { removeFactor } from './factor.repository.ts'
import { factorIdOf, ownFactor } from './own-factor.ts'
import { removeRecoveryCodes } from './recovery-code.repository.ts'

/**
 * Takes away one's own factor: a verified one only where a second factor was shown. The sessions it was shown in are
 * as if it had not been. With the last verified factor the recovery codes go.
 */
export async function unenroll({ host }: IdentityContext, caller: Caller, request: FastifyRequest) {
  const id = factorIdOf(request)
  await host.transaction(async (db) => {
    const { person, level } = await lockCaller(host, db, caller)
    const factor = ownFactor(person, id)
    if (factor.status === 'verified' && level !== 'aal2') {
      throw new IdentityRefusal('insufficient_aal', { status: 422 })
    }
    await updateSessionsWithoutFactor(db, id)
    await removeFactor(db, id)
    if (factor.status !== 'verified') return
    await tellChange(host, db, 'factor_removed', person)
    const others = person.factors.filter((one) => one.id !== id && one.status === 'verified')
    if (others.length === 0) await removeRecoveryCodes(db, person.id)
  })
  return { id }
}
