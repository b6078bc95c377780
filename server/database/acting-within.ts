import { sql } from 'kysely'
import { type AccountActor, type Actor, actorId } from './actor.ts'
import type { Transaction } from './transaction.ts'

type Acting = AccountActor | Extract<Actor, { kind: 'system' }>
/** The guest of a form. The guest of a report lets nobody act. */
type FormGuest = Extract<Actor, { kind: 'guest' }> & { report?: never }

const isFormGuest = (actor: Actor): actor is FormGuest => actor.kind === 'guest' && actor.report !== true
const isActing = (actor: Actor): actor is Acting => 'id' in actor || actor.kind === 'system'

function become(tx: Transaction, actor: Acting | FormGuest): void {
  const { db, now } = tx
  const statement =
    actor.kind === 'guest'
      ? sql`select app.act_as_guest(${actor.sessionId}::uuid, ${actor.riderId}::uuid, ${actor.fitterId}::uuid,
          ${actor.followUpId}::uuid, ${now}::timestamptz)`
      : sql`select app.act_as(${actor.kind}, ${actorId(actor)}::uuid, ${now}::timestamptz)`
  tx.defer(statement.execute(db))
  tx.become(actor)
}

/**
 * Runs work as another actor in the same transaction, so that both commit or neither: as the system what a person causes
 * but may not see, or as a person what the console does for them. No other statement may run at the same time.
 */
export async function actingWithin<T>(tx: Transaction, actor: Acting, work: () => Promise<T>): Promise<T> {
  const before = tx.actor
  if (!isActing(before) && !isFormGuest(before))
    throw new Error('only an account, the guest of a form or the system lets another act')
  become(tx, actor)
  const outcome = await work()
  become(tx, before)
  return outcome
}

/**
 * The rest of the transaction acts as the system: what a visitor causes, whose right a gate function has checked, but who
 * may not see it. Nothing of the visitor's own is written after it.
 */
export const becomeSystem = (tx: Transaction): void => become(tx, { kind: 'system' })
