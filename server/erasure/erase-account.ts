import type { Client } from 'pg'
import { erasePerson, type IdentityDatabase } from '#identity/identity.ts'
import { kyselyOnClient } from '../database/kysely-on-connection.ts'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { appendToLedger, type Erased } from './erasure-ledger.ts'

/** The account's cookies are deleted with it, so the end of its sessions need not be handled. */
const ignoreEndedSessions = { onSessionsEnded: async () => undefined }

/**
 * Erases one account in the database: the person's data in the product and in the embedded sign-in service. The caller
 * runs it in one transaction.
 * @returns false when the account does not exist, or no longer exists
 */
export async function eraseAccountRows(
  owner: Pick<Client, 'query'>,
  { accountId, at }: { accountId: string; at: string },
): Promise<boolean> {
  const { rows } = await owner.query<{ subject: string | null }>(
    'select identity_subject as subject from account where id = $1',
    [accountId],
  )
  const subject = rows[0]?.subject
  if (!subject) return false
  // As in the erasure of a single file: nothing may be added to a follow-up while it is deleted.
  await owner.query(
    `select f.id from follow_up f join rider r on r.id = f.rider_id
     where r.account_id = $1 or (r.fitter_id = $1 and r.account_id is null) for update of f`,
    [accountId],
  )
  await erasePerson(ignoreEndedSessions, kyselyOnClient<IdentityDatabase>(owner), subject)
  await owner.query('select app.erase_account($1, $2, $3)', [accountId, at, 'erasure'])
  return true
}

/**
 * The ledger entries for the erasure of an account: the account and each of its files. The files are listed because in
 * an older backup they may not belong to the account yet.
 */
export const erasuresOf = (accountId: string, riderIds: readonly string[], now: Date): Erased[] => {
  const at = now.toISOString()
  return [{ accountId, at }, ...riderIds.map((riderId) => ({ riderId, at }))]
}

/**
 * Erases an account for good. The ledger is written first.
 * @returns false when the account does not exist, or no longer exists
 */
export async function eraseAccount(
  owner: Pick<Client, 'query'>,
  ledger: readonly string[],
  accountId: string,
  now: Date,
): Promise<boolean> {
  const account = await owner.query('select 1 from account where id = $1 and erased_at is null', [accountId])
  if (account.rowCount === 0) return false
  const files = await owner.query<{ id: string }>(
    `select id from rider where erased_at is null
      and (account_id = $1 or (fitter_id = $1 and account_id is null)) order by id`,
    [accountId],
  )
  await appendToLedger(
    ledger,
    erasuresOf(
      accountId,
      files.rows.map(({ id }) => id),
      now,
    ),
  )
  return inOwnerTransaction(owner, () => eraseAccountRows(owner, { accountId, at: now.toISOString() }))
}
