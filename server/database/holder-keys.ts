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

/** Reads each key once. Work that needs a key that is already being read waits for it. */
class KnownKeys {
  readonly #known = new Map<string, HolderKey>()
  readonly #reading = new Map<string, Promise<void>>()
  readonly #read: (holders: readonly string[]) => Promise<HolderKey[]>

  constructor(read: (holders: readonly string[]) => Promise<HolderKey[]>) {
    this.#read = read
  }

  add(key: HolderKey): HolderKey {
    this.#known.set(key.holder, key)
    return key
  }

  async ofMany(holders: readonly string[]): Promise<Map<string, HolderKey>> {
    const missing = [...new Set(holders)].filter((holder) => !this.#known.has(holder))
    this.#start(missing.filter((holder) => !this.#reading.has(holder)))
    await Promise.all(missing.flatMap((holder) => this.#reading.get(holder) ?? []))
    return new Map(
      holders.flatMap((holder) => {
        const key = this.#known.get(holder)
        return key ? [[holder, key] as const] : []
      }),
    )
  }

  #start(holders: readonly string[]): void {
    if (holders.length === 0) return
    const done = this.#read(holders)
      .then((keys) => {
        for (const key of keys) this.add(key)
      })
      .finally(() => {
        for (const holder of holders) this.#reading.delete(holder)
      })
    for (const holder of holders) this.#reading.set(holder, done)
  }
}

/** The key was destroyed with its file, or does not exist for this actor: what it sealed is missing. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing'

  constructor() {
    super('vault: no key for this holder')
  }
}

/** Reads and creates holders' keys inside a transaction. Row security decides which of them it sees. */
export function holderKeysOf(db: Kysely<DB>, vault: Vault, now: Date): HolderKeys {
  const keys = new KnownKeys(async (holders) => {
    const rows = await listWrappedKeys(db, holders)
    return rows.map(({ holder, wrapped }) => vault.holderKey(holder, wrapped))
  })
  return {
    ofMany: (holders) => keys.ofMany(holders),
    async of(holder) {
      const key = (await keys.ofMany([holder])).get(holder)
      if (!key) throw new KeyMissing()
      return key
    },
    async make(holder) {
      const { wrapped, key } = vault.newHolderKey(holder)
      await db
        .insertInto('vault_key')
        .values({ holder, wrapped, master_key: vault.currentMasterKey, created_at: now })
        .execute()
      return keys.add(key)
    },
    unwrap: (holder, wrapped) => keys.add(vault.holderKey(holder, wrapped)),
  }
}
