import type { Selectable } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { FollowUp } from '../database/schema.gen.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { addressHash } from '../vault/address-hash.ts'
import { insertFollowUpSecret } from './link-secrets.repository.ts'

/** The URL of a follow-up's form, for its mail. */
export const followUpLink = (
  { publicUrl }: Pick<Transaction, 'publicUrl'>,
  sessionId: string,
  secret: string,
): string => `${publicUrl}/follow-up/${sessionId}#${secret}`

/** Makes a secret that works as long as its follow-up can be answered. @returns the secret; only its hash is stored */
export async function makeFollowUpSecret(
  tx: Transaction,
  followUp: Pick<Selectable<FollowUp>, 'id' | 'session_id' | 'fitter_id' | 'rider_id'>,
  { purpose, address }: { purpose: 'answer' | 'stop'; address: string },
): Promise<string> {
  const secret = newSecret()
  await insertFollowUpSecret(tx, {
    hash: hashSecret(secret),
    follow_up_id: followUp.id,
    session_id: followUp.session_id,
    fitter_id: followUp.fitter_id,
    rider_id: followUp.rider_id,
    purpose,
    address_hash: addressHash(tx.vault, address),
    created_at: tx.now,
  })
  return secret
}
