import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { SignUpRole } from '#domain/roles.ts'
import { endIdentitySessions, type IdentityDatabase } from '#identity/identity.ts'
import { anyOf } from '../../database/any-of.ts'
import { asIdentityWithin } from '../../database/as-identity.ts'
import type { Transaction } from '../../database/database.ts'
import type { Account, FitterProfile, SignIn } from '../../database/schema.gen.ts'

export interface EnteredAccount {
  account_id: string | null
  role: 'client' | 'fitter' | 'support' | null
  disabled: boolean
}

/** Locks the identity, because every tab signs in at the same time and the first sign-in creates the account. */
export async function lockIdentity({ db, vault }: Transaction, subject: string): Promise<void> {
  const lock = vault.hash('hash:identity-lock', subject).readBigInt64BE(0)
  await sql`select pg_advisory_xact_lock(${String(lock)}::bigint)`.execute(db)
}

/** Whether another account has proven the address. No other account can prove it until the transaction ends. */
export async function isProvenElsewhere({ db }: Transaction, address: Buffer, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${String(address.readBigInt64BE(0))}::bigint)`.execute(db)
  const { rows } = await sql<{ taken: boolean }>`
    select app.proven_elsewhere(${address}, ${id}) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

/** Enters as the account of an identity, or as `arriving` if it has none. */
export async function enterIdentity({ db, now }: Transaction, subject: string): Promise<EnteredAccount> {
  const { rows } = await sql<EnteredAccount>`select * from app.enter_identity(${subject}, ${now})`.execute(db)
  return rows[0] ?? { account_id: null, role: null, disabled: false }
}

export async function enterNewAccount({ db, now }: Transaction, id: string): Promise<void> {
  await sql`select app.enter_new_account(${id}, ${now})`.execute(db)
}

/** The stored address and region of an account, and since when its role and name must be chosen again. */
export interface KnownAccount {
  email_hash: Buffer | null
  proven_at: Date | null
  reset_at: Date | null
  region: string | null
}

/** The account that the transaction acts as. */
export function findOwnAccount({ db }: Transaction): Promise<KnownAccount | undefined> {
  return db
    .selectFrom('account')
    .select(['email_hash', 'proven_at', 'reset_at', 'region'])
    .where('id', '=', sql<string>`app.account_id()`)
    .executeTakeFirst()
}

/** Sets the role that the owner of a reset account chose. */
export async function chooseRoleAgain({ db, now, requestId }: Transaction, role: SignUpRole): Promise<void> {
  await sql`select app.choose_role_again(${role}, ${now}, ${requestId})`.execute(db)
}

/** The outcome when a guest keeps a file in the account that signs in. */
export type Claim =
  | { outcome: 'claimed'; rider_id: string; fitter_id: string }
  /** The account's address is not proven, or is not the one that the mail was sent to. Nothing was changed. */
  | { outcome: 'unproven' | 'other_address' }

/** Gives the file of the browser's guest cookie to the account, if there is one to claim. */
export async function claimRider({ db, now }: Transaction, cookieHash: Buffer): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`select * from app.claim_rider(${cookieHash}, ${now})`.execute(db)
  return rows[0]
}

/** Whether the guest's link or code was mailed to the address of the account that signs in. */
export async function guestProvesOwnAddress({ db, now }: Transaction, cookieHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ proves: boolean }>`
    select app.guest_proves_own_address(${cookieHash}, ${now}) as proves`.execute(db)
  return rows[0]?.proves ?? false
}

export interface HeldSignIn {
  id: string
  identity_session_id: string | null
  second_factor: boolean
}

