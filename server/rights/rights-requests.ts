import { randomUUID } from 'node:crypto'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import {
  mayExtend,
  mayHaveArrived,
  RIGHTS,
  type Right,
  type RightsOutcome,
  rightsDueOn,
  rightsState,
} from '#domain/rights/rights-clock.ts'
import { fallbackLanguage, isLanguage } from '#locales/languages.ts'
import { created, type FieldChanges, recordAudit } from '../audit/audit.ts'
import type { Config } from '../config.ts'
import { actingWithin } from '../database/acting-within.ts'
import type { Transaction } from '../database/transaction.ts'
import { AppError } from '../http/problem.ts'
import { newCode, normalCode } from '../links/invitation-code.ts'
import { rightsAlarm } from '../messages/rights-alarm.ts'
import { type Letter, rightsLetter } from '../messages/rights-letter.ts'
import { addressHash } from '../vault/address-hash.ts'
import type { Vault } from '../vault/vault.ts'
import {
  findLanguageOf,
  insertRequest,
  listOpenRequests,
  lockRequest,
  type RequestRow,
  updateRequest,
} from './rights.repository.ts'

const ADDRESS_PURPOSE = 'seal:rights-request'

const codeHash = (vault: Vault, id: string, code: string): Buffer =>
  vault.hash('hash:rights-code', `${id}|${normalCode(code)}`)

/** The right that is asked for. */
export const rightOf = ({ kind }: RequestRow): Right => RIGHTS.find((each) => each === kind) ?? 'access'

/** The facts of a request that its clock reads. */
export const clockOf = (row: RequestRow) => ({
  receivedOn: row.received_on,
  extended: row.extended_at !== null,
  answered: row.answered_at !== null,
})

/** Who asks; null once the request is answered. */
export const addressOf = ({ vault }: Transaction, { id, address_sealed }: RequestRow): string | null =>
  address_sealed && vault.open(ADDRESS_PURPOSE, id, address_sealed)

function record(tx: Transaction, id: string, action: string, changes: FieldChanges): Promise<void> {
  return recordAudit(tx, {
    action: `rights_request.${action}`,
    entity: 'rights_request',
    entityId: id,
    changes,
  })
}

/** Where the letters say to reply. */
export type RepliesTo = Pick<Config, 'contactEmail'>

interface Contents extends RepliesTo {
  letter: Letter
  code?: string
  words?: string
}

/** Queues a letter to the person in their language. Support may not write mails, so the system does. */
async function write(tx: Transaction, row: RequestRow, { contactEmail, ...contents }: Contents) {
  const to = addressOf(tx, row)
  if (!to) throw new AppError('request_answered')
  const { letter } = contents
  const dueOn = rightsDueOn(clockOf(row))
  const params = {
    ...contents,
    right: rightOf(row),
    contact: contactEmail,
    // A day that has passed is not promised.
    ...(dueOn >= dateIn(tx.now, 'UTC') && { dueOn }),
  }
  const purpose = `rights:${row.id}:${letter}:${tx.now.toISOString()}`
  await actingWithin(tx, { kind: 'system' }, () =>
    rightsLetter.queue(tx, { to, language: row.language, params }, { purpose }),
  )
}

/** A request as it came in. */
export interface Received {
  address: string
  right: Right
  /** Of the letters; null for the one in which the product writes to the address, or English. */
  language: string | null
  receivedOn: LocalDate
}

async function languageFor(tx: Transaction, { language, address }: Received): Promise<string> {
  if (language !== null) {
    if (isLanguage(language)) return language
    throw new AppError('invalid_request', { problems: [{ path: ['language'], code: 'invalid_value' }] })
  }
  const hash = addressHash(tx.vault, address)
  const known = await actingWithin(tx, { kind: 'system' }, () => findLanguageOf(tx, hash))
  return known ?? fallbackLanguage
}

/**
 * Enters a request. The person gets a letter with the day by which they are answered, and a code to reply with.
 * @throws AppError `date_out_of_range` for a day that lies ahead or long back, `invalid_request` for an unknown language
 */
