import type { IdentityContext } from '../base/context.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { hasVerifiedFactor } from '../person/person.ts'
import type { Caller } from '../session/caller.ts'
import { lockAssured } from './assurance.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code.repository.ts'

/**
 * Generates the recovery codes for a lost second factor; earlier ones stop working. Requires a second factor that was
 * used in this session.
 */
export async function generateRecoveryCodes({ host }: IdentityContext, caller: Caller) {
  const codes = await host.transaction(async (db) => {
    const { person } = await lockAssured(host, db, caller)
    if (!hasVerifiedFactor(person)) throw new IdentityRefusal('mfa_factor_not_found', { status: 422 })
    return replaceRecoveryCodes(host, db, person.id)
  })
  return { codes }
}

/** How many codes the person has left. */
export async function remainingRecoveryCodes({ host }: IdentityContext, { person }: Caller) {
  return { remaining: await host.transaction((db) => countRecoveryCodes(db, person.id)) }
}
