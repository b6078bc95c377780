import type { Calls } from '#contract/calls.ts'
import { recordAudit } from '../../audit/audit.ts'
import { lockBookings } from '../../booking/times.repository.ts'
import { actingWithin } from '../../database/acting-within.ts'
import type { Transaction } from '../../database/database.ts'
import { erasuresOf } from '../../erasure/erase-account.ts'
import { appendToLedger } from '../../erasure/erasure-ledger.ts'
import { AppError } from '../../http/problem.ts'
import { queueBookingsEnded } from '../../messages/booking-ended.ts'
import { isFreshSignIn } from '../../people/fresh-sign-in.ts'
import type { IdentityGateway } from '../../people/identity-gateway.ts'
import { requireReach } from '../../people/session-reach.ts'
import {
  countDeletion,
  eraseOwnAccount,
  listFilesToDelete,
  listReceipts,
  lockOwnAccount,
} from './account-deletion.repository.ts'

type Deletion = Calls['GET /api/account/deletion']['response']

/** @throws AppError `wrong_role` for an actor who cannot delete an account of their own */
function deleting({ actor }: Transaction) {
  if (actor.kind !== 'client' && actor.kind !== 'fitter') throw new AppError('wrong_role')
  return actor
}

/** What deleting the account would delete, in numbers, and whether the sign-in has to be deleted at another service. */
export async function readDeletion(tx: Transaction, { hosted }: IdentityGateway): Promise<Deletion> {
  const { id } = deleting(tx)
  return { ...(await countDeletion(tx, id)), signInStays: hosted }
}

/**
 * Locks the actor's own account and checks that the person has just signed in, with the second factor if there is one.
 * @returns the account's subject at the sign-in service
 * @throws AppError `not_signed_in`, `fresh_sign_in_required`, `second_factor_required`
 */
export async function requireFreshSignIn(tx: Transaction): Promise<string> {
  const { kind, id, signInId } = deleting(tx)
  const account = await lockOwnAccount(tx, id, signInId)
  if (!account?.identity_subject) throw new AppError('not_signed_in')
  if (!isFreshSignIn(kind, account.signed_in_until, tx.now)) throw new AppError('fresh_sign_in_required')
  await requireReach(tx, account.identity_session_id, 'all')
  return account.identity_subject
}

/**
 * Deletes the account for good: a rider's files at all fitters, or a fitter's profile, invitations and the files that
 * nobody else can open; and the sign-in. Riders who have an appointment with a fitter ahead are mailed that it is
 * cancelled. The ledger is written first, so that no restore brings the data back.
 * @returns the receipts of the erased files
 * @throws AppError `fresh_sign_in_required`, `second_factor_required`
 */
export async function deleteOwnAccount(
  tx: Transaction,
  { identity, erasureLedger }: { identity: IdentityGateway; erasureLedger: readonly string[] },
): Promise<{ receipts: string[] }> {
  const { id, kind } = deleting(tx)
  // Before the account's lock, as whoever books takes them. A booking that is confirmed meanwhile is seen, and its rider told.
  if (kind === 'fitter') tx.defer(lockBookings(tx, id))
  const subject = await requireFreshSignIn(tx)
  await recordAudit(tx, {
    action: 'account.deleted',
    entity: 'account',
    entityId: id,
    accountId: id,
  })
  if (kind === 'fitter') await actingWithin(tx, { kind: 'system' }, () => queueBookingsEnded(tx, id))
  const files = await listFilesToDelete(tx, id)
  await appendToLedger(erasureLedger, erasuresOf(id, files, tx.now))
  await identity.erase(tx, subject)
  await eraseOwnAccount(tx)
  return { receipts: await listReceipts(tx, files) }
}
