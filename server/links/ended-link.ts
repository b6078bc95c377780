import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { Transaction } from '../database/database.ts'
import { hashSecret } from '../http/cookie.ts'
import { AppError } from '../http/problem.ts'
import { openContact } from '../people/rider-contact.ts'
import { addressHash } from '../vault/address-hash.ts'
import type { LinkTarget } from './fresh-link.ts'

/** A link that a restore ended. */
export interface EndedLink extends LinkTarget {
  fitterId: string
  riderId: string
  /** Where it went; null for one that was handed over. */
  addressHash: Buffer | null
}

interface Entered {
  kind: LinkTarget['kind']
  session_id: string
  follow_up_id: string | null
  fitter_id: string
  rider_id: string
  address_hash: Buffer | null
}

/** Asks the gate whether a restore ended the link of this secret; if so, the transaction goes on as the system. */
export async function enterEndedLink(tx: Transaction, secret: string): Promise<EndedLink | null> {
  const { db, now } = tx
  const { rows } =
    await sql<Entered>`select * from app.enter_ended_link(${hashSecret(secret)}, ${now})`.execute(db)
  const [entered] = rows
  if (!entered) return null
  tx.become({ kind: 'system' })
  return {
    kind: entered.kind,
    sessionId: entered.session_id,
    followUpId: entered.follow_up_id,
    fitterId: entered.fitter_id,
    riderId: entered.rider_id,
    addressHash: entered.address_hash,
  }
}

async function overInvitation({ db, now }: Transaction, sessionId: string): Promise<ErrorCode | null> {
  const found = await db
    .selectFrom('invitation as i')
    .innerJoin('session as s', 's.id', 'i.session_id')
    .select(['i.withdrawn_at', 'i.expires_at', 's.cancelled_at', 's.intake_submitted_at'])
    .where('i.session_id', '=', sessionId)
    .executeTakeFirst()
  if (!found) return 'invitation_unknown'
  if (found.withdrawn_at || found.cancelled_at) return 'invitation_withdrawn'
  if (found.intake_submitted_at) return 'invitation_answered'
  return found.expires_at <= now ? 'invitation_expired' : null
}

async function overFollowUp({ db, now }: Transaction, id: string): Promise<ErrorCode | null> {
  const found = await db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .select(['f.submitted_at', 'f.skipped_at', 's.closed_at', 's.cancelled_at'])
    .select(sql<boolean>`app.follow_up_is_past(f.window_ends_on, ${now})`.as('past'))
    .where('f.id', '=', id)
    .executeTakeFirst()
  if (!found) return 'follow_up_unknown'
  if (found.submitted_at) return 'already_submitted'
  return found.past || found.skipped_at || found.closed_at || found.cancelled_at ? 'follow_up_over' : null
}

async function overReport({ db }: Transaction, sessionId: string): Promise<ErrorCode | null> {
  const found = await db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.fitted_at', 's.cancelled_at', 'r.account_id'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
  if (!found?.fitted_at || found.cancelled_at) return 'report_unknown'
  return found.account_id ? 'report_kept' : null
}

/** Why a fresh link would lead nowhere either; null when it leads there. */
function over(tx: Transaction, { kind, sessionId, followUpId }: EndedLink): Promise<ErrorCode | null> {
  if (kind === 'invitation') return overInvitation(tx, sessionId)
  if (kind === 'report') return overReport(tx, sessionId)
  return overFollowUp(tx, followUpId ?? '')
}

/** Where a fresh link may go: the address this one went to, while it is the file's and mails arrive there. */
export async function addressOfLink(tx: Transaction, link: EndedLink): Promise<string | null> {
  const rider = await tx.db
    .selectFrom('rider')
    .select(['name_sealed', 'email_sealed', 'address_failed_at', 'erased_at'])
    .where('id', '=', link.riderId)
    .executeTakeFirst()
  if (!rider || rider.erased_at || rider.address_failed_at) return null
  const { email } = openContact(await tx.keys.of(link.riderId), rider)
  return email && link.addressHash?.equals(addressHash(tx.vault, email)) ? email : null
}

/** What the page of an ended link says. */
export async function refusalOf(tx: Transaction, link: EndedLink): Promise<ErrorCode> {
  const gone = await over(tx, link)
  if (gone) return gone
  return (await addressOfLink(tx, link)) ? 'link_ended' : 'link_ended_ask_fitter'
}

/**
 * Refuses a secret that opens nothing because a restore ended its link; says nothing of any other.
 * @throws AppError `link_ended` where a fresh one can be mailed, `link_ended_ask_fitter` where not; what the link led to
 *   may be over itself
 */
export async function refuseEndedLink(tx: Transaction, secret: string): Promise<void> {
  const link = await enterEndedLink(tx, secret)
  if (link) throw new AppError(await refusalOf(tx, link))
}
