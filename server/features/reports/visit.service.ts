import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { refuseEndedLink } from '../../links/ended-link.ts'
import { type GuestCookie, signGuestIn } from '../../people/guest-sign-in.ts'
import { type EnteredReport, enterReport } from './reports.repository.ts'

/** A visit by the link of a report's mail, with the cookie of the guest; null for a visitor who is signed in already. */
export interface ReportVisit {
  sessionId: string
  cookie: GuestCookie | null
}

/** Whether the visitor is signed in already, as the rider or as the guest of this report. */
function isSignedIn({ actor }: Transaction, { session_id, account_id }: EnteredReport): boolean {
  if (actor.kind === 'client') return actor.id === account_id
  return actor.kind === 'guest' && actor.report === true && actor.sessionId === session_id
}

/**
 * Lets somebody in by the link of a report's mail, as the guest of that report and of nothing else. A rider who is
 * signed in stays signed in.
 * @throws AppError `report_unknown`, `report_link_over`, `report_kept` once the file is an account's; as
 *   `refuseEndedLink`
 */
export async function visitReport(tx: Transaction, secret: string): Promise<ReportVisit> {
  const secretHash = hashSecret(secret)
  const entered = await enterReport(tx, secretHash)
  if (!entered) {
    await refuseEndedLink(tx, secret)
    throw new AppError('report_unknown')
  }
  const { session_id: sessionId, rider_id: riderId, fitter_id: fitterId, expires_at: until } = entered
  if (isSignedIn(tx, entered)) return { sessionId, cookie: null }
  if (entered.account_id) throw new AppError('report_kept')
  if (until <= tx.now) throw new AppError('report_link_over')
  const guest = { signInId: null, sessionId, riderId, fitterId, followUpId: null }
  tx.become({ kind: 'guest', ...guest, report: true })
  const cookie = await signGuestIn(tx, { sessionId, reportHash: secretHash, until })
  await recordAudit(tx, {
    action: 'report.opened',
    entity: 'session',
    entityId: sessionId,
    fitterId,
    riderId,
  })
  return { sessionId, cookie }
}
