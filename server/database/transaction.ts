import type { Kysely } from 'kysely'
import type { HolderKey, Vault } from '../vault/vault.ts'
import type { Actor } from './actor.ts'
import type { DB } from './schema.gen.ts'

/**
 * One transaction with its actor inside. Services take it as their first parameter and pass it on.
 * It never spans slow work (password hashing, images, sending); do that before or after.
 */
export interface Transaction {
  db: Kysely<DB>
  actor: Actor
  /** The one instant of this transaction. */
  now: Date
  requestId: string
  vault: Vault
  keys: HolderKeys
  /** The address links are built from. */
  publicUrl: string
  /** From here on the transaction acts as another (the database switched already, by a gate function). */
  become(actor: Actor): void
  /**
   * Does not wait for the answer of one statement that was sent. Should the statement fail, the transaction fails with
   * its error, and nothing is stored.
   */
  defer(answer: Promise<unknown>): void
  /** Waits for all deferred statements. @throws the error of the first that failed */
  settle(): Promise<void>
}

/** The holders' keys as far as this actor may see their holders; each is read once a transaction. */
export interface HolderKeys {
  /** @throws when the holder's key is gone (erased) or out of this actor's sight */
  of(holder: string): Promise<HolderKey>
  /** Those of many in one query; absent ones are left out. */
  ofMany(holders: readonly string[]): Promise<Map<string, HolderKey>>
  /** A new holder's key, stored with this transaction. */
  make(holder: string): Promise<HolderKey>
  /** A key that a gate function handed out, wrapped. */
  unwrap(holder: string, wrapped: Buffer): HolderKey
}
