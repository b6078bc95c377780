import type { Transaction } from '../database/database.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { addressHash } from '../vault/address-hash.ts'
import { deleteReportSecrets, insertReportSecret, reportSecretExists } from './link-secrets.repository.ts'

/** The number of days for which the link in a report's mail works, and a guest who used it stays signed in. */
const LINK_DAYS = 30
const DAY_MS = 86_400_000

/** The fit of a report. */
interface ReportedFit {
  id: string
  fitter_id: string
  rider_id: string
}

/** The URL of a report for readers who are signed in. */
export const reportLink = ({ publicUrl }: Pick<Transaction, 'publicUrl'>, sessionId: string): string =>
  `${publicUrl}/client/report/${sessionId}`

/** Ends the link of an earlier mail, and the sign-ins of guests who used it. */
export const endReportLink = (tx: Transaction, sessionId: string): Promise<void> =>
  deleteReportSecrets(tx, sessionId)

/** Makes a link for a rider without an account. It replaces any earlier link. Only the hash of its secret is stored. */
export async function makeReportLink(
  tx: Transaction,
  { id, fitter_id, rider_id }: ReportedFit,
  address: string,
): Promise<{ link: string; expires: Date }> {
  const secret = newSecret()
  const expires = new Date(tx.now.getTime() + LINK_DAYS * DAY_MS)
  await endReportLink(tx, id)
  await insertReportSecret(tx, {
    hash: hashSecret(secret),
    session_id: id,
    fitter_id,
    rider_id,
    address_hash: addressHash(tx.vault, address),
    created_at: tx.now,
    expires_at: expires,
  })
  return { link: `${reportLink(tx, id)}#${secret}`, expires }
}

/** Whether the link of a queued mail still works: it has no secret, or the current one. */
export async function reportLinkWorks(tx: Transaction, link: string): Promise<boolean> {
  const secret = link.split('#')[1]
  return secret === undefined || reportSecretExists(tx, hashSecret(secret))
}
