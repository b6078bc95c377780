import type { BikeType } from '#domain/bikes/bike.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { DEFAULT_PROTOCOL } from '#domain/follow-ups/protocol.ts'
import { type AllZoneScores, scoresIn } from '#domain/forms/second-baseline.ts'
import type { Goal } from '#domain/goals.ts'
import { type Rating, UNRATED } from '#domain/interventions/rating.ts'
import { waveOf } from '#domain/milestones.ts'
import type { ZoneShare } from '#domain/outcomes/zone-change.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { changesFor } from './changes.ts'
import { type Complaint, complaintIn } from './complaints.ts'
import { courseAfter } from './course.ts'
import { type FitWords, wordsOfFit } from './fit-words.ts'
import { followUpAnswers, type Oddity } from './follow-up-answers.ts'
import { goalsOf, intakeAnswers, type Profile } from './intake-answers.ts'
import { type FittedPosition, type Measured, positionOf, type ValuedChange } from './position.ts'
import type { Random } from './random.ts'

export const DAY_MS = 86_400_000

/** What the story fixes about a fit. */
export interface FitPlan {
  /** The day and time of the fit; null while there was none. */
  fittedAt: Date | null
  submittedAt: Date | null
  oddity: Oddity
  /** The wave at which the oddity shows. */
  oddAt: 'early' | 'primary'
  outcome?: 'worse' | 'gone' | 'same'
  /** How likely the rider answers the first follow-up; from 1 on, every follow-up is answered. */
  answers: number
  /** Follow-ups are answered on the day they are due. */
  answersAtOnce?: true
  /** The fitter fills in the first follow-up together with the rider. */
  assisted?: true
  intakeFlag?: true
}

/** A follow-up that is answered. */
export interface AnsweredFollowUp {
  milestone: number
  /** When; the answer is left out if it would be after the end of the story. */
  at: Date
  assisted: boolean
  answers: Answers
}

export interface BikeOfRider {
  type: BikeType
  make: string
  model: string
  size: string
}

/** A change as the rider felt it in the studio. */
export type RatedChange = ValuedChange & { rating: Rating | null }

/** One fit, from the intake to the last follow-up. */
export interface FitStory {
  bike: BikeOfRider
  answers: Answers
  submittedAt: Date | null
  fittedAt: Date | null
  goals: Goal[]
  measured: Measured[]
  changes: RatedChange[]
  words: FitWords
  /** Whether pictures of before and after are taken. */
  pictured: boolean
  followUps: AnsweredFollowUp[]
  complaints: Complaint[]
  /** What the fitter expects of the complaints; empty for a fit without predictions. */
  predictions: Partial<Record<Zone, ZoneShare>>
  position: FittedPosition
  /** The scores of the day of the fit, where the rider gave some. */
  scoredAgain: AllZoneScores | null
}

/** Fewer riders answer each further follow-up. */
const FEWER_EACH_TIME = 0.08

/** How long after the reminders riders answer, in days after the due date. */
const DELAYS = [0, 0, 0, 1, 1, 2, 3, 3, 4, 7] as const

const eveningOf = (day: Date, random: Random): Date =>
  new Date(Math.floor(day.getTime() / DAY_MS) * DAY_MS + (18 * 60 + random.whole(0, 150)) * 60_000)

function ratingOf(random: Random, change: ValuedChange, complaints: readonly Complaint[]): Rating | null {
  if (random.happens(0.35)) return null
  const named = complaints.find(({ zone }) => change.zones.includes(zone))
  const felt = random.pick(['better', 'better', 'better', 'same', 'same', 'worse'] as const)
  const moved = { better: -2, same: 0, worse: 1 }[felt]
  const severity = named ? Math.max(0, Math.min(7, named.severity + moved)) : null
  return { ...UNRATED, felt, severity, rpe: random.happens(0.4) ? random.whole(3, 6) : null }
}

function answeredFollowUps(
  random: Random,
  { fittedAt, oddity, oddAt, outcome, answers, answersAtOnce, assisted }: FitPlan,
  rider: { complaints: Complaint[]; goals: Goal[]; weeklyHours: number },
): AnsweredFollowUp[] {
  if (!fittedAt) return []
  const course = courseAfter(random, rider.complaints, outcome)
  return DEFAULT_PROTOCOL.milestones.flatMap((milestone, index): AnsweredFollowUp[] => {
    const wave = waveOf(milestone)
    const own = random.branch(`follow-up-${milestone}`)
    if (answers < 1 && !own.happens(answers * (1 - index * FEWER_EACH_TIME))) return []
    const due = new Date(fittedAt.getTime() + (milestone + (answersAtOnce ? 0 : own.pick(DELAYS))) * DAY_MS)
    const answering = { ...rider, course, oddity: wave === oddAt ? oddity : {} }
    const isAssisted = assisted === true && index === 0
    return [
      {
        milestone,
        at: eveningOf(due, own),
        assisted: isAssisted,
        answers: followUpAnswers(own, answering, wave),
      },
    ]
  })
}

