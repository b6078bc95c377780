import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { DISCIPLINES } from '#domain/disciplines.ts'
import type {
  AfterAnswer,
  AskedFollowUp,
  FitOutcome,
  GoalOutcome,
  LateAnswer,
} from '#domain/fit-outcomes/fit-outcome.ts'
import { GOALS } from '#domain/goals.ts'
import { CHANGE_KINDS } from '#domain/interventions/change-kinds.ts'
import type { ZoneScores } from '#domain/outcomes/zone-change.ts'
import type { FitOutcomeRow } from '../outcomes/fit-outcome-row.ts'
import { scoresOfArray } from '../outcomes/score-array.ts'

const scoresIn = (row: FitOutcomeRow['before']): ZoneScores | null => row && scoresOfArray(row)

const goalsOf = (row: FitOutcomeRow): GoalOutcome[] =>
  GOALS.filter((goal) => row.goals.includes(goal)).map((goal) => {
    const at = row.goals.indexOf(goal)
    return {
      goal,
      weight: row.goal_weights[at] ?? 1,
      agreed: row.goal_agreed[at] ?? false,
      changed: row.goal_changed[at] ?? false,
      attainment: row.goal_attainment[at] ?? null,
    }
  })

function afterOf(row: FitOutcomeRow): AfterAnswer | null {
  const { after_milestone, after_day, after_early, after_assisted } = row
  if (after_milestone === null || after_day === null || after_early === null || after_assisted === null)
    return null
  return {
    milestone: after_milestone,
    day: after_day,
    early: after_early,
    assisted: after_assisted,
    scores: scoresIn(row.after),
    overallChange: row.overall_change,
    comfort: row.comfort,
    power: row.power,
    confidence: row.confidence,
    weeklyHours: row.weekly_hours_after,
    positionKept: row.position_kept,
    loadChange: row.load_change,
    otherTreatment: row.other_treatment,
  }
}

const lateOf = ({ late_day, late_assisted, late }: FitOutcomeRow): LateAnswer | null =>
  late_day === null || late_assisted === null
    ? null
    : { day: late_day, assisted: late_assisted, scores: scoresIn(late) }

const followUpsOf = (row: FitOutcomeRow): AskedFollowUp[] =>
  row.milestones.map((milestone, at) => ({
    milestone,
    dueOn: row.milestone_due_on[at] ?? '',
    answeredDay: row.milestone_answered_day[at] ?? null,
    skipped: row.milestone_skipped[at] ?? false,
  }))

/** Converts a row to the outcome it stores. */
export const outcomeOf = (row: FitOutcomeRow): FitOutcome => ({
  sessionId: row.session_id,
  fitterId: row.fitter_id,
  riderId: row.rider_id,
  fittedOn: row.fitted_on,
  closedOn: row.closed_on,
  discipline: DISCIPLINES.find((one) => one === row.discipline) ?? null,
  bikeTypes: BIKE_TYPES.filter((type) => row.bike_types.includes(type)),
  weeklyHours: row.weekly_hours,
  goals: goalsOf(row),
  before: scoresIn(row.before),
  secondBefore: scoresIn(row.second_before),
  after: afterOf(row),
  late: lateOf(row),
  satisfaction: row.satisfaction,
  recommend: row.recommend,
  goalAlignment: row.goal_alignment,
  redFlagBefore: row.red_flag_before,
  redFlagAfter: row.red_flag_after,
  changes: CHANGE_KINDS.filter((kind) => row.changes.includes(kind)),
  followUps: followUpsOf(row),
  firstAnswerDay: row.first_answer_day,
  observedUntil: row.observed_until,
  addressFailed: row.address_failed,
})
