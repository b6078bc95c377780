import type { Calls } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { reportLink } from '../../links/report-link.ts'
import { fitterLogo, logoAddress } from '../../people/fitter-logo.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { getFitOwners } from './reports.repository.ts'

type Report = Calls['GET /api/sessions/:sessionId/report']['response']
type FitSession = Calls['GET /api/sessions/:sessionId']['response']

/** Reads a session that the actor may see. @throws AppError `not_found` */
export type ReadSession = (tx: Transaction, sessionId: string) => Promise<FitSession>

/** The fitter’s logo for the report of a fit, as WebP. */
export async function logoOfReport(tx: Transaction, sessionId: string): Promise<Buffer | null> {
  return fitterLogo(tx, (await getFitOwners(tx, sessionId)).fitter_id)
}

/** The fitter's name on the report; null if the fitter deleted the account. */
async function fitterOf(tx: Transaction, fitterId: string): Promise<Report['fitter']> {
  const names = (await fitterNamesOf(tx, [fitterId])).get(fitterId)
  const logo = await fitterLogo(tx, fitterId)
  return { name: names?.name ?? '', business: names?.studio ?? null, logo: logo && logoAddress(logo) }
}

/** The discomfort named in the intake of this fit. */
const namedBefore = ({ id, scores }: FitSession): Report['discomfort'] =>
  scores.find(({ sessionId, kind }) => sessionId === id && kind === 'intake')?.zones ?? {}

/**
 * The fit report for the rider. It omits what was withdrawn or removed.
 * @throws AppError `not_found`, also for the guest of a form; `not_fitted` before the fit is completed
 */
export async function readReport(tx: Transaction, id: string, readSession: ReadSession): Promise<Report> {
  if (tx.actor.kind === 'guest' && !tx.actor.report) throw new AppError('not_found')
  const session = await readSession(tx, id)
  if (!session.fittedAt) throw new AppError('not_fitted')
  const { fitter_id, time_zone, region } = await getFitOwners(tx, session.id)
  const { rider, bike } = session
  return {
    sessionId: session.id,
    fittedAt: session.fittedAt,
    fittedOn: dateIn(new Date(session.fittedAt), time_zone ?? 'UTC'),
    rider: { name: rider.name, language: rider.language, region },
    fitter: await fitterOf(tx, fitter_id),
    bike: bike && {
      id: bike.id,
      type: bike.type,
      make: bike.make,
      model: bike.model,
      size: bike.size,
      name: bike.name,
    },
    measurements: session.measurements,
    changes: session.interventions.filter(({ withdrawn }) => !withdrawn),
    recommendations: session.recommendations.filter(({ withdrawn }) => !withdrawn),
    discomfort: namedBefore(session),
    photos: session.photos,
    link: reportLink(tx, session.id),
  }
}
