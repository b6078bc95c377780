import { sql } from 'kysely'
import { type AccountActor, actorId } from './actor.ts'
import type { Transaction } from './transaction.ts'

const actAs = ({ db, now }: Transaction, kind: string, account: string | null) =>
  sql`select app.act_as(${kind}, ${account}::uuid, ${now}::timestamptz)`.execute(db)

/**
 * Runs work as the system in the same transaction, for what a person causes but may not see: both commit or neither.
 * No other statement of the transaction may run at the same time.
 */
export async function asSystemWithin<T>(
  tx: Transaction,
  actor: AccountActor,
  work: () => Promise<T>,
): Promise<T> {
  tx.defer(actAs(tx, 'system', null))
  tx.become({ kind: 'system' })
  const outcome = await work()
  tx.defer(actAs(tx, actor.kind, actorId(actor)))
  tx.become(actor)
  return outcome
}
