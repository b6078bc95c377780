import type { Calls } from '#contract/calls.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Actor, Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { refuseEndedLink } from '../../links/ended-link.ts'
import { type GuestCookie, signGuestIn } from '../../people/guest-sign-in.ts'
import {
  chooseRemindersByLink,
  type EnteredFollowUp,
  enterFollowUp,
  findAccountOfRider,
  getMilestone,
} from './follow-ups.repository.ts'

type Visited = Calls['POST /api/follow-up-visits']['response']

/** A visit by a reminder's link, with the cookie of the guest; null for a visitor who is already signed in. */
export interface FollowUpVisit {
  visited: Visited
  cookie: GuestCookie | null
}

/** @throws AppError `follow_up_unknown`; as `refuseEndedLink` */
async function enterByLink(tx: Transaction, secret: string): Promise<EnteredFollowUp> {
  const entered = await enterFollowUp(tx, hashSecret(secret))
  if (entered) return entered
  await refuseEndedLink(tx, secret)
  throw new AppError('follow_up_unknown')
}

/**
 * Answers are read in an account. A rider without an account is let in after answering to create one, as long as the
 * link works.
 * @throws AppError `follow_up_over`, `already_submitted`
 */
function refuseOver(
  { submitted, expired, skipped, closed }: EnteredFollowUp,
  accountId: string | null,
): void {
  if (!submitted && (expired || skipped || closed)) throw new AppError('follow_up_over')
  if (submitted && (accountId || expired)) throw new AppError('already_submitted')
}

/** Whether the visitor is already signed in, as the rider or as the guest of this follow-up. */
const isSignedIn = (visitor: Actor, followUpId: string, accountId: string | null): boolean =>
  (visitor.kind === 'client' && visitor.id === accountId) ||
  (visitor.kind === 'guest' && visitor.followUpId === followUpId)

/**
 * Signs a visitor in with a reminder's link, as a guest of that follow-up only. This also works after it is answered,
 * as long as the rider has no account. A rider who is signed in stays signed in.
 * @throws AppError `follow_up_unknown`, `follow_up_over`, `already_submitted`; as `refuseEndedLink`
 */
export async function visitFollowUp(tx: Transaction, secret: string): Promise<FollowUpVisit> {
  const visitor = tx.actor
  const entered = await enterByLink(tx, secret)
  const { follow_up_id: followUpId, session_id: sessionId, rider_id: riderId, fitter_id: fitterId } = entered
  tx.become({ kind: 'guest', signInId: null, sessionId, riderId, fitterId, followUpId })
  const accountId = await findAccountOfRider(tx, riderId)
  refuseOver(entered, accountId)
  const visited = { sessionId, followUpId, milestone: await getMilestone(tx, followUpId) }
  if (isSignedIn(visitor, followUpId, accountId)) return { visited, cookie: null }
  const cookie = await signGuestIn(tx, { sessionId, followUpId })
  await recordAudit(tx, {
    action: 'follow_up.opened',
    entity: 'follow_up',
    entityId: followUpId,
    fitterId,
    riderId,
  })
  return { visited, cookie }
}

/**
 * Stops or resumes this fitter's reminders. Repeating it changes nothing.
 * @throws AppError `follow_up_unknown`
 */
export async function stopReminders(
  tx: Transaction,
  { secret, stopped }: { secret: string; stopped: boolean },
): Promise<void> {
  if (!(await chooseRemindersByLink(tx, hashSecret(secret), !stopped)))
    throw new AppError('follow_up_unknown')
}
