import type { Calls, Parsed } from '#contract/calls.ts'
import { FEWEST_FOR_MARK, markReplacedOn } from '#domain/outcomes/public-mark.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { accountPlace } from '../../people/account-user.ts'
import { studioPlace } from '../../people/fitter-names.ts'
import { findChoice, findRating, findShownMark, lockChoice, upsertChoice } from './public-mark.repository.ts'

type OwnMark = Calls['GET /api/public-mark']['response']
type Mark = NonNullable<OwnMark['mark']>
type Verified = Calls['GET /api/marks/:slug']['response']
type Wish = Parsed['PUT /api/public-mark']['body']
type Rating = NonNullable<Awaited<ReturnType<typeof findRating>>>

const basisOf = (row: Pick<Rating, 'year' | 'riders' | 'asked' | 'answered' | 'computed_at'>) => ({
  year: row.year,
  riders: row.riders,
  asked: row.asked,
  answered: row.answered,
  computedAt: row.computed_at.toISOString(),
  replacedOn: markReplacedOn(row.year),
})

function presentMark(row: Rating): Mark {
  const { riders, response, rating, low, high } = row
  const missing = Math.max(FEWEST_FOR_MARK - riders, 0)
  const known = rating !== null && low !== null && high !== null
  return {
    ...basisOf(row),
    state: missing > 0 ? 'few_riders' : known ? 'ready' : 'low_response',
    missing,
    response,
    rating: known ? { value: rating, interval: { low, high } } : null,
  }
}

/** The acting fitter's mark: what it rests on, and whether it is shown. @throws AppError `not_found` */
export async function readOwnMark(tx: Transaction): Promise<OwnMark> {
  const fitterId = requireActor('fitter', tx)
  const [choice, rating] = await Promise.all([findChoice(tx, fitterId), findRating(tx, fitterId)])
  if (!choice) throw new AppError('not_found')
  return { shown: choice.shown ?? false, slug: choice.slug, mark: rating ? presentMark(rating) : null }
}

/** Shows the fitter's mark to everybody, or stops showing it. @throws AppError `no_mark` if there is none to show */
export async function changeOwnMark(tx: Transaction, { shown }: Wish): Promise<OwnMark> {
  const fitterId = requireActor('fitter', tx)
  const [before, rating] = await Promise.all([lockChoice(tx, fitterId), findRating(tx, fitterId)])
  if (shown && (rating?.rating ?? null) === null) throw new AppError('no_mark')
  if (shown !== (before?.shown ?? false)) {
    await upsertChoice(tx, fitterId, shown)
    await recordAudit(tx, {
      action: 'public_mark.changed',
      entity: 'public_mark',
      entityId: fitterId,
      fitterId,
      accountId: fitterId,
      changes: { shown: { from: before?.shown ?? false, to: shown } },
    })
  }
  return readOwnMark(tx)
}

/** A mark that a fitter shows. @throws AppError `not_found`, also for one that is not shown */
export async function readShownMark(tx: Transaction, slug: string): Promise<Verified> {
  const row = await findShownMark(tx, slug)
  if (!row) throw new AppError('not_found')
  const key = tx.keys.unwrap(row.fitter_id, row.wrapped)
  return {
    ...basisOf(row),
    name: key.open(accountPlace(row.fitter_id, 'name'), row.name_sealed),
    studio: row.studio_sealed && key.open(studioPlace(row.fitter_id), row.studio_sealed),
    rating: { value: row.rating, interval: { low: row.low, high: row.high } },
  }
}
