import { randomUUID } from 'node:crypto'
import { created, type FieldChanges, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/transaction.ts'
import { insertBreach, lockBreach, updateBreach } from './rights.repository.ts'

/** What a breach's words are sealed for. */
export const BREACH_PURPOSE = 'seal:data-breach'

const record = (tx: Transaction, id: string, action: string, changes: FieldChanges): Promise<void> =>
  recordAudit(tx, { action: `data_breach.${action}`, entity: 'data_breach', entityId: id, changes })

/** Enters a breach. Its 72 hours run from when the provider knew of it. @returns its id */
export async function enterBreach(
  tx: Transaction,
  breach: { awareAt: Date; words: string },
): Promise<string> {
  const id = randomUUID()
  await insertBreach(tx, {
    id,
    aware_at: breach.awareAt,
    words_sealed: tx.vault.seal(BREACH_PURPOSE, id, breach.words),
    created_at: tx.now,
  })
  await record(tx, id, 'entered', created({ aware_at: breach.awareAt }))
  return id
}

const COLUMNS = { authority: 'authority_told_at', people: 'people_told_at', close: 'closed_at' } as const
export type BreachStep = keyof typeof COLUMNS
export const isBreachStep = (text: string): text is BreachStep => Object.hasOwn(COLUMNS, text)

/** Records that the authority or the people were told, or that the breach is settled. @throws when it was before */
export async function stepBreach(tx: Transaction, id: string, step: BreachStep): Promise<void> {
  const row = await lockBreach(tx, id)
  if (!row) throw new Error('There is no such breach.')
  const column = COLUMNS[step]
  if (row[column]) throw new Error('That is recorded already.')
  await updateBreach(tx, id, { [column]: tx.now })
  await record(tx, id, step === 'close' ? 'closed' : `${step}_told`, { [column]: { from: null, to: tx.now } })
}
