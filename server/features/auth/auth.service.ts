import type { Calls } from '#contract/calls.ts'
import type { SignUpRole } from '#domain/roles.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Actor, Transaction } from '../../database/database.ts'
import { hashSecret, newSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { type AccountUser, accountUserOf, presentAccount } from '../../people/account-user.ts'
import type { AccountRow } from '../../people/people.repository.ts'
import type { Vault } from '../../vault/vault.ts'
import { saveAddress } from './account-address.service.ts'
import { saveRegion } from './account-region.service.ts'
import {
  claimRider,
  endSignIns,
  findSignIn,
  forgetSecondFactor,
  guestProvesOwnAddress,
  type HeldSignIn,
  lockIdentity,
  renewSignIn,
} from './auth.repository.ts'
import { createSignIn, type SignInCookie } from './create-sign-in.service.ts'
import type { Device } from './device.ts'
import { enterAccount } from './enter-account.service.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

type User = Calls['GET /api/auth/user']['response']

/** What the browser sends with a sign-in. */
export interface SignInWish {
  cookieHash: Buffer | null
  device: Device
  /** The role that was chosen before the sign-in at a provider; only used if there is no account. */
  roleChoice: SignUpRole | null
  /**
   * The guest asked to keep the submitted intake. Otherwise nothing is claimed, because the next person at a studio's
   * tablet is a different one. Only a rider's account can claim.
   */
  claiming?: boolean | undefined
  /** The language of the page; only used if there is no account. */
  language?: string | undefined
  /** The region of the browser's language. */
  region?: string | undefined
}

/** The secret and the expiry of a new cookie; null if the browser keeps its cookie. */
export interface SignedIn {
  user: AccountUser
  cookie: SignInCookie | null
}

async function ownUser(tx: Transaction, id: string): Promise<AccountUser> {
  const user = await accountUserOf(tx, id)
  if (!user) throw new AppError('not_signed_in')
  return user
}

/**
 * The user of the cookie.
 * @param account the acting account; a guest has none
 * @throws AppError `not_signed_in`
 */
export function currentUser(vault: Vault, actor: Actor, account: AccountRow | undefined): User {
  if (actor.kind === 'guest')
    return {
      id: actor.sessionId,
      role: 'client',
      guest: true,
      sessionId: actor.sessionId,
      ...(actor.followUpId && { followUp: true as const }),
      ...(actor.report && { report: true as const }),
    }
  const own = 'id' in actor && account?.id === actor.id ? account : undefined
  const user = own && presentAccount(vault.holderKey(own.id, own.wrapped), own)
  if (!user) throw new AppError('not_signed_in')
  return user
}

/**
 * Gives a guest's file to the account that signs in: that of the submitted intake, or of the mail's link. An account
 * without a proven address gets nothing.
 * @throws AppError `address_belongs_to_fitter`, `address_unproven`, `link_of_other_address`
 */
async function claimGuestFile(tx: Transaction, id: string, cookieHash: Buffer | null, email: string | null) {
  if (tx.actor.kind !== 'client') throw new AppError('address_belongs_to_fitter')
  if (!cookieHash) return
  if (await guestProvesOwnAddress(tx, cookieHash)) await saveAddress(tx, id, email, true)
  const claim = await claimRider(tx, cookieHash)
  if (!claim) return
  if (claim.outcome !== 'claimed')
    throw new AppError(claim.outcome === 'unproven' ? 'address_unproven' : 'link_of_other_address')
  await recordAudit(tx, {
    action: 'rider.claimed',
    entity: 'rider',
    entityId: claim.rider_id,
    fitterId: claim.fitter_id,
    riderId: claim.rider_id,
    accountId: id,
    changes: { account_id: { to: id } },
  })
}

/** The sign-in of the request's cookie. */
async function heldSignIn(tx: Transaction): Promise<HeldSignIn | undefined> {
  const { actor } = tx
  return 'signInId' in actor && actor.signInId ? findSignIn(tx, actor.signInId) : undefined
}

/** Ends the actor's sign-in; its open streams check their access again. A guest's sign-in leaves no audit entry. */
async function endHeld(tx: Transaction, held: HeldSignIn): Promise<void> {
  const { actor } = tx
  await endSignIns(tx, [held])
  if (!('id' in actor)) return
  await publishEvent(tx, 'account', [actor.id])
  await recordAudit(tx, {
    action: 'account.signed_out',
    entity: 'account',
    entityId: actor.id,
    accountId: actor.id,
  })
}

/** Continues with the same cookie or, if its session was raised to a second factor, with a new secret. */
async function goOn(
  tx: Transaction,
  id: string,
  held: HeldSignIn,
  shown: boolean,
): Promise<SignInCookie | null> {
  if (held.second_factor && !shown) await forgetSecondFactor(tx, held.id)
  if (held.second_factor || !shown) return null
  const secret = newSecret()
  const expires = await renewSignIn(tx, held.id, hashSecret(secret))
  if (!expires) throw new AppError('not_signed_in')
  await publishEvent(tx, 'account', [id])
  await recordAudit(tx, {
    action: 'account.second_factor_shown',
    entity: 'account',
    entityId: id,
    accountId: id,
  })
  return { secret, expires }
}

/**
 * Signs in the person of a verified token: creates the account the first time, claims a guest's intake, keeps the
 * cookie of the same sign-in and replaces any other one.
 * @throws AppError `token_refused`, `second_factor_required`, `role_missing`, `address_belongs_to_fitter`,
 *   `address_unproven`, `link_of_other_address`; then nothing is changed, including the browser's cookie
 * @throws SessionEndedError when the session is older than the role's lifetime, or was ended here
 */
export async function signIn(
  tx: Transaction,
  identity: VerifiedIdentity,
  wish: SignInWish,
): Promise<SignedIn> {
  // Later statements wait for the lock in the database.
  tx.defer(lockIdentity(tx, identity.subject))
  const held = await heldSignIn(tx)
  const keeps = held?.identity_session_id === identity.identitySessionId
  // Read now, while the guest can still see it. The claim itself ends the guest's sign-in.
  const claims = wish.claiming && tx.actor.kind === 'guest'
  if (held && !keeps && !claims) await endHeld(tx, held)
  const { id, role, known } = await enterAccount(tx, identity, wish)
  await saveAddress(tx, id, identity.email, identity.proven, known)
  // A token that is exchanged again says nothing new: another device may have logged in since.
  if (!keeps) await saveRegion(tx, id, wish.region, known)
  if (wish.claiming) await claimGuestFile(tx, id, wish.cookieHash, identity.email)
  const [cookie, user] = await Promise.all([
    keeps
      ? goOn(tx, id, held, identity.secondFactorShown)
      : createSignIn(tx, { id, role }, identity, wish.device),
    ownUser(tx, id),
  ])
  return { user, cookie }
}

/** Ends the cookie's sign-in, and its identity session if the service is embedded. */
export async function signOut(tx: Transaction): Promise<void> {
  const held = await heldSignIn(tx)
  if (held) await endHeld(tx, held)
}
