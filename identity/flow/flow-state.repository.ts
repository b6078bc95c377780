import type { Insertable, Kysely, Selectable } from 'kysely'
import type { FlowStateTable, IdentityDatabase } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>

export type FlowState = Selectable<FlowStateTable>

export async function insertFlow(db: Db, flow: Insertable<FlowStateTable>): Promise<void> {
  await db.insertInto('identity.flow_state').values(flow).execute()
}

interface FlowInBrowser {
  id: string
  browserHash: Buffer
}

/** Marks an unexpired flow as returned. Of several concurrent calls only one gets the flow. */
export const updateFlowArrived = (
  db: Db,
  { id, browserHash }: FlowInBrowser,
  now: Date,
): Promise<FlowState | undefined> =>
  db
    .updateTable('identity.flow_state')
    .set({ arrived_at: now })
    .where('id', '=', id)
    .where('browser_hash', '=', browserHash)
    .where('arrived_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** The flow, if it has returned already. */
export const findArrivedFlow = (db: Db, { id, browserHash }: FlowInBrowser) =>
  db
    .selectFrom('identity.flow_state')
    .select('id')
    .where('id', '=', id)
    .where('browser_hash', '=', browserHash)
    .where('arrived_at', 'is not', null)
    .executeTakeFirst()

/** Stores the flow's one authorization code. Fails when it has one already. */
export async function updateFlowCode(
  db: Db,
  id: string,
  values: Pick<FlowState, 'person_id' | 'code_hash' | 'tokens_sealed' | 'expires_at'>,
): Promise<void> {
  await db
    .updateTable('identity.flow_state')
    .set(values)
    .where('id', '=', id)
    .where('code_hash', 'is', null)
    .executeTakeFirstOrThrow()
}

/**
 * Counts an attempt at the flow with this code; undefined if there is none or no attempt is left. A code that was used is
 * always found.
 */
export const updateFlowTries = (db: Db, codeHash: Buffer, maxTries: number): Promise<FlowState | undefined> =>
  db
    .updateTable('identity.flow_state')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('code_hash', '=', codeHash)
    .where((or) => or.or([or('tries', '<', maxTries), or('used_at', 'is not', null)]))
    .returningAll()
    .executeTakeFirst()

/** Marks the flow's code as used. The provider's tokens are not kept any longer. */
export async function updateFlowUsed(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('identity.flow_state')
    .set({ used_at: now, tokens_sealed: null })
    .where('id', '=', id)
    .execute()
}

/** Stores which session the flow's code gave. */
export async function updateFlowSession(db: Db, id: string, sessionId: string): Promise<void> {
  await db
    .updateTable('identity.flow_state')
    .set({ given_session_id: sessionId })
    .where('id', '=', id)
    .execute()
}

export async function deleteFlowsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('identity.flow_state').where('expires_at', '<=', before).execute()
}
