import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { WAVES } from '#domain/milestones.ts'
import type { TimeSpan } from '#domain/outcomes/time-spans.ts'
import { FOLLOW_UPS, isDue, isOfWave, RESPONSE } from '../../outcomes/due-follow-ups.repository.ts'
import { type Counted, isComplaintScore, placeOf, strataOfFit } from './counted-fits.repository.ts'
import { HAS_INDEX, JUDGES, PREDICTED_ZONES, ZONE_SCORES } from './selected-fits.repository.ts'

/** SQL that gives the values of the fit `f`, as rows of a name and a text, for `listRiderGroups`. */
export type FitValues = RawBuilder<unknown>

export const together = (values: readonly FitValues[]): FitValues => sql.join(values, sql` union all `)

/** Both scores of every zone of a fit, by the place of the zone. */
export const zonePairs: FitValues = sql`select z.zone::text, (z.before * 8 + z.after)::text from ${ZONE_SCORES}
  where z.before is not null and z.after is not null`

/** All zones of a fit that were scored both times, in one text. */
export const scoredZones: FitValues = sql`select 'scored', (select string_agg((z.before * 8 + z.after)::text, ' '
  order by z.before * 8 + z.after) from ${ZONE_SCORES})`

/** The complaints of a fit in one text: of all zones, or of the one that the page is filtered by. */
const complaintsOf = ({ filters: { zone } }: Counted) =>
  sql`(select string_agg((z.before * 8 + z.after)::text, ' ' order by z.before * 8 + z.after)
    from ${ZONE_SCORES} where ${isComplaintScore(sql`z.before`)} and z.after is not null
      ${zone ? sql`and z.zone = ${sql.lit(placeOf(zone))}` : sql``})`

/** The complaints of a fit under each name that a query gives. */
const complaintsBy = (counted: Counted, names: RawBuilder<unknown>): FitValues =>
  sql`select n.name, ${complaintsOf(counted)} from (${names}) n(name) where n.name is not null`

export const complaints = (counted: Counted): FitValues => complaintsBy(counted, sql`select 'complaints'`)

/** The complaints by what is known of the fit: `discipline gravel`, `goal increase_power`, `load more`. */
export const complaintsByGroup = (counted: Counted): FitValues =>
  complaintsBy(
    counted,
    together([
      sql`select 'discipline ' || f.discipline`,
      sql`select 'goal ' || g from unnest(f.goals) g`,
      sql`select 'bikeType ' || b from unnest(f.bike_types) b`,
      ...strataOfFit.map(
        ({ name, value, holds }) => sql`select ${sql.lit(`${name} ${value}`)} where ${holds}`,
      ),
    ]),
  )

/** The complaints by the span in which the fit was, by the place of the span from 1. */
export const complaintsBySpan = (counted: Counted, spans: readonly TimeSpan[]): FitValues =>
  complaintsBy(
    counted,
    sql`select s.place::text from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
      with ordinality s(first, last, place) where f.fitted_on between s.first and s.last`,
  )

/** The complaints by the kinds of change, and `included KIND` for every scored fit with one. */
export const complaintsByChange = (counted: Counted): FitValues =>
  together([
    complaintsBy(counted, sql`select 'after ' || c from unnest(f.changes) c`),
    sql`select 'included ' || c, 'yes' from unnest(f.changes) c
      where exists (select from ${ZONE_SCORES} where z.before is not null and z.after is not null)`,
  ])

/** The scores of the intake and of the day of the fit, of every zone with a complaint. */
export const twoBaselines: FitValues = sql`select 'two_baselines', (z.before * 8 + z.second)::text
  from unnest(f.before, f.second_before) as z(before, second)
  where ${isComplaintScore(sql`z.before`)} and z.second is not null`

/**
 * What was predicted for the zones of a fit with both scores, in one text like `better:42 unchanged:0`: of all zones, or
 * of the one that the page is filtered by. And `waiting` for every fit with predictions that no answer has judged yet.
 */
export const predictions = ({ filters: { zone } }: Counted): FitValues =>
  together([
    sql`select 'predicted', (select string_agg(concat_ws(':', z.predicted, z.before * 8 + z.after), ' '
        order by z.predicted, z.before * 8 + z.after)
      from ${PREDICTED_ZONES} ${zone ? sql`and z.zone = ${sql.lit(placeOf(zone))}` : sql``}) where ${JUDGES}`,
    sql`select 'waiting', 'yes' where f.after is null and exists (select from prediction p
      where p.session_id = f.session_id and num_nonnulls(p.feet, p.knees, p.saddle, p.lower_back, p.shoulders, p.hands) > 0)`,
  ])

/** What became of each due follow-up, by wave. */
export const responses = (today: LocalDate): FitValues =>
  together(
    WAVES.map(
      (wave) =>
        sql`select ${sql.lit(wave)}, ${RESPONSE} from ${FOLLOW_UPS} where ${isOfWave(wave)} and ${isDue(today)}`,
    ),
  )

/** How satisfied the rider is, 1 to 7. */
export const satisfaction: FitValues = sql`select 'satisfaction', f.satisfaction::text`

/**
 * What the improvement index is made of, in one text: both scores of each zone with discomfort, the attainment of each
 * rated goal, and the overall change. `improvement_early` if it is of an early answer.
 */
export const improvement: FitValues = together([
  sql`select 'improvement', concat_ws('|',
      (select coalesce(string_agg((z.before * 8 + z.after)::text, ' ' order by z.before * 8 + z.after), '')
        from ${ZONE_SCORES} where z.before + z.after > 0),
      (select coalesce(string_agg(a::text, ' ' order by a), '') from unnest(f.goal_attainment) a),
      coalesce(f.overall_change::text, ''))
    where ${HAS_INDEX}`,
  sql`select 'improvement_early', 'yes' where f.after_early and ${HAS_INDEX}`,
])

/**
 * The goals of a fit: those rated in one text (goal, attainment, weight, whether its level was agreed), those stated
 * (goal, whether a change names it), and the answers about the fit.
 */
export const goalValues: FitValues = together([
  sql`select 'rated', string_agg(concat_ws(':', g.goal, g.attainment, g.weight, g.agreed::int), ' ' order by g.goal)
    from unnest(f.goals, f.goal_attainment, f.goal_weights, f.goal_agreed) as g(goal, attainment, weight, agreed)
    where g.attainment is not null`,
  sql`select 'stated', string_agg(concat_ws(':', g.goal, g.changed::int), ' ' order by g.goal)
    from unnest(f.goals, f.goal_changed) as g(goal, changed)`,
  sql`select 'alignment', f.goal_alignment::text`,
  sql`select 'recommend', f.recommend::text`,
])
