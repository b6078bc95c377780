import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { accountPlace } from '../../people/account-user.ts'
import { addressHash } from '../../vault/address-hash.ts'
import {
  enterIdentity,
  findOwnAccount,
  isProvenElsewhere,
  type KnownAccount,
  updateAccount,
} from './auth.repository.ts'

/**
 * Copies the address and its proof from the sign-in service to the account. An address that another account has proven
 * is copied without the proof.
 */
export async function saveAddress(
  tx: Transaction,
  id: string,
  email: string | null,
  proven: boolean,
  known?: KnownAccount,
): Promise<void> {
  const account = known ?? (await findOwnAccount(tx))
  if (!account || !email) return
  const hash = addressHash(tx.vault, email)
  const moved = !account.email_hash?.equals(hash)
  const earlier = moved ? null : account.proven_at
  const proof = earlier ?? (proven && !(await isProvenElsewhere(tx, hash, id)) ? tx.now : null)
  if (!moved && proof?.getTime() === account.proven_at?.getTime()) return
  const sealed = (await tx.keys.of(id)).seal(accountPlace(id, 'email'), email)
  tx.defer(updateAccount(tx, id, { email_hash: hash, email_sealed: sealed, proven_at: proof }))
  await recordAudit(tx, {
    action: moved ? 'account.address_changed' : 'account.address_proven',
    entity: 'account',
    entityId: id,
    accountId: id,
    changes: { proven_at: { from: account.proven_at, to: proof }, ...(moved && { email: { to: sealed } }) },
  })
}

/** Copies a proven change of address from the sign-in service, if the person has an account here. */
export async function followAddress(tx: Transaction, subject: string, address: string): Promise<void> {
  const { account_id: id, role, disabled } = await enterIdentity(tx, subject)
  if (!id || !role || disabled) return
  tx.become({ kind: role, signInId: null, id })
  await saveAddress(tx, id, address, true)
  await publishEvent(tx, 'account', [id])
}
