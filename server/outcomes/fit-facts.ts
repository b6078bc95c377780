import { z } from 'zod'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { FitFacts, FollowUpFacts } from '#domain/fit-outcomes/fit-outcome.ts'
import { GOALS } from '#domain/goals.ts'
import { isInterventionKind } from '#domain/interventions/intervention.ts'
import { isMeasurementKey } from '#domain/measurements/vocabulary.ts'
import type { StoredFigure } from '#domain/questionnaires/figures.ts'
import { areApart } from '#domain/sessions/second-baseline.ts'
import type { Transaction } from '../database/database.ts'
import { daysPassed } from '../follow-up-plan/follow-up.ts'
import {
  type ChangeRow,
  type FitRow,
  type FollowUpRow,
  type FormFigureRow,
  listChangesOfFits,
  listFits,
  listFollowUpsOfFits,
  listFormFigures,
} from './fit-facts.repository.ts'
import { scoresOfArray } from './score-array.ts'

/** A session's rows. */
interface SessionRows {
  fit: FitRow
  figures: readonly FormFigureRow[]
  changes: readonly ChangeRow[]
  followUps: readonly FollowUpRow[]
}

const weightsShape = z.record(z.string(), z.number())

function goalWeightsOf({ goal_weights }: FitRow): FitFacts['goalWeights'] {
  const weights = weightsShape.parse(goal_weights)
  return Object.fromEntries(GOALS.flatMap((goal) => (goal in weights ? [[goal, weights[goal]]] : [])))
}

const figuresOf = (rows: readonly FormFigureRow[]): StoredFigure[] =>
  rows.flatMap(({ figure, item, amount }) =>
    figure === null || amount === null ? [] : [{ name: figure, option: item || null, value: amount }],
  )

/** A change as the domain reads it. The places within a zone are sealed, and no figure needs them. */
function changeOf(row: ChangeRow): FitFacts['interventions'] {
  const { kind, measurement, side } = row
  if (!isInterventionKind(kind)) return []
  return [
    {
      kind,
      measurement: measurement !== null && isMeasurementKey(measurement) ? measurement : null,
      side: side === 'left' || side === 'right' ? side : null,
      fromValue: row.from_value,
      toValue: row.to_value,
      zones: [],
      places: {},
      goals: row.goals,
    },
  ]
}

function followUpOf(row: FollowUpRow, { fit, figures }: SessionRows): FollowUpFacts {
  const form = figures.filter(({ follow_up_id }) => follow_up_id === row.id)
  const [first] = form
  return {
    milestone: row.milestone,
    dueOn: row.due_on,
    windowEndsOn: row.window_ends_on,
    skipped: row.skipped_at !== null,
    answer:
      first && row.submitted_at
        ? {
            day: daysPassed(row.submitted_at, fit),
            assisted: first.assisted,
            figures: figuresOf(form),
          }
        : null,
  }
}

/** The scores of the day of the fit, if they are of a later day than the intake. */
function secondBaselineOf(
  { intake_submitted_at, second_scores, second_submitted_at }: FitRow,
  zone: string,
): FitFacts['secondBaseline'] {
  if (!intake_submitted_at || !second_scores || !second_submitted_at) return null
  return areApart(dateIn(intake_submitted_at, zone), dateIn(second_submitted_at, zone))
    ? scoresOfArray(second_scores)
    : null
}

function factsOf(rows: SessionRows): FitFacts {
  const { fit, figures, changes, followUps } = rows
  const zone = fit.time_zone ?? 'UTC'
  const intake = figures.filter(({ follow_up_id }) => follow_up_id === null)
  if (!fit.fitted_at) throw new Error('a fit has the time at which it was completed')
  return {
    sessionId: fit.id,
    riderId: fit.rider_id,
    fitterId: fit.fitter_id,
    fittedOn: dateIn(fit.fitted_at, zone),
    closedOn: fit.closed_at && dateIn(fit.closed_at, zone),
    bikeType: BIKE_TYPES.find((type) => type === fit.bike_type) ?? null,
    intake: intake.length > 0 ? figuresOf(intake) : null,
    secondBaseline: secondBaselineOf(fit, zone),
    goalWeights: goalWeightsOf(fit),
    agreedGoals: GOALS.filter((goal) => fit.agreed_goals.includes(goal)),
    interventions: changes.flatMap(changeOf),
    followUps: followUps.map((followUp) => followUpOf(followUp, rows)),
    addressFailed: fit.address_failed_at !== null,
  }
}

/** The facts of one fit, or why they cannot be read. */
export type ReadFacts = { sessionId: string } & ({ facts: FitFacts } | { error: unknown })

function read(rows: SessionRows): ReadFacts {
  const sessionId = rows.fit.id
  try {
    return { sessionId, facts: factsOf(rows) }
  } catch (error) {
    return { sessionId, error }
  }
}

/**
 * The facts of the sessions that have a fit, with four queries for all of them. A session without a fit is left out, and
 * one whose file was erased.
 */
export async function readFitFacts(tx: Transaction, sessionIds: readonly string[]): Promise<ReadFacts[]> {
  const [fits, figures, changes, followUps] = await Promise.all([
    listFits(tx, sessionIds),
    listFormFigures(tx, sessionIds),
    listChangesOfFits(tx, sessionIds),
    listFollowUpsOfFits(tx, sessionIds),
  ])
  const figuresOfSession = Map.groupBy(figures, (row) => row.session_id)
  const changesOfSession = Map.groupBy(changes, (row) => row.session_id)
  const followUpsOfSession = Map.groupBy(followUps, (row) => row.session_id)
  return fits.map((fit) =>
    read({
      fit,
      figures: figuresOfSession.get(fit.id) ?? [],
      changes: changesOfSession.get(fit.id) ?? [],
      followUps: followUpsOfSession.get(fit.id) ?? [],
    }),
  )
}
