import type { Selectable } from 'kysely'
import type { AfterAnswer, AskedFollowUp, FitOutcome, GoalOutcome } from '#domain/fit-outcomes/fit-outcome.ts'
import type { ZoneScores } from '#domain/outcomes/zone-change.ts'
import type { FitOutcome as Stored } from '../database/schema.gen.ts'
import { arrayOfScores, type ScoreArray } from './score-array.ts'

/** The columns whose elements may be null, which the generated type does not say. */
type WithNulls = {
  before: ScoreArray | null
  second_before: ScoreArray | null
  after: ScoreArray | null
  late: ScoreArray | null
  goal_attainment: readonly (number | null)[]
  milestone_answered_day: readonly (number | null)[]
}

/** A row of `fit_outcome`. */
export type FitOutcomeRow = Omit<Selectable<Stored>, keyof WithNulls> & WithNulls

const scoresRow = (scores: ZoneScores | null): ScoreArray | null => scores && arrayOfScores(scores)

const goalColumns = (goals: readonly GoalOutcome[]) => ({
  goals: goals.map(({ goal }) => goal),
  goal_weights: goals.map(({ weight }) => weight),
  goal_agreed: goals.map(({ agreed }) => agreed),
  goal_changed: goals.map(({ changed }) => changed),
  goal_attainment: goals.map(({ attainment }) => attainment),
})

const afterColumns = (after: AfterAnswer | null) => ({
  after_milestone: after?.milestone ?? null,
  after_day: after?.day ?? null,
  after_early: after?.early ?? null,
  after_assisted: after?.assisted ?? null,
  after: scoresRow(after?.scores ?? null),
  overall_change: after?.overallChange ?? null,
  comfort: after?.comfort ?? null,
  power: after?.power ?? null,
  confidence: after?.confidence ?? null,
  weekly_hours_after: after?.weeklyHours ?? null,
  position_kept: after?.positionKept ?? null,
  load_change: after?.loadChange ?? null,
  other_treatment: after?.otherTreatment ?? null,
})

const milestoneColumns = (followUps: readonly AskedFollowUp[]) => ({
  milestones: followUps.map(({ milestone }) => milestone),
  milestone_due_on: followUps.map(({ dueOn }) => dueOn),
  milestone_answered_day: followUps.map(({ answeredDay }) => answeredDay),
  milestone_skipped: followUps.map(({ skipped }) => skipped),
})

/** Converts an outcome to its row. */
export const rowOf = (outcome: FitOutcome, derivedAt: Date): FitOutcomeRow => ({
  session_id: outcome.sessionId,
  fitter_id: outcome.fitterId,
  rider_id: outcome.riderId,
  fitted_on: outcome.fittedOn,
  closed_on: outcome.closedOn,
  discipline: outcome.discipline,
  bike_types: [...outcome.bikeTypes],
  weekly_hours: outcome.weeklyHours,
  ...goalColumns(outcome.goals),
  before: scoresRow(outcome.before),
  second_before: scoresRow(outcome.secondBefore),
  ...afterColumns(outcome.after),
  late_day: outcome.late?.day ?? null,
  late_assisted: outcome.late?.assisted ?? null,
  late: scoresRow(outcome.late?.scores ?? null),
  satisfaction: outcome.satisfaction,
  recommend: outcome.recommend,
  goal_alignment: outcome.goalAlignment,
  red_flag_before: outcome.redFlagBefore,
  red_flag_after: outcome.redFlagAfter,
  changes: [...outcome.changes],
  ...milestoneColumns(outcome.followUps),
  first_answer_day: outcome.firstAnswerDay,
  observed_until: outcome.observedUntil,
  address_failed: outcome.addressFailed,
  derived_at: derivedAt,
})
