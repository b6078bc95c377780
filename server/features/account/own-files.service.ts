import { randomUUID } from 'node:crypto'
import type { Calls } from '#contract/calls.ts'
import { consentsToFit, type LedgerEntry, toAskAgain, withEnds } from '#domain/consents/consent-ledger.ts'
import { NOTICE_VERSION, WITHDRAWN_DAYS } from '#domain/product.ts'
import { DUE_SOON_DAYS } from '#domain/retention.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import { recordConsent } from '../../consents/consent-ledger.ts'
import type { Transaction } from '../../database/database.ts'
import { appendToLedger, type Closing } from '../../erasure/erasure-ledger.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishFileEvent } from '../../live-events/publish-event.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { lockOwnFile } from '../../people/people.repository.ts'
import { openName } from '../../people/rider-contact.ts'
import { endAccessesToFile } from '../../support-access/support-access.service.ts'
import {
  type Cause,
  findRestriction,
  insertRestriction,
  listFilesKeptUntil,
  listOwnConsents,
  listOwnFiles,
  listRestrictedFiles,
  updateRestrictionEnded,
} from './own-files.repository.ts'

type Files = Calls['GET /api/account/files']['response']
type Consents = Calls['GET /api/account/consents']['response']
type ConsentEntry = Consents['entries'][number]

const DAY_MS = 86_400_000
const PURPOSES: readonly ConsentEntry['purpose'][] = ['fit', 'research', 'guardian']
export const isoOf = (at: Date | null | undefined) => at?.toISOString() ?? null

interface OwnEntry extends LedgerEntry {
  id: string
  language: string
  fitterId: string | null
}

type ConsentRow = Awaited<ReturnType<typeof listOwnConsents>>[number]

/** An answer as the rules of the ledger read it. */
export const entryOf = (row: ConsentRow): OwnEntry => ({
  id: row.id,
  purpose: row.purpose,
  granted: row.granted,
  at: row.at.toISOString(),
  noticeVersion: row.notice_version,
  language: row.language,
  riderId: row.rider_id,
  fitterId: row.fitter_id,
})

/** The ledger for its reader, newest first. @param ledger oldest first */
export const presentLedger = (
  ledger: readonly OwnEntry[],
  nameOf: (fitterId: string | null) => string | null,
): ConsentEntry[] =>
  withEnds(ledger)
    .toReversed()
    .flatMap(({ entry: { riderId: _, fitterId, purpose, ...entry }, endedAt }) => {
      const known = PURPOSES.find((one) => one === purpose)
      return known ? [{ ...entry, purpose: known, endedAt, fitterName: nameOf(fitterId) }] : []
    })

/** The client's whole ledger, oldest first. */
async function ledgerOf(tx: Transaction, accountId: string): Promise<OwnEntry[]> {
  return (await listOwnConsents(tx, accountId)).map(entryOf)
}

/** The files that fitters keep about the client, and what was decided about each. */
export async function listFiles(tx: Transaction): Promise<Files> {
  const accountId = requireActor('client', tx)
  const [files, ledger] = await Promise.all([listOwnFiles(tx, accountId), ledgerOf(tx, accountId)])
  const fitters = await fitterNamesOf(
    tx,
    files.map(({ fitter_id }) => fitter_id),
  )
  return {
    files: files.map(({ id, fitter_id, restricted_at, access_ended_at, erase_at, kept_until }) => ({
      riderId: id,
      fitterName: fitters.get(fitter_id)?.name ?? '',
      studio: fitters.get(fitter_id)?.studio ?? null,
      restrictedAt: isoOf(restricted_at),
      accessEndedAt: isoOf(access_ended_at),
      fitConsent: consentsToFit(ledger, id),
      eraseAt: isoOf(erase_at),
      keptUntil: kept_until.toISOString(),
    })),
  }
}

/** The ledger of the client, newest first, and what is to be asked again because the notice has a new version. */
export async function readConsents(tx: Transaction, version = NOTICE_VERSION): Promise<Consents> {
  const ledger = await ledgerOf(tx, requireActor('client', tx))
  const fitters = await fitterNamesOf(
    tx,
    ledger.flatMap(({ fitterId }) => fitterId ?? []),
  )
  const nameOf = (fitterId: string | null) => (fitterId && fitters.get(fitterId)?.name) || null
  const fitterOf = new Map(ledger.map(({ riderId, fitterId }) => [riderId, fitterId]))
  return {
    entries: presentLedger(ledger, nameOf),
    askAgain: toAskAgain(ledger, version).map(({ purpose, riderId }) => ({
      purpose,
      riderId,
      fitterName: nameOf(fitterOf.get(riderId) ?? null),
    })),
  }
}

type OwnFile = NonNullable<Awaited<ReturnType<typeof lockOwnFile>>>

/** @throws AppError `not_found` for a file that is not the client's */
async function requireOwnFile(tx: Transaction, riderId: string): Promise<OwnFile> {
  const file = await lockOwnFile(tx, riderId, requireActor('client', tx))
  if (!file) throw new AppError('not_found')
  return file
}

