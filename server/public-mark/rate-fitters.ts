import { dateIn } from '#domain/calendar/local-date.ts'
import { markOf, yearOfMark } from '#domain/outcomes/public-mark.ts'
import type { DueFollowUp } from '#domain/outcomes/response-rate.ts'
import type { RiderGroups } from '#domain/outcomes/rider-groups.ts'
import type { Transaction } from '../database/database.ts'
import { listFittersToRate, listRatedRiders, type RatedRiders, upsertRatings } from './ratings.repository.ts'

/** How many fitters one transaction rates. */
const BATCH = 100

const FOLLOW_UP: readonly DueFollowUp[] = ['answered', 'silent', 'not_reached']

function followUpOf(text: string): DueFollowUp {
  const known = FOLLOW_UP.find((one) => one === text)
  if (known === undefined) throw new Error(`${text} is no state of a follow-up`)
  return known
}

const groupsOf = <Value>(
  rows: readonly RatedRiders[],
  name: string,
  read: (text: string) => Value,
): RiderGroups<Value> =>
  rows.filter((row) => row.name === name).map(({ values, riders }) => ({ values: values.map(read), riders }))

/** The row of one fitter. The rating is stored only where the rules allow a mark. */
function rowOf(fitterId: string, rows: readonly RatedRiders[], year: number, now: Date) {
  const { state, rating, response } = markOf(
    groupsOf(rows, 'satisfaction', Number),
    groupsOf(rows, 'response', followUpOf),
  )
  const shown = state === 'ready' && rating.kind === 'estimate' ? rating : null
  return {
    fitter_id: fitterId,
    year,
    riders: rating.riders,
    asked: response.fits,
    answered: response.having,
    response: response.estimate?.share ?? null,
    rating: shown?.rating ?? null,
    low: shown?.interval.low ?? null,
    high: shown?.interval.high ?? null,
    computed_at: now,
  }
}

/**
 * Computes the ratings that public marks show: once a year for each fitter, from the fits of the last complete year. A rider
 * who withdraws later leaves with the next computation.
 * @returns whether there may be more fitters
 */
export async function rateFitters(tx: Transaction): Promise<boolean> {
  const today = dateIn(tx.now, 'UTC')
  const year = yearOfMark(today)
  const fitters = await listFittersToRate(tx, year, BATCH)
  if (fitters.length === 0) return false
  const rated = await listRatedRiders(tx, fitters, { year, today })
  const byFitter = Map.groupBy(rated, ({ fitter_id }) => fitter_id)
  await upsertRatings(
    tx,
    fitters.map((id) => rowOf(id, byFitter.get(id) ?? [], year, tx.now)),
  )
  return fitters.length === BATCH
}
