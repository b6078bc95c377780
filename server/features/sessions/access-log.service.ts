import type { Calls, Parsed } from '#contract/calls.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { type FitterNames, fitterNamesOf } from '../../people/fitter-names.ts'
import { type AccessRow, findVerification, listAccess, listOwnFiles } from './access-log.repository.ts'
import { openBike } from './bikes.service.ts'
import { entryCursors, presentEntry } from './history.service.ts'
import { findRiderOfFitter } from './riders.repository.ts'

type OwnLog = Calls['GET /api/access-log']['response']
type OwnQuery = Parsed['GET /api/access-log']['query']
type FileLog = Calls['GET /api/riders/:riderId/access-log']['response']
type FileQuery = Parsed['GET /api/riders/:riderId/access-log']['query']
type LogEntry = FileLog['items'][number]

const ACTED: Partial<Record<string, LogEntry['as']>> = { client: 'rider', guest: 'guest', support: 'support' }
const REASONS = ['technical', 'quality'] as const

function actedAs({ actor, actor_id, fitter_id }: AccessRow): LogEntry['as'] {
  if (actor === 'fitter') return actor_id === fitter_id ? 'fitter' : 'sharedFitter'
  return ACTED[actor] ?? 'system'
}

async function verificationOf(tx: Transaction): Promise<FileLog['verification']> {
  const latest = await findVerification(tx)
  return latest ? { ...latest, at: latest.at.toISOString(), entries: Number(latest.entries) } : null
}

/** What a page of the log is presented with. */
interface Reader {
  names: Map<string, FitterNames>
  ownWork: boolean
}

function shareOf(
  { names }: Reader,
  { shared_with, shared_bike, fits_from, until_at }: AccessRow,
): LogEntry['share'] {
  if (shared_with === null) return null
  return {
    fitterName: names.get(shared_with)?.name ?? null,
    bikeId: shared_bike,
    fitsFrom: fits_from,
    until: until_at?.toISOString() ?? null,
  }
}

async function presentAccess(tx: Transaction, row: AccessRow, reader: Reader): Promise<LogEntry> {
  const { names, ownWork } = reader
  const key = await tx.keys.of(row.rider_id ?? '')
  return {
    ...presentEntry(tx, key, row, ownWork),
    as: actedAs(row),
    name: (row.actor_id && names.get(row.actor_id)?.name) ?? null,
    reason: REASONS.find((reason) => row.actor === 'support' && reason === row.reason) ?? null,
    fileOf: names.get(row.fitter_id ?? '')?.name ?? '',
    session: row.session_id ? { id: row.session_id, fittedAt: row.fitted_at?.toISOString() ?? null } : null,
    bikes: row.bikes.map(({ details, ...bike }) =>
      openBike(key, { ...bike, details_sealed: Buffer.from(details, 'base64') }),
    ),
    share: shareOf(reader, row),
  }
}

/** The files whose log is read, and the fitters whose names are shown besides those of the entries. */
interface Wanted {
  riderIds: readonly string[]
  fitterIds?: readonly string[]
  ownWork: boolean
}

async function readPage(tx: Transaction, query: FileQuery, { riderIds, fitterIds = [], ownWork }: Wanted) {
  const { cursor, limit, ...filters } = query
  const before = cursor === undefined ? null : entryCursors.read(cursor)
  const [rows, verification] = await Promise.all([
    listAccess(tx, { ...filters, riderIds, ownWork, before, limit: limit + 1 }),
    verificationOf(tx),
  ])
  const shown = rows.slice(0, limit)
  const named = shown.flatMap(({ actor, actor_id, fitter_id, shared_with }) => [
    ...(fitter_id ? [fitter_id] : []),
    ...(actor === 'fitter' && actor_id ? [actor_id] : []),
    ...(shared_with ? [shared_with] : []),
  ])
  const [names] = await Promise.all([fitterNamesOf(tx, [...named, ...fitterIds]), tx.keys.ofMany(riderIds)])
  const page: FileLog = {
    items: await Promise.all(shown.map((row) => presentAccess(tx, row, { names, ownWork }))),
    next: rows.length > limit ? entryCursors.write(String(shown.at(-1)?.id)) : null,
    verification,
  }
  return { page, names }
}

/**
 * Who looked at the acting client's data and who changed it, newest first.
 * @throws AppError `not_found` for a file that is not the client's
 */
export async function readOwnAccessLog(tx: Transaction, { riderId, ...query }: OwnQuery): Promise<OwnLog> {
  requireActor('client', tx)
  const files = await listOwnFiles(tx)
  const wanted = riderId === undefined ? files : files.filter(({ id }) => id === riderId)
  if (riderId !== undefined && wanted.length === 0) throw new AppError('not_found')
  const { page, names } = await readPage(tx, query, {
    riderIds: wanted.map(({ id }) => id),
    fitterIds: files.map(({ fitter_id }) => fitter_id),
    ownWork: false,
  })
  return {
    ...page,
    files: files.map(({ id, fitter_id }) => ({
      riderId: id,
      fitterName: names.get(fitter_id)?.name ?? '',
    })),
  }
}

/**
 * Who looked at a file of the acting fitter and who changed it, newest first.
 * @throws AppError `not_found`
 */
export async function readAccessLogOfFile(
  tx: Transaction,
  riderId: string,
  query: FileQuery,
): Promise<FileLog> {
  const file = await findRiderOfFitter(tx, riderId, requireActor('fitter', tx))
  if (!file) throw new AppError('not_found')
  return (await readPage(tx, query, { riderIds: [riderId], ownWork: true })).page
}
