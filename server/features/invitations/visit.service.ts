import { isEmail } from '#domain/contact/email.ts'
import { answerAt } from '#domain/questionnaires/answers.ts'
import type { Transaction } from '../../database/database.ts'
import { openAnswers } from '../../forms/sealed-answers.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { refuseEndedLink } from '../../links/ended-link.ts'
import { openContact } from '../../people/rider-contact.ts'
import { addressHash } from '../../vault/address-hash.ts'
import { type Invitation, lockInvitation } from './invitations.repository.ts'
import {
  type EnteredSecret,
  enterInvitation,
  findDraft,
  findVisited,
  hasGuest,
  ownAddressOf,
} from './visit.repository.ts'

/** A visitor with a valid secret of an invitation. */
export interface Visit {
  secretHash: Buffer
  entered: EnteredSecret
  visited: Awaited<ReturnType<typeof findVisited>>
  /** The browser's cookie belongs to a guest of this session. */
  isGuest: boolean
  /** The signed-in client; null if there is none. */
  clientId: string | null
  /** The file belongs to the signed-in client. */
  isOwner: boolean
  /** The signed-in client has proven the invited address. */
  hasAddress: boolean
  /** The keyed hash of the signed-in account's address, proven or not; also for a fitter. */
  ownAddress: Buffer | null
}

/** The secret from a typed code expires before its invitation. The device that used it keeps its access. */
function refuseLapsed({ now }: Transaction, entered: EnteredSecret, expiresAt: Date, isGuest: boolean): void {
  if (!entered.expired || entered.submitted) return
  if (expiresAt <= now) throw new AppError('invitation_expired')
  if (!isGuest) throw new AppError('invitation_unknown')
}

/**
 * Enters with a secret. The actor of the transaction is the guest of its session from here on.
 * @throws AppError `invitation_unknown`, `invitation_withdrawn`, `invitation_expired`; as `refuseEndedLink`
 */
export async function visitWith(tx: Transaction, secret: string): Promise<Visit> {
  const { actor } = tx
  const clientId = actor.kind === 'client' ? actor.id : null
  const own = await ownAddressOf(tx)
  const secretHash = hashSecret(secret)
  const entered = await enterInvitation(tx, secretHash)
  if (!entered) {
    await refuseEndedLink(tx, secret)
    throw new AppError('invitation_unknown')
  }
  const { session_id: sessionId, rider_id: riderId, fitter_id: fitterId } = entered
  tx.become({ kind: 'guest', signInId: null, sessionId, riderId, fitterId, followUpId: null })
  if (entered.withdrawn) throw new AppError('invitation_withdrawn')
  const visited = await findVisited(tx, entered.invitation_id)
  const isGuest =
    actor.kind === 'guest' && actor.sessionId === sessionId && actor.followUpId === null && !actor.report
  refuseLapsed(tx, entered, visited.expires_at, isGuest)
  return {
    secretHash,
    entered,
    visited,
    isGuest,
    clientId,
    isOwner: clientId !== null && visited.account_id === clientId,
    hasAddress: Boolean(clientId && own.proven && visited.address_hash?.equals(own.proven)),
    ownAddress: own.hash,
  }
}

/** @throws AppError `invitation_answered` */
export function refuseAnswered({ entered }: Visit): void {
  if (entered.submitted) throw new AppError('invitation_answered')
}

/**
 * Locks the invitation of a visit and reads its state again into the visit. While this transaction waited for the lock,
 * the fitter may have withdrawn the invitation, renewed its link or sent it to another address.
 * @throws AppError `invitation_withdrawn`, `invitation_answered`
 */
export async function lockVisited(tx: Transaction, visit: Visit): Promise<Invitation> {
  const invitation = await lockInvitation(tx, visit.entered.invitation_id)
  const entered = await enterInvitation(tx, visit.secretHash)
  if (!invitation || !entered || entered.withdrawn) throw new AppError('invitation_withdrawn')
  if (entered.submitted) throw new AppError('invitation_answered')
  visit.entered = entered
  visit.visited = await findVisited(tx, invitation.id)
  return invitation
}

/** Whether the invitation was started. It then belongs to the device or the account that started it. */
export async function isTied(tx: Transaction, { entered, visited }: Visit, openedAt: Date | null) {
  if (!openedAt) return false
  return visited.account_id !== null || hasGuest(tx, entered.session_id, openedAt)
}

/** A visitor who proved the invited address may continue on any device. */
export const mayJoin = (visit: Visit): boolean =>
  visit.isGuest || visit.isOwner || visit.hasAddress || visit.entered.purpose === 'typed_code'

/** The address typed in step 1 of the draft, if it is valid. */
async function typedAddress(tx: Transaction, { entered }: Visit): Promise<string | null> {
  const draft = await findDraft(tx, entered.session_id)
  if (!draft) return null
  const key = await tx.keys.of(entered.rider_id)
  const answers = openAnswers(key, { draft: entered.session_id }, draft.answers_sealed)
  const email = answerAt(answers, 'email')
  return typeof email === 'string' && isEmail(email) ? email : null
}

const isInvited = ({ vault }: Transaction, { visited }: Visit, email: string): boolean =>
  visited.address_hash?.equals(addressHash(vault, email)) ?? false

/** The address for mailing a code for another device: the invited one, otherwise the one typed in step 1. */
export async function knownAddress(
  tx: Transaction,
  visit: Visit,
): Promise<{ address: string; invited: boolean } | null> {
  const { email } = openContact(await tx.keys.of(visit.entered.rider_id), visit.visited)
  // A corrected address does not count as the invited one until the invitation is sent to it.
  if (email) return { address: email, invited: isInvited(tx, visit, email) }
  const typed = await typedAddress(tx, visit)
  return typed ? { address: typed, invited: false } : null
}
