import type { Calls } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { currentPosition } from '#domain/report/current-position.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { scoresOfArray } from '../../outcomes/score-array.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { listFittedSessions, listRidersOfAccount } from './client-dashboard.repository.ts'

type FitSession = Calls['GET /api/sessions/:sessionId']['response']
type Overview = Calls['GET /api/client/overview']['response']
type OwnHistory = Calls['GET /api/client/fits']['response']
type OwnBike = Calls['GET /api/client/bikes/:bikeId']['response']
type Measured = FitSession['measurements']

/** The client's file at one fitter. */
export interface OwnFile {
  riderId: string
  fitterName: string
  timeZone: string | null
}

export interface OwnFit {
  riderId: string
  fit: Overview['fits'][number]
  /** What the rider scored once more before the fit. */
  scoredAgain: OwnHistory['fits'][number]['scoredAgain']
}

/** Queries of other features, which the dashboard may not import. */
export interface Sources {
  listOpenIntakes(tx: Transaction): Promise<{ items: Overview['intakes'] }>
  listOwnFollowUps(tx: Transaction): Promise<{ items: Overview['followUps'] }>
  offersToConfirm(tx: Transaction): Promise<Overview['offers']>
  bikesOf(tx: Transaction, riderIds: readonly string[]): Promise<Map<string, FitSession['bikes']>>
  measurementsOf(tx: Transaction, sessionIds: readonly string[]): Promise<Map<string, Measured>>
  recommendationsOf(
    tx: Transaction,
    sessionIds: readonly string[],
  ): Promise<Map<string, FitSession['recommendations']>>
  zoneScoresOf(tx: Transaction, riderIds: readonly string[]): Promise<Map<string, FitSession['scores']>>
  changesOfSessions(
    tx: Transaction,
    sessionIds: readonly string[],
  ): Promise<Map<string, FitSession['interventions']>>
}

/** The client's files with their fitters' names. The name is empty if the fitter deleted the account. */
export async function ownFiles(tx: Transaction): Promise<OwnFile[]> {
  const rows = await listRidersOfAccount(tx, requireActor('client', tx))
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

/** The completed fits of all files, newest first. */
export async function ownFits(tx: Transaction, files: readonly OwnFile[]): Promise<OwnFit[]> {
  if (files.length === 0) return []
  const rows = await listFittedSessions(
    tx,
    files.map(({ riderId }) => riderId),
  )
  return rows.flatMap((row): OwnFit[] => {
    const file = files.find(({ riderId }) => riderId === row.rider_id)
    if (!file || !row.fitted_at) return []
    const fit = {
      sessionId: row.id,
      fittedAt: row.fitted_at.toISOString(),
      fittedOn: dateIn(row.fitted_at, file.timeZone ?? 'UTC'),
      fitterName: file.fitterName,
      bikeId: row.bike_id,
    }
    const scoredAgain =
      row.scores && row.submitted_at
        ? { at: row.submitted_at.toISOString(), scores: scoresOfArray(row.scores) }
        : null
    return [{ riderId: row.rider_id, fit, scoredAgain }]
  })
}

/** Orders by due date, earliest first. Entries without a date are last. */
const byDay = (a: { dueOn: string | null }, b: { dueOn: string | null }) =>
  (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999')

export const idsOf = (fits: readonly OwnFit[]) => fits.map(({ fit }) => fit.sessionId)

async function openAdvice(sources: Sources, tx: Transaction, fits: readonly OwnFit[]) {
  const advised = await sources.recommendationsOf(tx, idsOf(fits))
  const open: Overview['recommendations'] = fits.flatMap(({ fit }) =>
    (advised.get(fit.sessionId) ?? [])
      .filter(({ withdrawn, doneAt }) => !withdrawn && !doneAt)
      .map((each) => ({ ...each, sessionId: fit.sessionId, fitterName: fit.fitterName })),
  )
  return open.toSorted(byDay)
}

const measuredIn = (measured: Map<string, Measured>, fits: readonly OwnFit[]) =>
  fits.map(({ fit }) => ({ ...fit, measurements: measured.get(fit.sessionId) ?? [] }))

interface Known {
  bike: FitSession['bikes'][number]
  file: OwnFile
  fits: ReturnType<typeof measuredIn>
}

/** The bikes of all files with their fits, by file. */
async function knownBikes(
  sources: Sources,
  tx: Transaction,
  files: readonly OwnFile[],
  fits: readonly OwnFit[],
): Promise<Known[]> {
  const bikes = await sources.bikesOf(
    tx,
    files.map(({ riderId }) => riderId),
  )
  const onBikes = fits.filter(({ fit }) => fit.bikeId)
  const measured = await sources.measurementsOf(tx, idsOf(onBikes))
  return files.flatMap((file) =>
    (bikes.get(file.riderId) ?? []).map((bike) => {
      const own = onBikes.filter(({ fit }) => fit.bikeId === bike.id)
      return { bike, file, fits: measuredIn(measured, own) }
    }),
  )
}

const presentBike = ({ bike, file }: Known): OwnBike['bike'] => {
  const { version: _, ...facts } = bike
  return { ...facts, fitterName: file.fitterName }
}

/** The client's next steps, discomfort over time, bikes and fits, across all fitters. */
export async function readOverview(sources: Sources, tx: Transaction): Promise<Overview> {
  const files = await ownFiles(tx)
  const fits = await ownFits(tx, files)
  const bikes = await knownBikes(sources, tx, files, fits)
  const scored = await sources.zoneScoresOf(
    tx,
    files.map(({ riderId }) => riderId),
  )
  const scores = files.flatMap(({ riderId, fitterName }) =>
    (scored.get(riderId) ?? []).map((each) => ({ ...each, fitterName })),
  )
  return {
    intakes: (await sources.listOpenIntakes(tx)).items,
    followUps: (await sources.listOwnFollowUps(tx)).items,
    offers: await sources.offersToConfirm(tx),
    recommendations: await openAdvice(sources, tx, fits),
    scores: scores.toSorted((a, b) => a.at.localeCompare(b.at)),
    bikes: bikes.map((known) => ({
      ...presentBike(known),
      position: currentPosition(known.fits),
      fittedAt: known.fits[0]?.fittedAt ?? null,
    })),
    fits: fits.map(({ fit }) => fit),
  }
}

/**
 * One of the client's bikes: its current position, and the measurements after each fit.
 * @throws AppError `not_found`
 */
export async function readOwnBike(sources: Sources, tx: Transaction, bikeId: string): Promise<OwnBike> {
  const files = await ownFiles(tx)
  const fits = await ownFits(tx, files)
  const known = (await knownBikes(sources, tx, files, fits)).find(({ bike }) => bike.id === bikeId)
  if (!known) throw new AppError('not_found')
  return {
    bike: presentBike(known),
    position: currentPosition(known.fits),
    fits: known.fits,
    link: `${tx.publicUrl}/client/bike/${bikeId}`,
  }
}
