import type { Client } from 'pg'
import type { Vault } from './vault.ts'

const BATCH = 500

/**
 * Wraps all keys with the ring's first master key, one batch per transaction. It may be interrupted and repeated at any
 * point. Afterwards the older master keys can be removed from the ring.
 * @returns how many keys were rewrapped
 */
export async function rewrapKeys(owner: Client, vault: Vault): Promise<number> {
  const root = await owner.query<{ wrapped: Buffer }>('select wrapped from vault_root')
  for (const { wrapped } of root.rows)
    await owner.query('update vault_root set wrapped = $1', [vault.rewrap('root', wrapped)])
  let done = 0
  for (;;) {
    await owner.query('begin')
    const { rows } = await owner.query<{ holder: string; wrapped: Buffer }>(
      'select holder, wrapped from vault_key where master_key <> $1 limit $2 for update skip locked',
      [vault.currentMasterKey, BATCH],
    )
    for (const { holder, wrapped } of rows)
      await owner.query('update vault_key set wrapped = $2, master_key = $3 where holder = $1', [
        holder,
        vault.rewrap(holder, wrapped),
        vault.currentMasterKey,
      ])
    await owner.query('commit')
    done += rows.length
    if (rows.length < BATCH) return done
  }
}
