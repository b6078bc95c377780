import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/roles.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret, newSecret } from '../../http/cookie.ts'
import { signInLifetimes } from '../../people/sign-in-lifetimes.ts'
import { insertSignIn, signInsOfSession } from './auth.repository.ts'
import type { Device } from './device.ts'
import { SessionEndedError } from './session-ended-error.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** The cookie's secret, which only the browser stores. */
export interface SignInCookie {
  secret: string
  expires: Date
}

/**
 * Signs an account in on this device. A session of the sign-in service is refused if all its earlier sign-ins here have
 * ended or were unused for too long.
 * @throws SessionEndedError `sign_in_expired`
 */
export async function createSignIn(
  tx: Transaction,
  account: { id: string; role: Role },
  identity: VerifiedIdentity,
  device: Device,
): Promise<SignInCookie> {
  const { identitySessionId, begunAt, secondFactorShown } = identity
  if ((await signInsOfSession(tx, account.id, identitySessionId)) === 'over')
    throw new SessionEndedError('sign_in_expired', identitySessionId)
  const secret = newSecret()
  const life = signInLifetimes[account.role]
  const expires = new Date(begunAt.getTime() + life.wholeMs)
  const signIn = insertSignIn(tx, {
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
  tx.defer(signIn)
  await recordAudit(tx, {
    action: 'account.signed_in',
    entity: 'account',
    entityId: account.id,
    accountId: account.id,
  })
  return { secret, expires }
}
