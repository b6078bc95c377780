import type { Selectable } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { FollowUp } from '../database/schema.gen.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { addressHash } from '../vault/address-hash.ts'

/** Where a follow-up's form is, for who comes by a mail. */
export const followUpLink = (
  { publicUrl }: Pick<Transaction, 'publicUrl'>,
  sessionId: string,
  secret: string,
): string => `${publicUrl}/follow-up/${sessionId}#${secret}`

/** A secret of a reminder's link, which works as long as its follow-up can be answered; only its hash is kept. */
export async function makeFollowUpSecret(
  { db, vault, now }: Transaction,
  followUp: Pick<Selectable<FollowUp>, 'id' | 'session_id' | 'fitter_id' | 'rider_id'>,
  { purpose, address }: { purpose: 'answer' | 'stop'; address: string },
): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('follow_up_secret')
    .values({
      hash: hashSecret(secret),
      follow_up_id: followUp.id,
      session_id: followUp.session_id,
      fitter_id: followUp.fitter_id,
      rider_id: followUp.rider_id,
      purpose,
      address_hash: addressHash(vault, address),
      created_at: now,
    })
    .execute()
  return secret
}
