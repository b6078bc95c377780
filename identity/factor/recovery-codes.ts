import { randomInt } from 'node:crypto'
import type { IdentityContext } from '../base/context.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { hasVerifiedFactor } from '../person/person.ts'
import type { Caller } from '../session/caller.ts'
import { lockAssured } from './assurance.ts'
import { requireRecentAuthentication } from './recent-authentication.ts'
import { countRecoveryCodes, deleteRecoveryCodes, insertRecoveryCodes } from './recovery-code.repository.ts'

const HOW_MANY = 10
const HALF = 5
/** Characters that cannot be confused with each other: no 0 and o, no 1, i and l. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

const newHalf = () => Array.from({ length: HALF }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
/** A code with 49 random bits. */
const newCode = () => `${newHalf()}-${newHalf()}`

/**
 * Generates the recovery codes for a lost second factor; earlier ones stop working. Requires a second factor that was
 * used in this session, and a recent authentication.
 */
export async function generateRecoveryCodes({ host }: IdentityContext, caller: Caller) {
  const codes = await host.transaction(async (db) => {
    const { person, session } = await lockAssured(host, db, caller)
    requireRecentAuthentication(host, session)
    if (!hasVerifiedFactor(person)) throw new IdentityRefusal('mfa_factor_not_found', { status: 422 })
    const made = Array.from({ length: HOW_MANY }, newCode)
    await deleteRecoveryCodes(db, person.id)
    await insertRecoveryCodes(host, db, person.id, made)
    return made
  })
  return { codes }
}

/** How many codes the person has left. */
export async function remainingRecoveryCodes({ host }: IdentityContext, { person }: Caller) {
  return { remaining: await host.transaction((db) => countRecoveryCodes(db, person.id)) }
}
