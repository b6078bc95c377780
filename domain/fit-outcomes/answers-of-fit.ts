import { isEarly, isPrimary, PRIMARY_DAYS } from '../follow-ups/schedule.ts'
import type { Milestone } from '../milestones.ts'
import type { StoredFigure } from '../questionnaires/figures.ts'

/** An answer to one follow-up. */
export type GivenAnswer = {
  /** The milestone it was asked for. */
  milestone: Milestone
  /** Days between the fit and the answer. A correction does not change it. */
  day: number
  /** The fitter filled it in together with the rider. */
  assisted: boolean
  figures: readonly StoredFigure[]
}

/** The answers of one fit that figures are computed from. */
export type AnswersOfFit = {
  /** Of days 28 to 63, whichever milestone it was asked for. */
  primary: GivenAnswer | null
  /** After day 63, within a year: whether it lasts. */
  late: GivenAnswer | null
  /** What counts as after the fit: the primary answer, otherwise the last one before day 28. */
  after: GivenAnswer | null
  /** Whether `after` is not a primary answer. */
  isEarly: boolean
}

/** The days that the questions of two milestones are about. */
const PRIMARY_DAY = 42
const LATE_DAY = 90
/** From this day on a follow-up asks whether the rider wants another fit, and nothing about this one. */
const YEARLY_FROM = 330

/**
 * The answer nearest to a day. Of two as near, the later one counts; of two of the same day, the one asked for the
 * milestone nearest to the day, then the one of the later milestone.
 */
function nearest(answers: readonly GivenAnswer[], day: number): GivenAnswer | null {
  const distance = (value: number) => Math.abs(value - day)
  const [first = null] = answers.toSorted(
    (a, b) =>
      distance(a.day) - distance(b.day) ||
      b.day - a.day ||
      distance(a.milestone) - distance(b.milestone) ||
      b.milestone - a.milestone,
  )
  return first
}

/** The last answer; of the same day that of the later milestone. */
function last(answers: readonly GivenAnswer[]): GivenAnswer | null {
  return answers.toSorted((a, b) => a.day - b.day || a.milestone - b.milestone).at(-1) ?? null
}

/**
 * Chooses the answers that figures are computed from. Each milestone has at most one answer, so there can be several
 * within the days of one purpose: the one nearest to its own day counts.
 */
export function answersOfFit(given: readonly GivenAnswer[]): AnswersOfFit {
  const primary = nearest(
    given.filter(({ milestone, day }) => isPrimary(milestone, day)),
    PRIMARY_DAY,
  )
  const early = last(given.filter(({ day }) => day < PRIMARY_DAYS.from))
  const late = nearest(
    given.filter(
      ({ milestone, day }) =>
        day > PRIMARY_DAYS.to && day < YEARLY_FROM && milestone < YEARLY_FROM && !isEarly(milestone, day),
    ),
    LATE_DAY,
  )
  return { primary, late, after: primary ?? early, isEarly: primary === null && early !== null }
}
