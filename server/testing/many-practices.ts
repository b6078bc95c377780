import { Client } from 'pg'

/** How many practices one transaction adds. What was committed stays when the command is interrupted. */
const BATCH = 250
/** The fits lie within so many days. */
const DAYS = 700
/** The tables whose triggers would do again what is inserted here. */
const QUIET = [
  'account',
  'rider',
  'session',
  'submission',
  'submission_figure',
  'follow_up',
  'intervention',
  'last_contact',
]

/** Random bytes of the length of a sealed text. */
const sealed = (bytes: number) => `(select substring(bytes for ${bytes}) from noise)`
const score = (share: string) =>
  `(case when random() < ${share} then 1 + floor(random() * 7) else 0 end)::smallint`
/** The score after: lower by up to three steps, or as before, or higher by one. */
const later = (zone: number) => `greatest(0, least(7, before[${zone}] + 1 - floor(random() * 5)))::smallint`
const zones = [1, 2, 3, 4, 5, 6]
/**
 * A holder behind those whose key can be opened: a start tries the first key under each master key, so that a server can
 * be started again on these rows.
 */
const LAST_ID = "overlay(gen_random_uuid()::text placing 'f' from 1 for 1)::uuid"
const answered = (day: number) => `case when a${day} then ${day} end`
const MILESTONES = [14, 42, 90]

/** The practices of a batch and their riders, each with one fit; what the other tables say follows from these rows. */
const PREPARE = [
  `create temp table noise on commit drop as
     select decode(string_agg(md5(random()::text || part), ''), 'hex') as bytes from generate_series(1, 128) part`,
  `create temp table practice on commit drop as select ${LAST_ID} as fitter from generate_series(1, $1::int)`,
  `create temp table fit on commit drop as
     select fitter, ${LAST_ID} as rider, gen_random_uuid() as session, gen_random_uuid() as intake,
       $2::timestamptz - random() * interval '${DAYS} days' as fitted_at,
       array[${zones.map(() => score('0.35')).join()}] as before,
       ${MILESTONES.map((day) => `random() < 0.6 as w${day}`).join()}
     from practice, generate_series(1, $1::int)`,
  `create temp table answered on commit drop as select *,
     ${MILESTONES.map((day) => `w${day} and fitted_at + interval '${day} days' < $1::timestamptz as a${day}`).join()} from fit`,
  `create temp table outcome on commit drop as select *,
     array[${zones.map(later).join()}] as after from answered`,
  `create temp table planned on commit drop as
     select o.*, gen_random_uuid() as follow_up, gen_random_uuid() as answer, m.milestone,
       case m.milestone when 14 then a14 when 42 then a42 else a90 end as is_answered
     from outcome o, unnest(array[${MILESTONES.join()}]) as m(milestone)`,
]

