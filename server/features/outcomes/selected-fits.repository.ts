import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { DETRACTORS_UP_TO, PROMOTERS_FROM } from '#domain/outcomes/recommendation.ts'
import type { PlainSelection, ResponseName, Selection } from '#domain/outcomes/selection.ts'
import { anyOf } from '../../database/any-of.ts'
import { FOLLOW_UPS, isDue, isOfWave, RESPONSE } from '../../outcomes/due-follow-ups.repository.ts'
import { codeOf, isComplaintScore, placeOf } from './counted-fits.repository.ts'

/** The scores of the fit `f`, one row for each zone, as `z`. */
export const ZONE_SCORES = sql`unnest(f.before, f.after) with ordinality as z(before, after, zone)`

/** Whether the fit `f` has an improvement index: at least two of its components. */
export const HAS_INDEX = sql<boolean>`(exists (select from ${ZONE_SCORES} where z.before + z.after > 0))::int
  + (exists (select from unnest(f.goal_attainment) a where a is not null))::int
  + (f.overall_change is not null)::int >= 2`

/** The predictions of the fit `f` with both scores, one row for each zone that has all three, as `z`. */
export const PREDICTED_ZONES = sql`prediction p cross join lateral
  unnest(array[p.feet, p.knees, p.saddle, p.lower_back, p.shoulders, p.hands], f.before, f.after)
    with ordinality as z(predicted, before, after, zone)
  where p.session_id = f.session_id and z.predicted is not null and z.before is not null and z.after is not null`

/**
 * Whether the answer of the fit `f` can judge a prediction: an early one says too little, and in an assisted one the
 * fitter had a part.
 */
export const JUDGES = sql<boolean>`(not f.after_early and not f.after_assisted)`

const whether = (response: ResponseName): RawBuilder<boolean> =>
  response === 'due' ? sql<boolean>`true` : sql<boolean>`${RESPONSE} = ${response}`

const PLAIN: Readonly<Record<PlainSelection, RawBuilder<boolean>>> = {
  fits: sql`true`,
  scored: sql`exists (select from ${ZONE_SCORES} where z.before is not null and z.after is not null)`,
  goals_rated: sql`exists (select from unnest(f.goal_attainment) x where x is not null)`,
  goals_agreed: sql`exists (select from unnest(f.goal_attainment, f.goal_agreed) as g(attainment, agreed)
    where g.attainment is not null and g.agreed)`,
  goals_stated: sql`cardinality(f.goals) > 0`,
  alignment: sql`f.goal_alignment is not null`,
  satisfaction: sql`f.satisfaction is not null`,
  improvement: HAS_INDEX,
  recommend: sql`f.recommend is not null`,
  promoters: sql`f.recommend >= ${sql.lit(PROMOTERS_FROM)}`,
  passives: sql`f.recommend > ${sql.lit(DETRACTORS_UP_TO)} and f.recommend < ${sql.lit(PROMOTERS_FROM)}`,
  detractors: sql`f.recommend <= ${sql.lit(DETRACTORS_UP_TO)}`,
  two_baselines: sql`exists (select from unnest(f.before, f.second_before) as z(before, second)
    where ${isComplaintScore(sql`z.before`)} and z.second is not null)`,
  predicted: sql`(${JUDGES} and exists (select from ${PREDICTED_ZONES}))`,
}

/** Whether the fit `f` is behind a figure. */
export function isSelected(selection: Selection, today: LocalDate): RawBuilder<boolean> {
  switch (selection.of) {
    case 'plain':
      return PLAIN[selection.name]
    case 'goal':
      return sql`exists (select from unnest(f.goals, f.goal_attainment) as g(goal, attainment)
        where g.goal = ${selection.goal} and g.attainment is not null)`
    case 'follow_ups':
      return sql`exists (select from ${FOLLOW_UPS}
        where ${isOfWave(selection.wave)} and ${isDue(today)} and ${whether(selection.response)})`
    case 'zones':
      return sql`exists (select from ${ZONE_SCORES} where z.zone = ${anyOf(selection.zones.map(placeOf))}
        and z.before * 8 + z.after = ${anyOf(selection.pairs.map(codeOf))})`
  }
}
