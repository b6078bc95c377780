import type { AccountActor } from '../database/actor.ts'
import type { Transaction } from '../database/transaction.ts'
import { AppError } from '../http/problem.ts'
import { findOwnSignIn } from './people.repository.ts'
import { hasReach } from './session-reach.ts'
import { signInLifetimes } from './sign-in-lifetimes.ts'

/** The longest age of the sign-in. After that the person has to sign in again, because the device may be unattended. */
const FRESH_MS = 10 * 60_000

/**
 * Whether a person signed in within the last ten minutes.
 * @param until when the sign-in ends at the latest; its age is counted from the start of the session, not from when its
 *   cookie was fetched
 */
export const isFreshSignIn = (kind: AccountActor['kind'], until: Date, now: Date): boolean =>
  now.getTime() - (until.getTime() - signInLifetimes[kind].wholeMs) <= FRESH_MS

/** What a person has to show before something that an unattended device must not do. */
export type Confirmation = 'sign_in' | 'factor'

/** What is missing: a sign-in of the last ten minutes, or the second factor in this session; null if nothing is. */
export async function missingConfirmation(
  tx: Transaction,
  { kind, id, signInId }: AccountActor,
): Promise<Confirmation | null> {
  const signIn = await findOwnSignIn(tx, id, signInId)
  if (!signIn || !isFreshSignIn(kind, signIn.signed_in_until, tx.now)) return 'sign_in'
  return (await hasReach(tx, signIn.identity_session_id, 'all')) ? null : 'factor'
}

/** @throws AppError `fresh_sign_in_required`, `second_factor_required` */
export async function requireFreshSignIn(tx: Transaction, actor: AccountActor): Promise<void> {
  const missing = await missingConfirmation(tx, actor)
  if (missing) throw new AppError(missing === 'factor' ? 'second_factor_required' : 'fresh_sign_in_required')
}
