import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/roles.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret, newSecret } from '../../http/cookie.ts'
import { signInLife } from '../../people/sign-in-life.ts'
import { signInsOfSession } from './auth.repository.ts'
import type { Device } from './device.ts'
import { SessionOver } from './session-over.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** What the browser is given, once. */
export interface SignInCookie {
  secret: string
  expires: Date
}

/**
 * Signs an account in on this device. A session of the sign-in service that signed it in before counts as long as
 * something of that still lives: what was ended here, or left unused for too long, does not come back by itself.
 * @throws SessionOver `sign_in_expired`
 */
export async function beginSignIn(
  tx: Transaction,
  account: { id: string; role: Role },
  identity: VerifiedIdentity,
  device: Device,
): Promise<SignInCookie> {
  const { identitySessionId, begunAt, secondFactorShown } = identity
  if ((await signInsOfSession(tx, account.id, identitySessionId)) === 'over')
    throw new SessionOver('sign_in_expired', identitySessionId)
  const secret = newSecret()
  const life = signInLife[account.role]
  const expires = new Date(begunAt.getTime() + life.wholeMs)
  await tx.db
    .insertInto('sign_in')
    .values({
      id: randomUUID(),
      token_hash: hashSecret(secret),
      account_id: account.id,
      identity_session_id: identitySessionId,
      ...device,
      second_factor: secondFactorShown,
      created_at: tx.now,
      last_used_at: tx.now,
      idle_limit: `${life.idleMs} milliseconds`,
      expires_at: expires,
    })
    .execute()
  await recordAudit(tx, {
    action: 'account.signed_in',
    entity: 'account',
    entityId: account.id,
    accountId: account.id,
  })
  return { secret, expires }
}
