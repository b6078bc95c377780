import type { BikeType } from '../bikes/bike.ts'
import { BIKE_TYPES } from '../bikes/bike.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { Discipline } from '../disciplines.ts'
import { DISCIPLINES } from '../disciplines.ts'
import type { Goal } from '../goals.ts'
import { GOALS } from '../goals.ts'
import type { ChangeKind } from '../interventions/change-kinds.ts'
import { changeKindsOf } from '../interventions/change-kinds.ts'
import type { Intervention } from '../interventions/intervention.ts'
import type { Milestone } from '../milestones.ts'
import type { ZoneScores } from '../outcomes/zone-change.ts'
import { zoneScoresOf } from '../outcomes/zone-change.ts'
import type { StoredFigure } from '../questionnaires/figures.ts'
import { chosenIn, isAnyChosen, numberIn } from '../questionnaires/read-figures.ts'
import type { AnswersOfFit, GivenAnswer } from './answers-of-fit.ts'
import { answersOfFit } from './answers-of-fit.ts'

/** One planned follow-up of a fit, in the rider's local days. */
export type FollowUpFacts = {
  milestone: Milestone
  dueOn: LocalDate
  windowEndsOn: LocalDate
  skipped: boolean
  /** The answer as it stands; null if there is none. */
  answer: Omit<GivenAnswer, 'milestone'> | null
}

/** What is known of a fit without opening a sealed text. */
export type FitFacts = {
  sessionId: string
  riderId: string
  fitterId: string
  /** The day of the fit in the rider's time zone. */
  fittedOn: LocalDate
  /** The day on which the session was closed. */
  closedOn: LocalDate | null
  /** The type of the session's bike. */
  bikeType: BikeType | null
  /** The figures of the intake as it stands; null without an intake. */
  intake: readonly StoredFigure[] | null
  /** The scores that the rider gave once more on the day of the fit; null without any that count. */
  secondBaseline: ZoneScores | null
  goalWeights: Readonly<Partial<Record<Goal, number>>>
  /** The goals whose expected level was agreed before the fit. */
  agreedGoals: readonly Goal[]
  /** What was changed and not withdrawn. */
  interventions: readonly (Intervention & { goals: readonly string[] })[]
  followUps: readonly FollowUpFacts[]
  /** Mails to the rider's address bounce. */
  addressFailed: boolean
}

/** One goal of the intake. */
export type GoalOutcome = {
  goal: Goal
  /** From 1 to 3; 1 unless the fitter set another. */
  weight: number
  /** Whether what level 0 means was agreed before the fit. Only then its T-score is valid. */
  agreed: boolean
  /** Whether at least one logged change names it. */
  changed: boolean
  /** From −2 to 2; 0 is as expected. Null where it was not asked. */
  attainment: number | null
}

/** The answer that counts as after the fit. */
export type AfterAnswer = {
  milestone: Milestone
  /** Days between the fit and the answer. */
  day: number
  /** It came before day 28 and counts only because there is no primary answer. Every figure from it says so. */
  early: boolean
  assisted: boolean
  /** Null where the zones were not scored, because the rider had not ridden. */
  scores: ZoneScores | null
  /** From 1 to 7; 4 is unchanged. */
  overallChange: number | null
  comfort: number | null
  power: number | null
  confidence: number | null
  weeklyHours: number | null
  positionKept: string | null
  loadChange: string | null
  /** Whether any other treatment was used since the fit. */
  otherTreatment: boolean | null
}

/** The answer that tells whether it lasts. */
export type LateAnswer = { day: number; assisted: boolean; scores: ZoneScores | null }

/** A planned follow-up, for the response rate and the time to the answer. */
export type AskedFollowUp = {
  milestone: Milestone
  dueOn: LocalDate
  /** Days between the fit and the answer; null without one. */
  answeredDay: number | null
  skipped: boolean
}

/** What came of one fit: everything that a practice's figures are computed from. */
export type FitOutcome = Pick<
  FitFacts,
  'sessionId' | 'riderId' | 'fitterId' | 'fittedOn' | 'closedOn' | 'addressFailed'
> & {
  discipline: Discipline | null
  /** The type of the session's bike, otherwise the types of the intake. */
  bikeTypes: readonly BikeType[]
  /** Hours of riding a week before the fit. */
  weeklyHours: number | null
  goals: readonly GoalOutcome[]
  /** The intake's scores: the primary baseline. Null without an intake. */
  before: ZoneScores | null
  secondBefore: ZoneScores | null
  after: AfterAnswer | null
  late: LateAnswer | null
  /** From 1 to 7, of the primary answer, otherwise of the late one. What the fitter filled in too is left out. */
  satisfaction: number | null
  /** From 0 to 10, of the primary answer unless the fitter filled it in too; so is the next. */
  recommend: number | null
  goalAlignment: number | null
  redFlagBefore: boolean
  /** In any follow-up. */
  redFlagAfter: boolean
  changes: readonly ChangeKind[]
  /** By milestone. */
  followUps: readonly AskedFollowUp[]
  /** Days from the fit to the first answer to any follow-up. */
  firstAnswerDay: number | null
  /** The last day on which an answer can come; null if nothing is asked. */
  observedUntil: LocalDate | null
}

