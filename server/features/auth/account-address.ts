import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { publishNotice } from '../../notices/publish.ts'
import { accountPlace } from '../../people/account-user.ts'
import { addressHash } from '../../vault/address-hash.ts'
import { enterIdentity, findAddress, isProvenElsewhere } from './auth.repository.ts'

/**
 * The account's address and its proof follow the sign-in service's: what it tells of somebody is kept, whoever of the
 * two learnt it first. An address that another account has proven is taken over without the proof.
 */
export async function keepAddress(
  tx: Transaction,
  id: string,
  email: string | null,
  proven: boolean,
): Promise<void> {
  const account = await findAddress(tx, id)
  if (!account || !email) return
  const hash = addressHash(tx.vault, email)
  const moved = !account.email_hash?.equals(hash)
  const known = moved ? null : account.proven_at
  const proof = known ?? (proven && !(await isProvenElsewhere(tx, hash, id)) ? tx.now : null)
  if (!moved && proof?.getTime() === account.proven_at?.getTime()) return
  const sealed = (await tx.keys.of(id)).seal(accountPlace(id, 'email'), email)
  await tx.db
    .updateTable('account')
    .set({ email_hash: hash, email_sealed: sealed, proven_at: proof })
    .where('id', '=', id)
    .execute()
  await recordAudit(tx, {
    action: moved ? 'account.address_changed' : 'account.address_proven',
    entity: 'account',
    entityId: id,
    accountId: id,
    changes: { proven_at: { from: account.proven_at, to: proof }, ...(moved && { email: { to: sealed } }) },
  })
}

/** The sign-in service's person changed their address, and proved it: so did the account, if there is one. */
export async function followAddress(tx: Transaction, subject: string, address: string): Promise<void> {
  const { account_id: id, role, disabled } = await enterIdentity(tx, subject)
  if (!id || !role || disabled) return
  tx.become({ kind: role, signInId: null, id })
  await keepAddress(tx, id, address, true)
  await publishNotice(tx, 'account', [id])
}
