import { recordAudit } from '../../audit/audit.ts'
import type { UseCase } from '../../database/database.ts'
import { publishNotice } from '../../notices/publish.ts'
import { accountPlace } from '../../people/account-user.ts'
import { addressHash } from '../../vault/address-hash.ts'
import { enterIdentity, findAddress, isProvenElsewhere } from './auth.repository.ts'

/**
 * The account's address and its proof follow the sign-in service's: what it tells of somebody is kept, whoever of the
 * two learnt it first. An address that another account has proven is taken over without the proof.
 */
export async function keepAddress(
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

/** The sign-in service's person changed their address, and proved it: so did the account, if there is one. */
export async function followAddress(useCase: UseCase, subject: string, address: string): Promise<void> {
  const { account_id: id, role, disabled } = await enterIdentity(useCase, subject)
  if (!id || !role || disabled) return
  useCase.become({ kind: role, signInId: null, id })
  await keepAddress(useCase, id, address, true)
  await publishNotice(useCase, 'account', [id])
}
