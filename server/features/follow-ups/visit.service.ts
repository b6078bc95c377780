import { sql } from 'kysely'
import type { Calls } from '#contract/calls.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { refuseEndedLink } from '../../links/ended-link.ts'
import { type GuestCookie, signGuestIn } from '../../people/guest-sign-in.ts'

type Visited = Calls['POST /api/follow-up-visits']['response']

interface Entered {
  follow_up_id: string
  session_id: string
  rider_id: string
  fitter_id: string
  expired: boolean
  submitted: boolean
  skipped: boolean
  closed: boolean
}

async function enterFollowUp({ db, now }: Transaction, secretHash: Buffer): Promise<Entered | undefined> {
  const { rows } = await sql<Entered>`
    select * from app.enter_follow_up(${secretHash}, ${now})`.execute(db)
  return rows[0]
}

/** Who came in by a reminder, and the cookie that lets them go on; null when they are signed in as the rider. */
export interface CameIn {
  visited: Visited
  cookie: GuestCookie | null
}

/**
 * Comes in by a reminder's link, as the guest of that follow-up and of nothing else; also once it is answered, while
 * the rider has no account to read the answers in. The rider who is signed in stays signed in.
 * @throws AppError `follow_up_unknown`, `follow_up_over`, `already_submitted`; as `refuseEndedLink`
 */
export async function visitFollowUp(tx: Transaction, secret: string): Promise<CameIn> {
  const { actor } = tx
  const entered = await enterFollowUp(tx, hashSecret(secret))
  if (!entered) {
    await refuseEndedLink(tx, secret)
    throw new AppError('follow_up_unknown')
  }
  const { follow_up_id: followUpId, session_id: sessionId, rider_id: riderId, fitter_id: fitterId } = entered
  tx.become({ kind: 'guest', signInId: null, sessionId, riderId, fitterId, followUpId })
  if (!entered.submitted && (entered.expired || entered.skipped || entered.closed))
    throw new AppError('follow_up_over')
  const { milestone } = await tx.db
    .selectFrom('follow_up')
    .select('milestone')
    .where('id', '=', followUpId)
    .executeTakeFirstOrThrow()
  const rider = await tx.db
    .selectFrom('rider')
    .select('account_id')
    .where('id', '=', riderId)
    .executeTakeFirst()
  // What was answered is read in an account. Who has none comes in, to keep the answers in one while the link lasts.
  if (entered.submitted && (rider?.account_id || entered.expired)) throw new AppError('already_submitted')
  const isOwner = actor.kind === 'client' && rider?.account_id === actor.id
  const isGuest = actor.kind === 'guest' && actor.followUpId === followUpId
  if (isOwner || isGuest) return { visited: { sessionId, followUpId, milestone }, cookie: null }
  const cookie = await signGuestIn(tx, { sessionId, followUpId })
  await recordAudit(tx, {
    action: 'follow_up.opened',
    entity: 'follow_up',
    entityId: followUpId,
    fitterId,
    riderId,
  })
  return { visited: { sessionId, followUpId, milestone }, cookie }
}

/**
 * No more reminders from this fitter, or reminders after all. Said again it changes nothing.
 * @throws AppError `follow_up_unknown`
 */
export async function stopReminders(
  { db, now, requestId }: Transaction,
  { secret, stopped }: { secret: string; stopped: boolean },
): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`
    select app.choose_reminders_by_link(${hashSecret(secret)}, ${!stopped}, ${now}, ${requestId}) as known`.execute(
    db,
  )
  if (!rows[0]?.known) throw new AppError('follow_up_unknown')
}
