import type { Selectable } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { Invitation } from '../database/schema.gen.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { insertInvitationSecret } from './link-secrets.repository.ts'

/** The URL of the welcome screen. The secret is in the fragment, which browsers do not send to servers. */
export const invitationLink = ({ publicUrl }: Pick<Transaction, 'publicUrl'>, secret: string): string =>
  `${publicUrl}/invite#${secret}`

/** Makes a secret that opens an invitation. @returns the secret; only its hash is stored */
export async function makeInvitationSecret(
  tx: Pick<Transaction, 'db' | 'now'>,
  invitation: Pick<Selectable<Invitation>, 'id' | 'session_id' | 'fitter_id'>,
  kind: { purpose: 'link' | 'typed_code'; provesAddress: boolean; expiresAt: Date },
): Promise<string> {
  const secret = newSecret()
  await insertInvitationSecret(tx, {
    hash: hashSecret(secret),
    invitation_id: invitation.id,
    session_id: invitation.session_id,
    fitter_id: invitation.fitter_id,
    purpose: kind.purpose,
    proves_address: kind.provesAddress,
    created_at: tx.now,
    expires_at: kind.expiresAt,
  })
  return secret
}