/** Everything that the fitter's open pages show of the file is read again. */
async function publishClosing(tx: Transaction, file: File): Promise<void> {
  for (const topic of ['submissions', 'sessions', 'followUps', 'outcomes', 'account'] as const)
    await publishFileEvent(tx, topic, { fitter_id: file.fitter_id, rider_id: file.id })
}

/** The copies of the ledger that a restore repeats. */
export interface Ledger {
  erasureLedger: readonly string[]
}

/** What a restore of an earlier backup repeats. It is written before it takes effect. */
export const closingOf = (
  { now }: Pick<Transaction, 'now'>,
  of: string,
  closed: Closing['closed'],
  on: boolean,
): Closing => ({ of, closed, on, at: now.toISOString() })

/** A file as its restriction is begun or ended. */
interface File {
  id: string
  fitter_id: string
}

/**
 * Begins or ends the restriction of a file for one cause. Beginning it ends support's accesses for good. Repeating it
 * changes nothing.
 * @returns the one in force
 */
export async function restrict(tx: Transaction, file: File, cause: Cause, wanted: boolean) {
  const present = await findRestriction(tx, file.id, cause)
  if (wanted === (present !== undefined)) return present
  const about = { entity: 'restriction', fitterId: file.fitter_id, riderId: file.id } as const
  await publishClosing(tx, file)
  if (present) {
    await updateRestrictionEnded(tx, present.id)
    const changes = { ended_at: { to: tx.now } }
    await recordAudit(tx, { ...about, action: 'restriction.ended', entityId: present.id, changes })
    return undefined
  }
  const row = {
    id: randomUUID(),
    fitter_id: file.fitter_id,
    rider_id: file.id,
    cause,
    begun_at: tx.now,
    erase_at: cause === 'consent' ? new Date(tx.now.getTime() + WITHDRAWN_DAYS * DAY_MS) : null,
  }
  await endAccessesToFile(tx, file.id)
  await insertRestriction(tx, row)
  const changes = created({ cause, begun_at: row.begun_at, erase_at: row.erase_at })
  await recordAudit(tx, { ...about, action: 'restriction.begun', entityId: row.id, changes })
  return row
}

/**
 * Restricts a file of the client: it is kept and used for nothing until the client lifts it.
 * @throws AppError `not_found`
 */
export async function restrictFile(
  tx: Transaction,
  riderId: string,
  restricted: boolean,
  { erasureLedger }: Ledger,
): Promise<{ restrictedAt: string | null }> {
  const file = await requireOwnFile(tx, riderId)
  await appendToLedger(erasureLedger, [closingOf(tx, riderId, 'use', restricted)])
  const inForce = await restrict(tx, file, 'request', restricted)
  return { restrictedAt: isoOf(inForce?.begun_at) }
}

/**
 * Withdraws the consent to use health data for the fit, or gives it (again). Without it the file is used for nothing, and
 * is erased after `WITHDRAWN_DAYS`.
 * @throws AppError `not_found`, `notice_version_unknown`
 */
export async function answerFitConsent(
  tx: Transaction,
  riderId: string,
  answer: Calls['POST /api/account/files/:riderId/fit-consent']['body'],
  { erasureLedger }: Ledger,
): Promise<{ granted: boolean; eraseAt: string | null }> {
  const file = await requireOwnFile(tx, riderId)
  await appendToLedger(erasureLedger, [closingOf(tx, riderId, 'fit', !answer.granted)])
  await recordConsent(tx, { ...answer, purpose: 'fit', file: { riderId, fitterId: file.fitter_id } })
  const inForce = await restrict(tx, file, 'consent', !answer.granted)
  return { granted: answer.granted, eraseAt: isoOf(inForce?.erase_at) }
}

/** The fitter's riders who restricted the use of their file, and the files that retention erases soon. */
export async function listRestrictedClients(
  tx: Transaction,
): Promise<Calls['GET /api/restricted-clients']['response']> {
  const fitterId = requireActor('fitter', tx)
  const soon = new Date(tx.now.getTime() + DUE_SOON_DAYS * DAY_MS)
  const [rows, due] = await Promise.all([
    listRestrictedFiles(tx, fitterId),
    listFilesKeptUntil(tx, fitterId, soon),
  ])
  return {
    dueSoon: due.map(({ id, wrapped, kept_until, ...row }) => ({
      riderId: id,
      name: openName(tx.keys.unwrap(id, wrapped), row) ?? '',
      keptUntil: kept_until.toISOString(),
    })),
    items: rows.map(({ id, wrapped, since, erase_at, ...row }) => ({
      riderId: id,
      name: openName(tx.keys.unwrap(id, wrapped), row) ?? '',
      since: new Date(since).toISOString(),
      eraseAt: erase_at && new Date(erase_at).toISOString(),
    })),
  }
}
