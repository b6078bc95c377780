import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { refuseEndedLink } from '../../links/ended-link.ts'
import { type GuestCookie, signGuestIn } from '../../people/guest-sign-in.ts'
import { type EnteredReport, enterReport } from './reports.repository.ts'

/** A visit by the link in a report's mail, with the guest's cookie; null for a visitor who is already signed in. */
export interface ReportVisit {
  sessionId: string
  cookie: GuestCookie | null
}

/** Whether the visitor is already signed in, as the rider or as the guest of this report. */
function isSignedIn({ actor }: Transaction, { session_id, account_id }: EnteredReport): boolean {
  if (actor.kind === 'client') return actor.id === account_id
  return actor.kind === 'guest' && actor.report === true && actor.sessionId === session_id
}

/**
 * Signs a visitor in with the link in a report's mail, as a guest of that report only. A rider who is signed in stays
 * signed in.
 * @throws AppError `report_unknown`, `report_link_over`, `report_kept` once the file belongs to an account; as
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
