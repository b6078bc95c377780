import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { type KnownAccount, updateAccount } from './auth.repository.ts'

/** Stores the region of the browser that logs in, if it names another one than the account has. */
export async function saveRegion(
  tx: Transaction,
  id: string,
  region: string | undefined,
  known: KnownAccount | undefined,
): Promise<void> {
  if (!region || !known || known.region === region) return
  tx.defer(updateAccount(tx, id, { region }))
  await recordAudit(tx, {
    action: 'account.changed',
    entity: 'account',
    entityId: id,
    accountId: id,
    changes: { region: { from: known.region, to: region } },
  })
}