const INSERT = [
  `insert into vault_key (holder, wrapped, master_key, created_at)
     select holder, ${sealed(64)}, (select master_key from vault_key limit 1), $1::timestamptz
     from (select fitter as holder from practice union all select rider from outcome) h`,
  `insert into account (id, role, identity_subject, name_sealed, language, units, created_at)
     select fitter, 'fitter', fitter, ${sealed(40)}, 'en', 'metric', $1::timestamptz from practice`,
  `insert into rider (id, fitter_id, name_sealed, email_sealed, language, time_zone, created_at)
     select rider, fitter, ${sealed(42)}, ${sealed(50)}, 'en', 'Europe/Berlin', fitted_at from outcome, (select $1::timestamptz) n`,
  `insert into session (id, fitter_id, rider_id, created_at, intake_submitted_at, fitted_at)
     select session, fitter, rider, fitted_at, fitted_at, fitted_at from outcome, (select $1::timestamptz) n`,
  `insert into follow_up (id, session_id, fitter_id, rider_id, milestone, opens_on, due_on, window_ends_on, reminder_days,
       submitted_at, created_at)
     select follow_up, session, fitter, rider, milestone, (fitted_at + (milestone - 4) * interval '1 day')::date,
       (fitted_at + milestone * interval '1 day')::date, (fitted_at + (milestone + 30) * interval '1 day')::date, '{0,3,7}',
       case when is_answered then fitted_at + milestone * interval '1 day' end, fitted_at
     from planned, (select $1::timestamptz) n`,
  `insert into submission (id, session_id, fitter_id, rider_id, kind, form_version, revision, answers_sealed, language, submitted_at)
     select intake, session, fitter, rider, 'intake', 1, 1, ${sealed(2048)}, 'en', fitted_at from outcome, (select $1::timestamptz) n`,
  `insert into submission (id, session_id, fitter_id, rider_id, kind, follow_up_id, form_version, revision, answers_sealed,
       language, submitted_at)
     select answer, session, fitter, rider, 'follow_up', follow_up, 1, 1, ${sealed(1500)}, 'en',
       fitted_at + milestone * interval '1 day' from planned, (select $1::timestamptz) n where is_answered`,
  `insert into submission_figure (submission_id, session_id, fitter_id, rider_id, figure, item, amount)
     select s.id, session, fitter, rider, 'zoneScore', z.zone, z.score
     from (select intake as id, session, fitter, rider, before as scores from outcome
           union all select answer, session, fitter, rider, after from planned where is_answered) s,
       unnest(array['feet', 'knees', 'saddle', 'lower_back', 'shoulders', 'hands'], s.scores) as z(zone, score),
       (select $1::timestamptz) n`,
  `insert into intervention (id, session_id, fitter_id, rider_id, position, kind, measurement, from_value, to_value, zones,
       goals, version, made_at)
     select gen_random_uuid(), session, fitter, rider, p, 'adjustment',
       (array['saddle_height', 'saddle_setback', 'stem_length'])[p], 700, 705, '{knees}', '{reduce_discomfort}', 1, fitted_at
     from outcome, generate_series(1, 3) p, (select $1::timestamptz) n`,
  `insert into last_contact (rider_id, fitter_id, at) select rider, fitter, fitted_at from outcome, (select $1::timestamptz) n`,
  `insert into fit_outcome (session_id, fitter_id, rider_id, fitted_on, discipline, bike_types, weekly_hours, goals, goal_weights,
       goal_agreed, goal_changed, goal_attainment, before, after_milestone, after_day, after_early, after_assisted, after,
       overall_change, weekly_hours_after, position_kept, load_change, other_treatment, satisfaction, recommend,
       goal_alignment, red_flag_before, red_flag_after, changes, milestones, milestone_due_on, milestone_answered_day,
       milestone_skipped, first_answer_day, observed_until, address_failed, derived_at)
     select session, fitter, rider, fitted_at::date, (array['gravel', 'endurance', 'road_racing'])[1 + floor(random() * 3)::int],
       '{road}', 6, '{reduce_discomfort}', '{1}', '{f}', '{t}', array[case when a42 then floor(random() * 5) - 2 end]::smallint[],
       before, case when a42 then 42 when a14 then 14 end, case when a42 then 42 when a14 then 14 end,
       case when a42 then false when a14 then true end, case when a42 or a14 then false end,
       case when a42 or a14 then after end, case when a42 then 3 + floor(random() * 5) end, case when a42 then 6 end,
       case when a42 then 'kept' end, case when a42 then 'same' end, case when a42 then random() < 0.2 end,
       case when a42 then 4 + floor(random() * 4) end, case when a42 then 5 + floor(random() * 6) end,
       case when a42 then 4 + floor(random() * 4) end, false, false, array['saddle_raised'], '{${MILESTONES.join()}}',
       array[${MILESTONES.map((day) => `(fitted_at + interval '${day} days')::date`).join()}],
       array[${MILESTONES.map(answered).join()}], '{f,f,f}', least(${MILESTONES.map(answered).join()}),
       (fitted_at + interval '120 days')::date, false, $1::timestamptz
     from outcome`,
]

async function addBatch(owner: Client, practices: number, ridersEach: number, now: Date): Promise<void> {
  const values = [[], [practices], [ridersEach, now], [now], [], []]
  await owner.query('begin')
  for (const [index, statement] of PREPARE.entries()) await owner.query(statement, values[index])
  for (const table of QUIET) await owner.query(`alter table ${table} disable trigger user`)
  for (const statement of INSERT) await owner.query(statement, [now])
  for (const table of QUIET) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('update bench_practices set added = added + $1', [practices])
  await owner.query('commit')
}

/** How many practices a database has to get. */
export interface ManyPractices {
  practices: number
  ridersEach: number
  now: Date
}

/**
 * Fills the tables with practices of riders with one fit each, its follow-ups and their answers, up to a number: what an
 * earlier run added counts. The rows come from set-based statements. What is sealed in the product is random bytes of
 * the same length, which nobody can open; the practices are there to be passed over. Somebody has to have an account
 * before, for the name of the master key.
 */
export async function addManyPractices(owner: Client, wanted: ManyPractices): Promise<void> {
  await owner.query('create table if not exists bench_practices as select 0 as added')
  const { rows } = await owner.query<{ added: number }>('select added from bench_practices')
  let added = rows[0]?.added ?? 0
  while (added < wanted.practices) {
    const count = Math.min(BATCH, wanted.practices - added)
    await addBatch(owner, count, wanted.ridersEach, wanted.now)
    added += count
    process.stderr.write(`${added} of ${wanted.practices} practices\n`)
  }
  await owner.query('vacuum analyze')
}

// As a command: OWNER_URL names the database.
if (import.meta.main) {
  const [practices = '0', ridersEach = '100'] = process.argv.slice(2)
  const owner = new Client({ connectionString: process.env.OWNER_URL })
  await owner.connect()
  await addManyPractices(owner, {
    practices: Number(practices),
    ridersEach: Number(ridersEach),
    now: new Date(),
  })
  await owner.end()
}
