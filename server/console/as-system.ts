import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { openDatabase, type Transaction } from '../database/database.ts'
import { runTimeLogin } from '../database/set-up.ts'
import type { Vault } from '../vault/vault.ts'

/** What a command needs to work as the product does. */
export interface Console {
  config: Config
  owner: Client
  ownerUrl: string
  vault: Vault
  now: Date
}

/** Runs one transaction as the system on the run-time role's connection, so that the product's own rules apply. */
export async function asSystem<T>(console: Console, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { config, owner, ownerUrl, vault, now } = console
  const database = openDatabase({
    ...(await runTimeLogin(owner, { ownerUrl, url: config.database?.url ?? null }, vault)),
    vault,
    publicUrl: config.publicUrl,
    size: 1,
  })
  try {
    return await database.perform({ system: true }, { now, requestId: 'console' }, work)
  } finally {
    await database.close()
  }
}
