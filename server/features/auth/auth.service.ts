import { randomUUID } from 'node:crypto'
import type { Calls } from '#contract/calls.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { UseCase } from '../../database/database.ts'
import { hashSecret, newSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { publishNotice } from '../../notices/publish.ts'
import { type AccountUser, accountPlace, accountUserOf } from '../../people/account-user.ts'
import { addressHash } from '../../vault/address-hash.ts'
import { makeAccount } from './account-arrival.ts'
import {
  claimRider,
  endSignIn,
  enterIdentity,
  findAddress,
  findSignIn,
  type HeldSignIn,
  isProvenElsewhere,
  lockIdentity,
} from './auth.repository.ts'
import { signInLife } from './sign-in-life.ts'
import type { VerifiedIdentity } from './sign-in-service.ts'

type User = Calls['GET /api/auth/user']['answer']

/** What the browser brings to a sign-in. */
export interface SignInWish {
  cookieHash: Buffer | null
  /**
   * They asked to keep the intake just sent; without asking nothing is claimed, for the next person at a
   * studio's tablet is another one. Only a rider's account can.
   */
  claiming?: boolean | undefined
}

/** A fresh cookie's secret and its end; null when the browser keeps the one it has. */
export interface SignedIn {
  user: AccountUser
  cookie: { secret: string; expires: Date } | null
}

async function ownUser(useCase: UseCase, id: string): Promise<AccountUser> {
  const user = await accountUserOf(useCase, id)
  if (!user) throw new AppError('not_signed_in')
  return user
}

/** Who the cookie's holder is. @throws AppError `not_signed_in` */
export async function currentUser(useCase: UseCase): Promise<User> {
  const { actor } = useCase
  if (actor.kind === 'guest')
    return { id: actor.sessionId, role: 'client', guest: true, sessionId: actor.sessionId }
  if (actor.kind === 'anonymous' || !('id' in actor)) throw new AppError('not_signed_in')
  return ownUser(useCase, actor.id)
}

async function enterAccount(useCase: UseCase, identity: VerifiedIdentity): Promise<string> {
  await lockIdentity(useCase, identity.subject)
  const entered = await enterIdentity(useCase, identity.subject)
  if (entered.disabled) throw new AppError('token_refused')
  if (!entered.account_id || !entered.role) {
    useCase.become({ kind: 'arriving', subject: identity.subject })
    return (await makeAccount(useCase, identity)).id
  }
  useCase.become({ kind: entered.role, signInId: null, id: entered.account_id })
  return entered.account_id
}

/** The address and its proof may have changed at the sign-in service since the last time. */
async function keepAddress(
  useCase: UseCase,
  id: string,
  email: string | null,
  proven: boolean,
): Promise<void> {
  const account = await findAddress(useCase, id)
  if (!account || !email) return
  const hash = addressHash(useCase.vault, email)
  const moved = !account.email_hash?.equals(hash)
  const known = moved ? null : account.proven_at
  const proof = known ?? (proven && !(await isProvenElsewhere(useCase, hash, id)) ? useCase.now : null)
  if (!moved && proof?.getTime() === account.proven_at?.getTime()) return
  const sealed = (await useCase.keys.of(id)).seal(accountPlace(id, 'email'), email)
  await useCase.db
    .updateTable('account')
    .set({ email_hash: hash, email_sealed: sealed, proven_at: proof })
    .where('id', '=', id)
    .execute()
  await recordAudit(useCase, {
    action: moved ? 'account.address_changed' : 'account.address_proven',
    entity: 'account',
    entityId: id,
    accountId: id,
    changes: { proven_at: { from: account.proven_at, to: proof }, ...(moved && { email: { to: sealed } }) },
  })
}

/** A guest who signs in takes the file of the intake just sent along. */
async function claimGuestFile(useCase: UseCase, id: string, cookieHash: Buffer | null, email: string | null) {
  if (useCase.actor.kind !== 'client') throw new AppError('address_belongs_to_fitter')
  if (!cookieHash) return
  const claimed = await claimRider(useCase, cookieHash)
  if (!claimed) return
  await recordAudit(useCase, {
    action: 'rider.claimed',
    entity: 'rider',
    entityId: claimed.rider_id,
    fitterId: claimed.fitter_id,
    riderId: claimed.rider_id,
    accountId: id,
    changes: { account_id: { to: id } },
  })
  if (claimed.address_proven) await keepAddress(useCase, id, email, true)
}

/** The sign-in of the cookie that came along. */
async function heldSignIn(useCase: UseCase): Promise<HeldSignIn | undefined> {
  const { actor } = useCase
  return 'signInId' in actor && actor.signInId ? findSignIn(useCase, actor.signInId) : undefined
}

/** Ends what the actor is signed in by; their open streams look again. A guest's leaves no entry of its own. */
async function endHeld(useCase: UseCase, held: HeldSignIn): Promise<void> {
  const { actor } = useCase
  await endSignIn(useCase, held)
  if (!('id' in actor)) return
  await publishNotice(useCase, 'account', [actor.id])
  await recordAudit(useCase, {
    action: 'account.signed_out',
    entity: 'account',
    entityId: actor.id,
    accountId: actor.id,
  })
}

/**
 * Signs in whom a verified token speaks for: makes the account the first time, claims a guest's intake,
 * keeps the cookie of the same sign-in and replaces any other, whoever's it was.
 */
export async function signIn(
  useCase: UseCase,
  identity: VerifiedIdentity,
  { cookieHash, claiming = false }: SignInWish,
): Promise<SignedIn> {
  const held = await heldSignIn(useCase)
  const keeps = held?.identity_session_id === identity.identitySessionId
  // Now, while it is still theirs to see. A guest's ends with the claim of the file.
  if (held && !keeps && useCase.actor.kind !== 'guest') await endHeld(useCase, held)
  const id = await enterAccount(useCase, identity)
  await keepAddress(useCase, id, identity.email, identity.proven)
  if (claiming) await claimGuestFile(useCase, id, cookieHash, identity.email)
  const user = await ownUser(useCase, id)
  if (keeps) return { user, cookie: null }
  const secret = newSecret()
  const life = signInLife[user.role]
  const expires = new Date(useCase.now.getTime() + life.wholeMs)
  await useCase.db
    .insertInto('sign_in')
    .values({
      id: randomUUID(),
      token_hash: hashSecret(secret),
      account_id: id,
      identity_session_id: identity.identitySessionId,
      created_at: useCase.now,
      last_used_at: useCase.now,
      idle_limit: `${life.idleMs} milliseconds`,
      expires_at: expires,
    })
    .execute()
  await recordAudit(useCase, { action: 'account.signed_in', entity: 'account', entityId: id, accountId: id })
  return { user, cookie: { secret, expires } }
}

/** Ends the cookie's sign-in. @returns the hosted session behind it, to be ended too */
export async function signOut(useCase: UseCase): Promise<string | null> {
  const held = await heldSignIn(useCase)
  if (held) await endHeld(useCase, held)
  return held?.identity_session_id ?? null
}
