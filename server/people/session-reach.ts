import { protectedSessions } from '#identity/identity.ts'
import { asIdentityWithin } from '../database/as-identity.ts'
import type { Transaction } from '../database/transaction.ts'
import { AppError } from '../http/problem.ts'

/**
 * A sign-in without a second factor may not end sign-ins that have one. A hosted service decides this itself, because
 * its sessions are not known here.
 * @param mine the sign-in service's session of the sign-in that makes the request
 * @param ended the sessions of the sign-ins to end; `all` for all sessions of the person
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
