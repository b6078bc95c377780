import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from '#identity/identity.ts'
import type { Vault } from '../vault/vault.ts'
import { DeferredStatements } from './deferred-statements.ts'
import { holderKeysOf } from './holder-keys.ts'
import type { DB } from './schema.gen.ts'
import type { Transaction } from './transaction.ts'

type ProductTables = Pick<DB, keyof DB>

interface Circumstances {
  vault: Vault
  now: Date
  publicUrl: string
}

/**
 * Runs work of the product within a transaction of the sign-in service, so that both commit or neither. It begins as
 * anonymous; a gate function sets the actor.
 */
export async function withinIdentity(
  identity: Kysely<IdentityDatabase>,
  { vault, now, publicUrl }: Circumstances,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const db = identity.$pickTables<never>().withTables<ProductTables>()
  const deferred = new DeferredStatements()
  const tx: Transaction = {
    db,
    actor: { kind: 'anonymous' },
    now,
    requestId: 'sign-in service',
    vault,
    keys: holderKeysOf(db, vault, now),
    readings: [],
    publicUrl,
    become(next) {
      tx.actor = next
    },
    defer: (answer) => deferred.defer(answer),
    settle: () => deferred.settle(),
  }
  tx.defer(sql`set local role none`.execute(db))
  await work(tx)
  tx.defer(sql`set local role spokewell_identity`.execute(db))
  await tx.settle()
}