/** How many riders score the zones again on the day of the fit. */
const SCORES_AGAIN = 0.5
/** Complaints of that day ease by a step more often than they grow, as complaints that brought somebody somewhere do. */
const EASED = 0.35
const GREW = 0.15

/** The scores of the day of the fit; null where the rider did not give any, or the intake is hardly older. */
function scoresAgain(
  random: Random,
  { fittedAt, submittedAt }: FitPlan,
  complaints: readonly Complaint[],
): AllZoneScores | null {
  if (!fittedAt || !submittedAt || fittedAt.getTime() - submittedAt.getTime() < 2 * DAY_MS) return null
  if (!random.happens(SCORES_AGAIN)) return null
  const scores = { feet: 0, knees: 0, saddle: 0, lower_back: 0, shoulders: 0, hands: 0 }
  for (const { zone, severity } of complaints) {
    const drawn = random.unit()
    const moved = drawn < EASED ? -1 : drawn > 1 - GREW ? 1 : 0
    scores[zone] = Math.max(0, Math.min(7, severity + moved))
  }
  return scoresIn(scores)
}

/** What is left of earlier complaints when the rider comes again, with one that brings them. */
function complaintsAgain(random: Random, earlier: readonly Complaint[]): Complaint[] {
  const left = earlier
    .slice(0, 1)
    .map((complaint) => ({ ...complaint, severity: Math.max(2, complaint.severity - 1) }))
  const others = ZONES.filter((zone) => left.every((one) => one.zone !== zone))
  const zone = others[random.whole(0, others.length - 1)] ?? 'hands'
  return [...left, complaintIn(random, zone, random.whole(3, 5))]
}

/** Who is fitted, on which bike. */
export interface RiderOfFit {
  profile: Profile
  bike: BikeOfRider
  complaints: Complaint[]
  /** The rider's fit before this one. */
  earlier?: FitStory
  /** How many fits there were before. */
  fits: number
  now: Date
}

const FLAT_BARS: readonly BikeType[] = ['mountain', 'e_bike', 'time_trial']

function positionFor(
  random: Random,
  { profile, bike, earlier }: RiderOfFit,
  wishes: { complaints: Complaint[]; goals: Goal[] },
) {
  const isSameBike = earlier?.bike.type === bike.type
  return positionOf(random, {
    body: profile.body,
    type: bike.type,
    changes: changesFor(random, wishes, FLAT_BARS.includes(bike.type)),
    ...(isSameBike && { earlier: earlier.position }),
  })
}

/** A fitter expects most complaints to get better, and predicts half of the fits. */
function predictionsOf(random: Random, complaints: readonly Complaint[]): FitStory['predictions'] {
  if (!random.happens(0.5)) return {}
  const expected = () => random.pick(['better', 'better', 'better', 'unchanged'] as const)
  return Object.fromEntries(complaints.map(({ zone }) => [zone, expected()]))
}

/** Tells one fit. */
export function fitStory(random: Random, plan: FitPlan, rider: RiderOfFit): FitStory {
  const { profile, bike, earlier, fits, now } = rider
  const complaints = earlier ? complaintsAgain(random, earlier.complaints) : rider.complaints
  const goals = goalsOf(random, profile.person, complaints)
  const position = positionFor(random, rider, { complaints, goals })
  const on = dateIn(plan.submittedAt ?? now, 'UTC')
  const flag = plan.intakeFlag === true
  return {
    bike,
    complaints,
    predictions: predictionsOf(random.branch(`predictions-${fits}`), complaints),
    goals,
    position,
    measured: position.measured,
    changes: position.changes.map((change) => ({ ...change, rating: ratingOf(random, change, complaints) })),
    answers: intakeAnswers(random, profile, { complaints, goals, bike: bike.type, on, fits, flag }),
    submittedAt: plan.submittedAt,
    fittedAt: plan.fittedAt,
    words: wordsOfFit(random, profile.person, complaints, goals),
    pictured: random.happens(0.3),
    scoredAgain: scoresAgain(random.branch('second-baseline'), plan, complaints),
    followUps: answeredFollowUps(random, plan, { complaints, goals, weeklyHours: profile.weeklyHours }),
  }
}
