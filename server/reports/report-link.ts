import type { Transaction } from '../database/database.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { addressHash } from '../vault/address-hash.ts'

/** So long the link of a report's mail works, and a guest who came in by it stays. */
const LINK_DAYS = 30
const DAY_MS = 86_400_000

/** The fit a report is of. */
interface ReportedFit {
  id: string
  fitter_id: string
  rider_id: string
}

/** Where a report is read online, by those who are signed in. */
export const reportLink = ({ publicUrl }: Pick<Transaction, 'publicUrl'>, sessionId: string): string =>
  `${publicUrl}/client/report/${sessionId}`

/** A link's fragment, which no server is told; null where there is none. */
const secretIn = (link: string): string | null => link.split('#')[1] ?? null

/** The link of an earlier mail opens nothing from here on, and who came in by it is out. */
export async function endReportLink({ db }: Transaction, sessionId: string): Promise<void> {
  await db.deleteFrom('report_secret').where('session_id', '=', sessionId).execute()
}

/** A link for a rider without an account, in place of any before it; only the hash of its secret is kept. */
export async function makeReportLink(
  tx: Transaction,
  { id, fitter_id, rider_id }: ReportedFit,
  address: string,
): Promise<{ link: string; expires: Date }> {
  const secret = newSecret()
  const expires = new Date(tx.now.getTime() + LINK_DAYS * DAY_MS)
  await endReportLink(tx, id)
  await tx.db
    .insertInto('report_secret')
    .values({
      hash: hashSecret(secret),
      session_id: id,
      fitter_id,
      rider_id,
      address_hash: addressHash(tx.vault, address),
      created_at: tx.now,
      expires_at: expires,
    })
    .execute()
  return { link: `${reportLink(tx, id)}#${secret}`, expires }
}

/** Whether the link of a waiting mail leads where it says: it has no secret, or the one in force. */
export async function reportLinkStands({ db }: Transaction, link: string): Promise<boolean> {
  const secret = secretIn(link)
  if (secret === null) return true
  const found = await db
    .selectFrom('report_secret')
    .select('session_id')
    .where('hash', '=', hashSecret(secret))
    .executeTakeFirst()
  return found !== undefined
}
