import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'

/**
 * Runs work whose failure undoes that work alone: the transaction goes on.
 * @returns what the work returned, or the error it threw
 */
export async function inSavepoint<T>(
  { db }: Pick<Transaction, 'db'>,
  work: () => Promise<T>,
): Promise<{ value: T } | { error: unknown }> {
  await sql`savepoint step`.execute(db)
  try {
    const value = await work()
    await sql`release savepoint step`.execute(db)
    return { value }
  } catch (error) {
    await sql`rollback to savepoint step`.execute(db)
    return { error }
  }
}
