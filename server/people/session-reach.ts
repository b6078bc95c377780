import { protectedSessions } from '#identity/identity.ts'
import { asIdentityWithin } from '../database/as-identity.ts'
import type { Transaction } from '../database/transaction.ts'
import { AppError } from '../http/problem.ts'

/**
 * Refuses to end sign-ins behind which a second factor was shown from one behind which none was. Of a hosted service's
 * sessions nothing is known here: it decides for itself.
 * @param mine the session of the sign-in service behind the sign-in that asks
 * @param ended those behind what is to be ended; `all` for every one the person has
 * @throws AppError `second_factor_required`
 */
export async function requireReach(
  tx: Transaction,
  mine: string | null | undefined,
  ended: readonly (string | null)[] | 'all',
): Promise<void> {
  if (!mine) return
  const protectedIds = await asIdentityWithin(tx, (db) => protectedSessions(db, mine))
  if (protectedIds.some((id) => ended === 'all' || ended.includes(id)))
    throw new AppError('second_factor_required')
}
