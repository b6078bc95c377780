import { randomUUID } from 'node:crypto'
import { breachState } from '#domain/rights/rights-clock.ts'
import { created, type FieldChanges, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/transaction.ts'
import { AppError } from '../http/problem.ts'
import { breachAlarm } from '../messages/breach-alarm.ts'
import {
  type BreachRow,
  insertBreach,
  listOpenBreaches,
  lockBreach,
  updateBreach,
} from './rights.repository.ts'

/** What a breach's words, and those that close it, are sealed for. */
const BREACH_PURPOSE = 'seal:data-breach'
const CLOSING_PURPOSE = 'seal:data-breach-closing'

const record = (tx: Transaction, id: string, action: string, changes: FieldChanges): Promise<void> =>
  recordAudit(tx, { action: `data_breach.${action}`, entity: 'data_breach', entityId: id, changes })

/** What happened, in the words of whoever entered it. */
export const wordsOf = ({ vault }: Transaction, { id, words_sealed }: BreachRow): string =>
  vault.open(BREACH_PURPOSE, id, words_sealed)

/** What came of it; null while it is open, and of one that an earlier version closed. */
export const closingOf = ({ vault }: Transaction, { id, closing_sealed }: BreachRow): string | null =>
  closing_sealed && vault.open(CLOSING_PURPOSE, id, closing_sealed)

/**
 * Enters a breach. Its 72 hours run from when the provider knew of it.
 * @throws AppError `date_out_of_range` when that lies ahead
 */
export async function enterBreach(
  tx: Transaction,
  { awareAt, words }: { awareAt: Date; words: string },
): Promise<BreachRow> {
  if (awareAt > tx.now) throw new AppError('date_out_of_range')
  const id = randomUUID()
  const row: BreachRow = {
    id,
    aware_at: awareAt,
    words_sealed: tx.vault.seal(BREACH_PURPOSE, id, words),
    created_at: tx.now,
    authority_told_at: null,
    people_told_at: null,
    closed_at: null,
    closing_sealed: null,
    warned_at: null,
    alarmed_at: null,
  }
  await insertBreach(tx, row)
  await record(tx, id, 'entered', created({ aware_at: awareAt }))
  return row
}

/** @throws AppError `not_found` */
async function requireBreach(tx: Transaction, id: string): Promise<BreachRow> {
  const row = await lockBreach(tx, id)
  if (!row) throw new AppError('not_found')
  return row
}

const COLUMNS = { authority: 'authority_told_at', people: 'people_told_at' } as const
export type Told = keyof typeof COLUMNS
export const isTold = (text: string): text is Told => Object.hasOwn(COLUMNS, text)

/**
 * Records that the authority or the people were told. Nothing is added to a breach that is closed.
 * @throws AppError `not_found`, `already_recorded`
 */
export async function recordNotice(tx: Transaction, id: string, told: Told): Promise<void> {
  const row = await requireBreach(tx, id)
  const column = COLUMNS[told]
  if (row[column] || row.closed_at) throw new AppError('already_recorded')
  await updateBreach(tx, id, { [column]: tx.now })
  await record(tx, id, `${told}_told`, { [column]: { from: null, to: tx.now } })
}

/** Closes a breach with what came of it. @throws AppError `not_found`, `already_recorded` */
export async function closeBreach(tx: Transaction, id: string, words: string): Promise<void> {
  const row = await requireBreach(tx, id)
  if (row.closed_at) throw new AppError('already_recorded')
  await updateBreach(tx, id, {
    closed_at: tx.now,
    closing_sealed: tx.vault.seal(CLOSING_PURPOSE, id, words),
  })
  await record(tx, id, 'closed', { closed_at: { from: null, to: tx.now } })
}

/** Mails the provider about a breach, once before the 72 hours are over and once after. */
async function alarm(tx: Transaction, row: BreachRow, to: string): Promise<void> {
  const state = breachState({ awareAt: row.aware_at, authorityTold: row.authority_told_at !== null }, tx.now)
  if (state !== 'warning' && state !== 'overdue') return
  const column = state === 'warning' ? 'warned_at' : 'alarmed_at'
  if (row[column]) return
  await updateBreach(tx, row.id, { [column]: tx.now })
  await record(tx, row.id, state === 'warning' ? 'warned' : 'alarmed', {
    [column]: { from: null, to: tx.now },
  })
  const params = { id: row.id, state, awareAt: row.aware_at.toISOString() }
  await breachAlarm.queue(tx, { to, language: 'en', params }, { purpose: `breach_alarm:${row.id}:${state}` })
}

/** Mails the provider about breaches of which the authority was not told. @returns false: nothing is left */
export async function queueBreachAlarms(tx: Transaction, to: string): Promise<boolean> {
  for (const row of await listOpenBreaches(tx)) await alarm(tx, row, to)
  return false
}