function goalOutcomes(facts: FitFacts, after: GivenAnswer | null): GoalOutcome[] {
  const named = chosenIn(facts.intake ?? [], 'goal', GOALS)
  return named.map((goal) => ({
    goal,
    weight: facts.goalWeights[goal] ?? 1,
    agreed: facts.agreedGoals.includes(goal),
    changed: facts.interventions.some(({ goals }) => goals.includes(goal)),
    attainment: after === null ? null : numberIn(after.figures, 'goalAttainment', goal),
  }))
}

/** The scores of a form; null if it did not ask for any. */
function scoresIn(figures: readonly StoredFigure[]): ZoneScores | null {
  const scores = zoneScoresOf(figures)
  return Object.keys(scores).length > 0 ? scores : null
}

function afterAnswer({ after, isEarly }: AnswersOfFit): AfterAnswer | null {
  if (after === null) return null
  const { milestone, day, assisted, figures } = after
  return {
    milestone,
    day,
    early: isEarly,
    assisted,
    scores: scoresIn(figures),
    overallChange: numberIn(figures, 'overallChange'),
    comfort: numberIn(figures, 'comfort'),
    power: numberIn(figures, 'power'),
    confidence: numberIn(figures, 'confidence'),
    weeklyHours: numberIn(figures, 'weeklyHours'),
    positionKept: figures.find(({ name }) => name === 'positionKept')?.option ?? null,
    loadChange: figures.find(({ name }) => name === 'loadChange')?.option ?? null,
    otherTreatment: isAnyChosen(figures, 'otherTreatment'),
  }
}

/** What the rider thinks of the fitter's work. It is not asked for in the fitter's presence, so assisted answers are left out. */
function ratingsOf({
  primary,
  late,
}: AnswersOfFit): Pick<FitOutcome, 'satisfaction' | 'recommend' | 'goalAlignment'> {
  const own = (answer: GivenAnswer | null) => (answer === null || answer.assisted ? [] : answer.figures)
  return {
    satisfaction: numberIn(own(primary), 'satisfaction') ?? numberIn(own(late), 'satisfaction'),
    recommend: numberIn(own(primary), 'recommend'),
    goalAlignment: numberIn(own(primary), 'goalAlignment'),
  }
}

/** The last day on which an answer can come: nobody is asked after the session was closed. */
function observedUntil({ followUps, closedOn }: FitFacts): LocalDate | null {
  const last = followUps
    .filter(({ skipped }) => !skipped)
    .map(({ windowEndsOn }) => windowEndsOn)
    .reduce<LocalDate | null>((latest, day) => (latest === null || day > latest ? day : latest), null)
  return last !== null && closedOn !== null && closedOn < last ? closedOn : last
}

/** What the intake tells about the rider. */
function riderOf({
  intake,
  bikeType,
}: FitFacts): Pick<FitOutcome, 'discipline' | 'bikeTypes' | 'weeklyHours' | 'before' | 'redFlagBefore'> {
  const figures = intake ?? []
  const [discipline = null] = chosenIn(figures, 'discipline', DISCIPLINES)
  return {
    discipline,
    bikeTypes: bikeType === null ? chosenIn(figures, 'bikeType', BIKE_TYPES) : [bikeType],
    weeklyHours: numberIn(figures, 'weeklyHours'),
    before: scoresIn(figures),
    redFlagBefore: isAnyChosen(figures, 'redFlag') === true,
  }
}

/**
 * What came of a fit. It depends on the facts only, never on today: what is due is compared with the day on which a
 * figure is read.
 */
export function fitOutcomeOf(facts: FitFacts): FitOutcome {
  const { sessionId, riderId, fitterId, fittedOn, closedOn, addressFailed, secondBaseline } = facts
  const followUps = facts.followUps.toSorted((a, b) => a.milestone - b.milestone)
  const given = followUps.flatMap(({ milestone, answer }) => (answer ? [{ milestone, ...answer }] : []))
  const answers = answersOfFit(given)
  return {
    sessionId,
    riderId,
    fitterId,
    fittedOn,
    closedOn,
    addressFailed,
    ...riderOf(facts),
    goals: goalOutcomes(facts, answers.after),
    secondBefore: secondBaseline,
    after: afterAnswer(answers),
    late: answers.late && {
      day: answers.late.day,
      assisted: answers.late.assisted,
      scores: scoresIn(answers.late.figures),
    },
    ...ratingsOf(answers),
    redFlagAfter: given.some(({ figures }) => isAnyChosen(figures, 'redFlag') === true),
    changes: changeKindsOf(facts.interventions),
    followUps: followUps.map(({ milestone, dueOn, skipped, answer }) => ({
      milestone,
      dueOn,
      answeredDay: answer?.day ?? null,
      skipped,
    })),
    firstAnswerDay: given.length > 0 ? Math.min(...given.map(({ day }) => day)) : null,
    observedUntil: observedUntil(facts),
  }
}
