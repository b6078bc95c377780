import { sql } from 'kysely'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { refuseEndedLink } from '../../links/ended-link.ts'
import { type GuestCookie, signGuestIn } from '../../people/guest-sign-in.ts'

/** What a link of a report's mail leads to. */
interface Entered {
  session_id: string
  rider_id: string
  fitter_id: string
  /** Whose account has the file by now. */
  account_id: string | null
  expires_at: Date
}

/** Who came in by a report's mail, and the cookie they look at it by; null when they are signed in as its rider. */
export interface CameIn {
  sessionId: string
  cookie: GuestCookie | null
}

/** Asks the gate what a secret opens; from here on the transaction acts as the guest of that report. */
async function enterReport({ db, now }: Transaction, secretHash: Buffer): Promise<Entered | undefined> {
  const { rows } = await sql<Entered>`select * from app.enter_report(${secretHash}, ${now})`.execute(db)
  return rows[0]
}

/** Whether the browser looks at this report already, as its rider or as the guest of its link. */
function isIn({ actor }: Transaction, { session_id, account_id }: Entered): boolean {
  if (actor.kind === 'client') return actor.id === account_id
  return actor.kind === 'guest' && actor.report === true && actor.sessionId === session_id
}

/**
 * Comes in by the link of a report's mail, as the guest of that report and of nothing else. The rider who is signed in
 * stays signed in.
 * @throws AppError `report_unknown`, `report_link_over`, `report_kept` once the file is an account's; as
 *   `refuseEndedLink`
 */
export async function visitReport(tx: Transaction, secret: string): Promise<CameIn> {
  const secretHash = hashSecret(secret)
  const entered = await enterReport(tx, secretHash)
  if (!entered) {
    await refuseEndedLink(tx, secret)
    throw new AppError('report_unknown')
  }
  const { session_id: sessionId, rider_id: riderId, fitter_id: fitterId } = entered
  if (isIn(tx, entered)) return { sessionId, cookie: null }
  if (entered.account_id) throw new AppError('report_kept')
  if (entered.expires_at <= tx.now) throw new AppError('report_link_over')
  tx.become({
    kind: 'guest',
    signInId: null,
    sessionId,
    riderId,
    fitterId,
    followUpId: null,
    report: true,
  })
  const cookie = await signGuestIn(tx, { sessionId, reportHash: secretHash, until: entered.expires_at })
  await recordAudit(tx, {
    action: 'report.opened',
    entity: 'session',
    entityId: sessionId,
    fitterId,
    riderId,
  })
  return { sessionId, cookie }
}
