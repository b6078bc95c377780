import { sql } from 'kysely'
import type { UseCase } from '../../database/database.ts'

export interface EnteredAccount {
  account_id: string | null
  role: 'client' | 'fitter' | 'support' | null
  disabled: boolean
}

/** One at a time: every tab tells of a sign-in at once, and the first time makes the account. */
export async function lockIdentity({ db, vault }: UseCase, subject: string): Promise<void> {
  const lock = vault.hash('hash:identity-lock', subject).readBigInt64BE(0)
  await sql`select pg_advisory_xact_lock(${String(lock)}::bigint)`.execute(db)
}

/** Whether an account other than this one has proven the address; nobody else proves it before the end of this. */
export async function isProvenElsewhere({ db }: UseCase, address: Buffer, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${String(address.readBigInt64BE(0))}::bigint)`.execute(db)
  const { rows } = await sql<{ taken: boolean }>`
    select app.proven_elsewhere(${address}, ${id}) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

/** Enters as the account of an identity, or as somebody arriving. */
export async function enterIdentity({ db, now }: UseCase, subject: string): Promise<EnteredAccount> {
  const { rows } = await sql<EnteredAccount>`select * from app.enter_identity(${subject}, ${now})`.execute(db)
  return rows[0] ?? { account_id: null, role: null, disabled: false }
}

export async function enterNewAccount({ db, now }: UseCase, id: string): Promise<void> {
  await sql`select app.enter_new_account(${id}, ${now})`.execute(db)
}

export interface ClaimedRider {
  rider_id: string
  fitter_id: string
  address_proven: boolean
}

/** The file of the guest cookie this browser holds becomes the account's, if there is one to claim. */
export async function claimRider(
  { db, now }: UseCase,
  cookieHash: Buffer,
): Promise<ClaimedRider | undefined> {
  const { rows } = await sql<ClaimedRider>`select * from app.claim_rider(${cookieHash}, ${now})`.execute(db)
  return rows[0]
}

/** What is known of the account's address. */
export function findAddress({ db }: UseCase, id: string) {
  return db.selectFrom('account').select(['email_hash', 'proven_at']).where('id', '=', id).executeTakeFirst()
}

export function findSignIn({ db }: UseCase, id: string) {
  return db
    .selectFrom('sign_in')
    .select(['id', 'identity_session_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface HeldSignIn {
  id: string
  identity_session_id: string | null
}

/** Ends a sign-in, and whatever else was signed in by the same hosted session. */
export async function endSignIn(
  { db, now }: UseCase,
  { id, identity_session_id }: HeldSignIn,
): Promise<void> {
  await db
    .updateTable('sign_in')
    .set({ ended_at: now })
    .where((is) => is.or([is('id', '=', id), is('identity_session_id', '=', identity_session_id)]))
    .where('ended_at', 'is', null)
    .execute()
}
