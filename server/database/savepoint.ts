import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'

/**
 * Runs work in a savepoint: if it fails, only this work is undone and the transaction continues.
 * @returns the result of the work, or the error it threw
 */
export async function inSavepoint<T>(
  { db, defer, settle }: Pick<Transaction, 'db' | 'defer' | 'settle'>,
  work: () => Promise<T>,
): Promise<{ value: T } | { error: unknown }> {
  await settle()
  defer(sql`savepoint step`.execute(db))
  try {
    const value = await work()
    await settle()
    await sql`release savepoint step`.execute(db)
    return { value }
  } catch (error) {
    // Its other statements failed too, or are rolled back.
    await settle().catch(() => undefined)
    await sql`rollback to savepoint step`.execute(db)
    return { error }
  }
}
