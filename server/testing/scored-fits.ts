import { randomUUID } from 'node:crypto'
import { followUp as followUpForm } from '#domain/forms/follow-up.ts'
import { followUpFor } from '#domain/forms/follow-up-setting.ts'
import { ANSWERABLE_GOALS } from '#domain/goals.ts'
import { waveOf } from '#domain/milestones.ts'
import type { ZoneScores } from '#domain/outcomes/zone-change.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { ZONES } from '#domain/zones.ts'
import type { Person } from './builders.ts'
import { type Fitted, fittings, type Predictions } from './fittings.ts'
import type { TestApp } from './test-app.ts'

/** A fit to be made, from its intake to the answer after it. */
export interface ScoredFit {
  /** Zones that are not named have no discomfort. */
  before?: ZoneScores
  /** The scores of the answer; null if the rider does not answer. Zones that are not named are 0. */
  after?: ZoneScores | null
  /** The version of the intake; the first one by default. */
  formVersion?: number
  /** More answers of the intake: goals, discipline, weeklyHours, … */
  intake?: Record<string, unknown>
  /** More answers of the follow-up: satisfaction, recommend, positionKept, … */
  answers?: Record<string, unknown>
  /** What the fitter expected before completing it. */
  predictions?: Predictions
}

/** A practice whose fits have been answered. */
export interface ScoredPractice {
  fitter: Person
  /** In the order in which they were wanted. */
  fits: (Fitted & { rider: Person })[]
}

/** The days after which the follow-up of six weeks is answered. */
export const ANSWERED_AFTER_DAYS = 42
const MILESTONE = 42

const named = (scores: ZoneScores) =>
  ZONES.flatMap((zone) => {
    const severity = scores[zone] ?? 0
    return severity > 0 ? [{ zone, severity }] : []
  })

/** The answers to the newest follow-up, as far as it asks for them at a milestone. */
function answersOf({ before = {}, after, intake = {}, answers = {} }: ScoredFit, milestone: number) {
  const zones = named(before).map(({ zone }) => zone)
  const others = named(after ?? {}).filter(({ zone }) => !zones.includes(zone))
  const chosen: readonly unknown[] = Array.isArray(intake.goals) ? intake.goals : ['reduce_discomfort']
  const goals = ANSWERABLE_GOALS.filter((goal) => chosen.includes(goal))
  const all = {
    ridesSince: 8,
    weeklyHours: 6,
    loadChange: 'same',
    positionKept: 'kept',
    overallChange: 5,
    discomfort: [
      ...zones.map((zone) => ({ id: zone, severity: after?.[zone] ?? 0 })),
      ...others.map((one) => ({ id: randomUUID(), ...one })),
    ],
    otherZone: others.length > 0,
    redFlags: ['none'],
    comfort: 5,
    power: 4,
    confidence: 5,
    adaptationDays: 6,
    goals: goals.map((goal) => ({ id: goal, attainment: 0 })),
    goalAlignment: 6,
    satisfaction: 6,
    recommend: 9,
    usedSince: ['none'],
    anotherAppointment: false,
    ...answers,
  }
  const asked = entriesOf(followUpFor({ wave: waveOf(milestone), zones, goals })).map(({ key }) => key)
  return Object.fromEntries(Object.entries(all).filter(([key]) => asked.includes(key)))
}

/** Makes practices with outcomes, through the calls that riders and fitters use. */
export function scoredFits(t: TestApp) {
  const fit = fittings(t)
  const { owner } = t.data

  /** A rider with an account, whose fit was completed just now. */
  async function fitted(fitter: Person, { before = {}, intake = {}, predictions, formVersion }: ScoredFit) {
    const discomfort = named(before).map((one) => ({ id: one.zone, ...one }))
    const made = await fit.fitted({
      fitter,
      answers: { discomfort, ...intake },
      account: true,
      ...(predictions && { predictions }),
      ...(formVersion && { formVersion }),
    })
    const { rows } = await owner.query('select account_id from rider where id = $1', [made.riderId])
    const rider: Person = { id: rows[0].account_id, email: '', ...made.rider }
    return { ...made, rider }
  }

  /** Lets days pass without anybody being signed out. */
  async function daysPass(days: number): Promise<void> {
    t.clock.advance({ days })
    await owner.query(
      `update sign_in set last_used_at = $1, expires_at = $1::timestamptz + interval '30 days'
       where account_id is not null and ended_at is null`,
      [t.clock.now()],
    )
  }

  /**
   * The rider answers the follow-up of a milestone, by default the one of six weeks.
   * @param revision the one that is corrected; none by default
   */
  async function answer(
    { rider, followUps }: ScoredPractice['fits'][number],
    wanted: ScoredFit,
    milestone = MILESTONE,
    revision?: number,
  ): Promise<void> {
    const params = { followUpId: followUps.find((one) => one.milestone === milestone)?.id ?? '' }
    const sent = {
      formVersion: followUpForm.version,
      today: fit.today(),
      answers: answersOf(wanted, milestone),
    }
    const api = t.api.as(rider)
    const answered = revision
      ? await api.call('POST /api/follow-ups/:followUpId/corrections', {
          params,
          body: { ...sent, revision },
          key: randomUUID(),
        })
      : await api.call('POST /api/follow-ups/:followUpId/submission', {
          params,
          body: { ...sent, language: 'en' },
          key: randomUUID(),
        })
    if (answered.status !== 201) throw new Error(`scored fits: the follow-up was refused: ${answered.raw}`)
  }

  /**
   * Completes these fits on one day and answers them after six weeks. Each fit has a rider of its own. All outcomes are
   * derived.
   */
  async function practice(wanted: readonly ScoredFit[], fitter?: Person): Promise<ScoredPractice> {
    const host = fitter ?? (await t.build.fitter())
    const fits: ScoredPractice['fits'] = []
    for (const one of wanted) fits.push(await fitted(host, one))
    await daysPass(ANSWERED_AFTER_DAYS)
    for (const [index, made] of fits.entries()) {
      const one = wanted[index]
      if (one?.after) await answer(made, one)
    }
    await fit.deriveOutcomes()
    return { fitter: host, fits }
  }

  return { practice, fitted, answer, daysPass }
}
