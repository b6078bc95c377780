import type { Kysely } from 'kysely'
import type { HolderKey, Vault } from '../vault/vault.ts'
import type { DB } from './schema.gen.ts'
import type { HolderKeys } from './transaction.ts'

/** Reads holders' keys through the transaction's own eyes: row security decides which there are. */
export function holderKeysOf(db: Kysely<DB>, vault: Vault, now: Date): HolderKeys {
  const known = new Map<string, HolderKey>()

  async function ofMany(holders: readonly string[]): Promise<Map<string, HolderKey>> {
    const missing = [...new Set(holders)].filter((holder) => !known.has(holder))
    if (missing.length > 0) {
      const rows = await db
        .selectFrom('vault_key')
        .select(['holder', 'wrapped'])
        .where('holder', 'in', missing)
        .execute()
      for (const { holder, wrapped } of rows) known.set(holder, vault.holderKey(holder, wrapped))
    }
    return new Map(
      holders.flatMap((holder) => {
        const key = known.get(holder)
        return key ? [[holder, key] as const] : []
      }),
    )
  }

  return {
    ofMany,
    async of(holder) {
      const key = (await ofMany([holder])).get(holder)
      if (!key) throw new Error('vault: no key for this holder')
      return key
    },
    async make(holder) {
      const { wrapped, key } = vault.newHolderKey(holder)
      await db
        .insertInto('vault_key')
        .values({ holder, wrapped, master_key: vault.currentMasterKey, created_at: now })
        .execute()
      known.set(holder, key)
      return key
    },
    unwrap(holder, wrapped) {
      const key = vault.holderKey(holder, wrapped)
      known.set(holder, key)
      return key
    },
  }
}