export function findSignIn({ db }: Transaction, id: string): Promise<HeldSignIn | undefined> {
  return db
    .selectFrom('sign_in')
    .select(['id', 'identity_session_id', 'second_factor'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Whether a session of the sign-in service ever signed this account in, and whether any of these sign-ins is valid. */
export async function signInsOfSession(
  { db, now }: Transaction,
  accountId: string,
  identitySessionId: string,
): Promise<'none' | 'live' | 'over'> {
  const { rows } = await sql<{ signed_in_before: boolean; live: boolean }>`
    select count(*) > 0 as signed_in_before,
           coalesce(bool_or(ended_at is null and expires_at > ${now} and last_used_at + idle_limit > ${now}), false) as live
    from sign_in where account_id = ${accountId} and identity_session_id = ${identitySessionId}`.execute(db)
  if (!rows[0]?.signed_in_before) return 'none'
  return rows[0].live ? 'live' : 'over'
}

/**
 * Sets a new secret for a sign-in of the actor that stays valid. All other sign-ins of its session end.
 * @returns when it expires; null if it has ended
 */
export async function renewSignIn(
  { db, now }: Transaction,
  id: string,
  tokenHash: Buffer,
): Promise<Date | null> {
  const { rows } = await sql<{ expires_at: Date | null }>`
    select app.renew_sign_in(${id}, ${tokenHash}, ${now}) as expires_at`.execute(db)
  return rows[0]?.expires_at ?? null
}

/** Records that the session lost its second factor, so that using one again raises it again. */
export async function forgetSecondFactor({ db }: Transaction, id: string): Promise<void> {
  await sql`select app.forget_second_factor(${id})`.execute(db)
}

/**
 * Ends sign-ins of the actor, all other sign-ins of the same hosted sessions, and the sessions themselves if the
 * sign-in service is embedded. The sessions' rows come first, in the same order as in the service, to avoid deadlocks.
 */
export async function endSignIns(
  tx: Transaction,
  ended: readonly Pick<HeldSignIn, 'id' | 'identity_session_id'>[],
): Promise<void> {
  const { db, now } = tx
  const ids = ended.map(({ id }) => id)
  const sessions = ended.flatMap(({ identity_session_id }) => identity_session_id ?? [])
  if (sessions.length > 0) await asIdentityWithin(tx, (identity) => endIdentitySessions(identity, sessions))
  await db
    .updateTable('sign_in')
    .set({ ended_at: now })
    .where((is) =>
      is.or([
        is('id', '=', anyOf(ids)),
        ...(sessions.length > 0 ? [is('identity_session_id', '=', anyOf(sessions))] : []),
      ]),
    )
    .where('ended_at', 'is', null)
    .execute()
}

export async function insertAccount({ db }: Transaction, row: Insertable<Account>): Promise<void> {
  await db.insertInto('account').values(row).execute()
}

export async function updateAccount(
  { db }: Transaction,
  id: string,
  set: Updateable<Account>,
): Promise<void> {
  await db.updateTable('account').set(set).where('id', '=', id).execute()
}

/** Stores a wrapped key whose holder is not visible to the actor yet. */
export async function insertHolderKey(
  { db, vault, now }: Transaction,
  holder: string,
  wrapped: Buffer,
): Promise<void> {
  await db
    .insertInto('vault_key')
    .values({ holder, wrapped, master_key: vault.currentMasterKey, created_at: now })
    .execute()
}

export async function insertFitterProfile(
  { db }: Transaction,
  row: Insertable<FitterProfile>,
): Promise<void> {
  await db.insertInto('fitter_profile').values(row).execute()
}

export async function insertSignIn({ db }: Transaction, row: Insertable<SignIn>): Promise<void> {
  await db.insertInto('sign_in').values(row).execute()
}

/** Within a transaction of the sign-in service: marks that the account's role and name must be chosen again. */
export async function resetAccount(db: Kysely<IdentityDatabase>, userId: string, now: Date): Promise<void> {
  await sql`select app.reset_account(${userId}, ${now})`.execute(db)
}

/** Within a transaction of the sign-in service: ends the sign-ins of its sessions here. */
export async function endIdentitySignIns(
  db: Kysely<IdentityDatabase>,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`select app.end_sign_ins(${sessionIds}, ${now})`.execute(db)
}
