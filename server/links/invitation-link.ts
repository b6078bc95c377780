import type { Selectable } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { Invitation } from '../database/schema.gen.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'

/** The welcome screen's address: the secret stands in the fragment, which no server is told. */
export const linkOf = ({ publicUrl }: Pick<Transaction, 'publicUrl'>, secret: string): string =>
  `${publicUrl}/invite#${secret}`

/** Makes a secret that opens an invitation. @returns the secret, which is kept nowhere: only its hash is */
export async function makeInvitationSecret(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  invitation: Pick<Selectable<Invitation>, 'id' | 'session_id' | 'fitter_id'>,
  kind: { purpose: 'link' | 'typed_code'; provesAddress: boolean; expiresAt: Date },
): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('invitation_secret')
    .values({
      hash: hashSecret(secret),
      invitation_id: invitation.id,
      session_id: invitation.session_id,
      fitter_id: invitation.fitter_id,
      purpose: kind.purpose,
      proves_address: kind.provesAddress,
      created_at: now,
      expires_at: kind.expiresAt,
    })
    .execute()
  return secret
}
