import type { Transaction } from '../database/database.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { addressHash } from '../vault/address-hash.ts'
import { deleteReportSecrets, insertReportSecret, reportSecretExists } from './link-secrets.repository.ts'

/** How long the link of a report's mail works, and a guest who came in by it stays. */
const LINK_DAYS = 30
const DAY_MS = 86_400_000

/** The fit a report is of. */
interface ReportedFit {
  id: string
  fitter_id: string
  rider_id: string
}

/** Where a report is read online by somebody who is signed in. */
export const reportLink = ({ publicUrl }: Pick<Transaction, 'publicUrl'>, sessionId: string): string =>
  `${publicUrl}/client/report/${sessionId}`

/** Ends the link of an earlier mail; who came in by it is signed out. */
export const endReportLink = (tx: Transaction, sessionId: string): Promise<void> =>
  deleteReportSecrets(tx, sessionId)

/** Makes a link for a rider without an account, in place of any earlier one. Only the hash of its secret is stored. */
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

/** Whether the link of a waiting mail leads where it says: it has no secret, or the one in force. */
export async function reportLinkWorks(tx: Transaction, link: string): Promise<boolean> {
  const secret = link.split('#')[1]
  return secret === undefined || reportSecretExists(tx, hashSecret(secret))
}
