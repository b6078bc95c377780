import type { Kysely } from 'kysely'
import type { HolderKey, Vault } from '../vault/vault.ts'
import { anyOf } from './any-of.ts'
import type { DB } from './schema.gen.ts'
import type { HolderKeys } from './transaction.ts'

function listWrappedKeys(db: Kysely<DB>, holders: readonly string[]) {
  return db
    .selectFrom('vault_key')
    .select(['holder', 'wrapped'])
    .where('holder', '=', anyOf(holders))
    .execute()
}

/** Reads and makes holders' keys inside a transaction; row security decides which of them it sees. */
export function holderKeysOf(db: Kysely<DB>, vault: Vault, now: Date): HolderKeys {
  const known = new Map<string, HolderKey>()
  // What one part of the work is reading already, another part waits for.
  const reading = new Map<string, Promise<void>>()

  async function read(holders: readonly string[]): Promise<void> {
    for (const { holder, wrapped } of await listWrappedKeys(db, holders))
      known.set(holder, vault.holderKey(holder, wrapped))
  }

  function startReading(holders: readonly string[]): void {
    if (holders.length === 0) return
    const done = read(holders).finally(() => {
      for (const holder of holders) reading.delete(holder)
    })
    for (const holder of holders) reading.set(holder, done)
  }

  async function ofMany(holders: readonly string[]): Promise<Map<string, HolderKey>> {
    const missing = [...new Set(holders)].filter((holder) => !known.has(holder))
    startReading(missing.filter((holder) => !reading.has(holder)))
    await Promise.all(missing.map((holder) => reading.get(holder)))
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
