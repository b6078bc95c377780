import type { AccountActor } from '../database/actor.ts'
import type { Transaction } from '../database/transaction.ts'
import { AppError } from '../http/problem.ts'
import { findOwnSignIn } from './people.repository.ts'
import { requireReach } from './session-reach.ts'
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

/** Whether the sign-in that makes the request is of the last ten minutes. */
export async function signedInRecently(tx: Transaction, { kind, id, signInId }: AccountActor) {
  const signIn = await findOwnSignIn(tx, id, signInId)
  return signIn !== undefined && isFreshSignIn(kind, signIn.signed_in_until, tx.now)
}

/** @throws AppError `fresh_sign_in_required`, `second_factor_required` */
export async function requireFreshSignIn(tx: Transaction, { kind, id, signInId }: AccountActor) {
  const signIn = await findOwnSignIn(tx, id, signInId)
  if (!signIn || !isFreshSignIn(kind, signIn.signed_in_until, tx.now))
    throw new AppError('fresh_sign_in_required')
  await requireReach(tx, signIn.identity_session_id, 'all')
}
