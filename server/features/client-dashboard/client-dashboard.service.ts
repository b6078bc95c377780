import type { Calls } from '#contract/calls.ts'
import { currentPosition } from '#domain/report/current-position.ts'
import type { UseCase } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { type OwnFile, type OwnFit, ownFiles, ownFits } from './own-fits.ts'

type FitSession = Calls['GET /api/sessions/:sessionId']['answer']
type Overview = Calls['GET /api/client/overview']['answer']
type OwnBike = Calls['GET /api/client/bikes/:bikeId']['answer']
type Measured = FitSession['measurements']

/** What other features know of a rider, each for whoever may see it. */
export interface Sources {
  listOpenIntakes(useCase: UseCase): Promise<{ items: Overview['intakes'] }>
  listOwnFollowUps(useCase: UseCase): Promise<{ items: Overview['followUps'] }>
  bikesOf(useCase: UseCase, riderId: string): Promise<FitSession['bikes']>
  measurementsOf(
    useCase: UseCase,
    riderId: string,
    sessionIds: readonly string[],
  ): Promise<Map<string, Measured>>
  recommendationsOf(
    useCase: UseCase,
    fit: { id: string; rider_id: string },
  ): Promise<FitSession['recommendations']>
  zoneScoresOf(useCase: UseCase, riderId: string): Promise<FitSession['scores']>
}

/** The soonest due first, those without a day behind. */
const byDay = (a: { dueOn: string | null }, b: { dueOn: string | null }) =>
  (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999')

async function openAdvice(sources: Sources, useCase: UseCase, fits: readonly OwnFit[]) {
  const open: Overview['recommendations'] = []
  for (const { riderId, told } of fits) {
    const all = await sources.recommendationsOf(useCase, { id: told.sessionId, rider_id: riderId })
    const own = all.filter(({ withdrawn, doneAt }) => !withdrawn && !doneAt)
    open.push(...own.map((each) => ({ ...each, sessionId: told.sessionId, fitterName: told.fitterName })))
  }
  return open.toSorted(byDay)
}

const measuredIn = (measured: Map<string, Measured>, fits: readonly OwnFit[]) =>
  fits.map(({ told }) => ({ ...told, measurements: measured.get(told.sessionId) ?? [] }))

interface Known {
  bike: FitSession['bikes'][number]
  file: OwnFile
  fits: ReturnType<typeof measuredIn>
}

/** The bikes of one file with the fits they had. */
async function knownBikes(
  sources: Sources,
  useCase: UseCase,
  file: OwnFile,
  all: readonly OwnFit[],
): Promise<Known[]> {
  const bikes = await sources.bikesOf(useCase, file.riderId)
  const fits = all.filter(({ riderId, told }) => riderId === file.riderId && told.bikeId)
  const ids = fits.map(({ told }) => told.sessionId)
  const measured = await sources.measurementsOf(useCase, file.riderId, ids)
  return bikes.map((bike) => ({
    bike,
    file,
    fits: measuredIn(
      measured,
      fits.filter(({ told }) => told.bikeId === bike.id),
    ),
  }))
}

const bikeTold = ({ bike, file }: Known): OwnBike['bike'] => {
  const { version: _, ...facts } = bike
  return { ...facts, fitterName: file.fitterName }
}

/** What the client can do next, how discomfort went, the bikes as they stand, the fits: of all fitters. */
export async function readOverview(sources: Sources, useCase: UseCase): Promise<Overview> {
  const files = await ownFiles(useCase)
  const fits = await ownFits(useCase, files)
  const bikes: Overview['bikes'] = []
  const scores: Overview['scores'] = []
  for (const file of files) {
    for (const known of await knownBikes(sources, useCase, file, fits))
      bikes.push({
        ...bikeTold(known),
        position: currentPosition(known.fits),
        fittedAt: known.fits[0]?.fittedAt ?? null,
      })
    const own = await sources.zoneScoresOf(useCase, file.riderId)
    scores.push(...own.map((each) => ({ ...each, fitterName: file.fitterName })))
  }
  return {
    intakes: (await sources.listOpenIntakes(useCase)).items,
    followUps: (await sources.listOwnFollowUps(useCase)).items,
    recommendations: await openAdvice(sources, useCase, fits),
    scores: scores.toSorted((a, b) => a.at.localeCompare(b.at)),
    bikes,
    fits: fits.map(({ told }) => told),
  }
}

/**
 * One of the client's bikes: how it stands now, and how it stood after each fit.
 * @throws AppError `not_found`
 */
export async function readOwnBike(sources: Sources, useCase: UseCase, bikeId: string): Promise<OwnBike> {
  const files = await ownFiles(useCase)
  const fits = await ownFits(useCase, files)
  for (const file of files) {
    const known = (await knownBikes(sources, useCase, file, fits)).find(({ bike }) => bike.id === bikeId)
    if (known)
      return {
        bike: bikeTold(known),
        position: currentPosition(known.fits),
        fits: known.fits,
        link: `${useCase.publicUrl}/client/bike/${bikeId}`,
      }
  }
  throw new AppError('not_found')
}
