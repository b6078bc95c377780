import type { FastifyRequest } from 'fastify'
import type { IdentityContext } from '../base/context.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { notifyChange } from '../event/notify-change.ts'
import type { Caller } from '../session/caller.ts'
import { updateSessionsWithoutFactor } from '../session/session.repository.ts'
import { lockCaller } from './assurance.ts'
import { deleteFactor } from './factor.repository.ts'
import { requireRecentAuthentication } from './recent-authentication.ts'
import { deleteRecoveryCodes } from './recovery-code.repository.ts'
import { factorIdOf, requireFactor } from './requested-factor.ts'

/**
 * Deletes one of the caller's factors; a verified one only in a session in which a second factor was used and somebody
 * authenticated recently. Sessions that it raised lose that level. The recovery codes are deleted with the last verified factor.
 */
export async function unenroll({ host }: IdentityContext, caller: Caller, request: FastifyRequest) {
  const id = factorIdOf(request)
  await host.transaction(async (db) => {
    const { person, session, level } = await lockCaller(host, db, caller)
    const factor = requireFactor(person, id)
    if (factor.status === 'verified') {
      if (level !== 'aal2') throw new IdentityRefusal('insufficient_aal', { status: 422 })
      requireRecentAuthentication(host, session)
    }
    await updateSessionsWithoutFactor(db, id)
    await deleteFactor(db, id)
    if (factor.status !== 'verified') return
    await notifyChange(host, db, 'factor_removed', person)
    const others = person.factors.filter((one) => one.id !== id && one.status === 'verified')
    if (others.length === 0) await deleteRecoveryCodes(db, person.id)
  })
  return { id }
}
