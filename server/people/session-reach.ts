import { protectedSessions } from '#identity/identity.ts'
import { asIdentityWithin } from '../database/as-identity.ts'
import type { Transaction } from '../database/transaction.ts'
import { AppError } from '../http/problem.ts'

/**
 * Whether a sign-in reaches others of the person: one without a second factor does not reach those that have one. A
 * hosted service decides this itself, because its sessions are not known here.
 * @param mine the sign-in service's session of the sign-in that makes the request
 * @param reached the sessions of the other sign-ins; `all` for all sessions of the person
 */
export async function hasReach(
  tx: Transaction,
  mine: string | null | undefined,
  reached: readonly (string | null)[] | 'all',
): Promise<boolean> {
  if (!mine) return true
  const protectedIds = await asIdentityWithin(tx, (db) => protectedSessions(db, mine))
  return !protectedIds.some((id) => reached === 'all' || reached.includes(id))
}

/** A sign-in may end only those that it reaches. @throws AppError `second_factor_required` */
export async function requireReach(...sessions: Parameters<typeof hasReach>): Promise<void> {
  if (!(await hasReach(...sessions))) throw new AppError('second_factor_required')
}