export async function enterRequest(
  tx: Transaction,
  received: Received,
  { contactEmail }: RepliesTo,
): Promise<RequestRow> {
  const { address, right, receivedOn } = received
  if (!mayHaveArrived(receivedOn, dateIn(tx.now, 'UTC'))) throw new AppError('date_out_of_range')
  const language = await languageFor(tx, received)
  const id = randomUUID()
  const code = newCode()
  const row: RequestRow = {
    id,
    kind: right,
    address_sealed: tx.vault.seal(ADDRESS_PURPOSE, id, address),
    address_hash: addressHash(tx.vault, address),
    language,
    received_on: receivedOn,
    created_at: tx.now,
    code_hash: codeHash(tx.vault, id, code),
    proven_at: null,
    extended_at: null,
    alarmed_at: null,
    answered_at: null,
    outcome: null,
  }
  await insertRequest(tx, row)
  await record(tx, id, 'entered', created({ kind: right, received_on: receivedOn, language }))
  await write(tx, row, { letter: 'received', code, contactEmail })
  return row
}

/** @throws AppError `not_found`, `request_answered` */
export async function requireOpen(tx: Transaction, id: string): Promise<RequestRow> {
  const row = await lockRequest(tx, id)
  if (!row) throw new AppError('not_found')
  if (row.answered_at) throw new AppError('request_answered')
  return row
}

/** Records that the person replied with the code from their mailbox. @throws AppError `code_wrong` */
export async function proveRequest(tx: Transaction, id: string, code: string): Promise<void> {
  const row = await requireOpen(tx, id)
  if (!row.code_hash?.equals(codeHash(tx.vault, id, code))) throw new AppError('code_wrong')
  await updateRequest(tx, id, { proven_at: tx.now, code_hash: null })
  await record(tx, id, 'proven', { proven_at: { from: row.proven_at, to: tx.now } })
}

/**
 * Takes two months more, and tells the person why.
 * @throws AppError `already_recorded`, and `date_out_of_range` after the first month, in which the person must be told
 */
export async function extendRequest(
  tx: Transaction,
  id: string,
  words: string,
  { contactEmail }: RepliesTo,
): Promise<void> {
  const row = await requireOpen(tx, id)
  if (row.extended_at) throw new AppError('already_recorded')
  if (!mayExtend(clockOf(row), dateIn(tx.now, 'UTC'))) throw new AppError('date_out_of_range')
  const extended = { ...row, extended_at: tx.now, alarmed_at: null }
  await updateRequest(tx, id, { extended_at: tx.now, alarmed_at: null })
  await record(tx, id, 'extended', { extended_at: { from: null, to: tx.now } })
  await write(tx, extended, { letter: 'extended', words, contactEmail })
}

/** Records that a command carried out what was asked for. @throws AppError `not_found`, `request_answered` */
export async function recordCarriedOut(tx: Transaction, id: string): Promise<void> {
  await requireOpen(tx, id)
  await record(tx, id, 'carried_out', {})
}

/**
 * Ends a request with a letter, and forgets who asked.
 * @throws AppError `request_unproven` when it is done for somebody who proved nothing
 */
export async function answerRequest(
  tx: Transaction,
  id: string,
  { outcome, words, contactEmail }: { outcome: RightsOutcome; words: string } & RepliesTo,
): Promise<void> {
  const row = await requireOpen(tx, id)
  if (outcome === 'done' && !row.proven_at) throw new AppError('request_unproven')
  await write(tx, row, { letter: outcome, words, contactEmail })
  await updateRequest(tx, id, {
    answered_at: tx.now,
    outcome,
    address_sealed: null,
    address_hash: null,
    code_hash: null,
  })
  await record(tx, id, 'answered', { outcome: { from: null, to: outcome } })
}

/** Mails the provider once about each request that is open on its 20th day. @returns false: nothing is left */
export async function queueRightsAlarms(tx: Transaction, to: string): Promise<boolean> {
  const today = dateIn(tx.now, 'UTC')
  for (const row of await listOpenRequests(tx)) {
    if (row.alarmed_at || rightsState(clockOf(row), today) === 'open') continue
    await updateRequest(tx, row.id, { alarmed_at: tx.now })
    await record(tx, row.id, 'alarmed', { alarmed_at: { from: null, to: tx.now } })
    const params = { id: row.id, right: rightOf(row), dueOn: rightsDueOn(clockOf(row)) }
    const purpose = `rights_alarm:${row.id}:${rightsDueOn(clockOf(row))}`
    await rightsAlarm.queue(tx, { to, language: 'en', params }, { purpose })
  }
  return false
}
