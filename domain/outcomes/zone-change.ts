import type { Figure } from '../questionnaires/figures.ts'
import type { Zone, ZoneScore } from '../zones.ts'
import { ZONES } from '../zones.ts'

/** The scores of a form by zone. A zone that was not asked about is missing; a zone without discomfort is 0. */
export type ZoneScores = Readonly<Partial<Record<Zone, ZoneScore>>>

/** The score from which a zone is a complaint (about 3 on the 0–10 scale of trials). */
export const COMPLAINT_FROM = 2
/** The highest score that counts as an acceptable state. */
const ACCEPTABLE_TO = 1
const LEAST_STEP = 1
const LEAST_SHARE = 0.3
const MUCH_STEPS = 2
const MUCH_SHARE = 0.5
/** The number of steps from which a worsening is beyond the measurement error (about 1.2 steps). */
const CLEAR_STEPS = 2

export const ZONE_COURSES = ['resolved', 'improved', 'unchanged', 'worse', 'new'] as const
export type ZoneCourse = (typeof ZONE_COURSES)[number]

/** The change of one zone of one rider. */
export type ZoneChange = {
  zone: Zone
  before: ZoneScore
  after: ZoneScore
  /** After minus before: negative is better. */
  change: number
  course: ZoneCourse
  /** Lower by at least 2 steps and half of the score. */
  muchImproved: boolean
  /** For `worse` and `new`: `possible` at one step, which measurement error alone can cause, else `clear`. */
  certainty: 'possible' | 'clear' | null
  /** Whether the state reached is acceptable: 0 or 1. */
  acceptable: boolean
}

export const isComplaint = (score: ZoneScore): boolean => score >= COMPLAINT_FROM

/**
 * The outcome for a zone; docs/domain.md names the source of the thresholds. Resolved: it was a complaint and is none.
 * New: it was none and is a complaint. Improved: a complaint, lower by at least 1 step and 30 %. Worse: up by at least
 * 1 step.
 */
export function courseOf(before: ZoneScore, after: ZoneScore): ZoneCourse {
  const less = before - after
  if (isComplaint(before) && !isComplaint(after)) return 'resolved'
  if (!isComplaint(before) && isComplaint(after)) return 'new'
  if (isComplaint(before) && less >= LEAST_STEP && less / before >= LEAST_SHARE) return 'improved'
  return -less >= LEAST_STEP ? 'worse' : 'unchanged'
}

function changeOf(zone: Zone, before: ZoneScore, after: ZoneScore): ZoneChange {
  const course = courseOf(before, after)
  const less = before - after
  const worsened = course === 'worse' || course === 'new'
  return {
    zone,
    before,
    after,
    change: after - before,
    course,
    muchImproved: isComplaint(before) && less >= MUCH_STEPS && less / before >= MUCH_SHARE,
    certainty: worsened ? (-less >= CLEAR_STEPS ? 'clear' : 'possible') : null,
    acceptable: after <= ACCEPTABLE_TO,
  }
}

/** Before and after of each zone that was asked about both times, ordered from feet to head. */
export function zoneChanges(before: ZoneScores, after: ZoneScores): ZoneChange[] {
  return ZONES.flatMap((zone) => {
    const [was, is] = [before[zone], after[zone]]
    return was === undefined || is === undefined ? [] : [changeOf(zone, was, is)]
  })
}

const isScore = (value: number): value is ZoneScore => Number.isInteger(value) && value >= 0 && value <= 7

/** The zone scores among a form's figures; empty if the form did not ask (the rider had not ridden). */
export function zoneScoresOf(figures: readonly Pick<Figure, 'name' | 'option' | 'value'>[]): ZoneScores {
  return Object.fromEntries(
    figures.flatMap(({ name, option, value }): [Zone, ZoneScore][] => {
      const zone = name === 'zoneScore' ? ZONES.find((one) => one === option) : undefined
      return zone !== undefined && isScore(value) ? [[zone, value]] : []
    }),
  )
}
