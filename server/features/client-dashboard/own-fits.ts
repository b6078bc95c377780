import type { Calls } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../../database/database.ts'
import { actingAs } from '../../http/acting.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'

type Overview = Calls['GET /api/client/overview']['response']

/** One fitter's file of the person who asks. */
export interface OwnFile {
  riderId: string
  fitterName: string
  timeZone: string | null
}

export interface OwnFit {
  riderId: string
  told: Overview['fits'][number]
}

/** The files that are the client's own, each with its fitter's name; empty where that fitter left. */
export async function ownFiles(tx: Transaction): Promise<OwnFile[]> {
  const rows = await tx.db
    .selectFrom('rider')
    .select(['id', 'fitter_id', 'time_zone'])
    .where('account_id', '=', actingAs('client', tx))
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const names = await fitterNamesOf(
    tx,
    rows.map((row) => row.fitter_id),
  )
  return rows.map((row) => ({
    riderId: row.id,
    fitterName: names.get(row.fitter_id)?.name ?? '',
    timeZone: row.time_zone,
  }))
}

/** The fits that took place, of all files, newest first. */
export async function ownFits({ db }: Transaction, files: readonly OwnFile[]): Promise<OwnFit[]> {
  if (files.length === 0) return []
  const rows = await db
    .selectFrom('session')
    .select(['id', 'rider_id', 'bike_id', 'fitted_at'])
    .where(
      'rider_id',
      'in',
      files.map(({ riderId }) => riderId),
    )
    .where('fitted_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .orderBy('fitted_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.flatMap((row): OwnFit[] => {
    const file = files.find(({ riderId }) => riderId === row.rider_id)
    if (!file || !row.fitted_at) return []
    const told = {
      sessionId: row.id,
      fittedAt: row.fitted_at.toISOString(),
      fittedOn: dateIn(row.fitted_at, file.timeZone ?? 'UTC'),
      fitterName: file.fitterName,
      bikeId: row.bike_id,
    }
    return [{ riderId: row.rider_id, told }]
  })
}
