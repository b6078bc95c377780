import type { Kysely } from 'kysely'
import type { HolderKey, Vault } from '../vault/vault.ts'
import type { Actor } from './actor.ts'
import type { Reading } from './readings.ts'
import type { DB } from './schema.gen.ts'

/**
 * One transaction with its actor. Services take it as their first parameter and pass it on. It never spans slow work
 * (password hashing, images, sending); do that before or after.
 */
export interface Transaction {
  db: Kysely<DB>
  actor: Actor
  /** The time of this transaction; all its code uses the same instant. */
  now: Date
  requestId: string
  vault: Vault
  keys: HolderKeys
  /** What the actor opened. It is recorded in a commit of its own, before anything is sent to them. */
  readings: Reading[]
  /** The origin for links. */
  publicUrl: string
  /** Changes the actor from here on, after a gate function has already changed it in the database. */
  become(actor: Actor): void
  /**
   * Does not wait for the result of a statement that was sent. If the statement fails, the transaction fails with its
   * error, and nothing is stored.
   */
  defer(answer: Promise<unknown>): void
  /** Waits for all deferred statements. @throws the error of the first one that failed */
  settle(): Promise<void>
}

/** The keys of the holders that this actor can see. Each is read once per transaction. */
export interface HolderKeys {
  /** @throws KeyMissing when the holder's key was destroyed (erased) or is not visible to this actor */
  of(holder: string): Promise<HolderKey>
  /** The keys of many holders with one query. Missing ones are left out. */
  ofMany(holders: readonly string[]): Promise<Map<string, HolderKey>>
  /** Creates a holder's key, which is stored with this transaction. */
  make(holder: string): Promise<HolderKey>
  /** Opens a wrapped key that a gate function returned. */
  unwrap(holder: string, wrapped: Buffer): HolderKey
}
