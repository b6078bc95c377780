import { ZONES, type Zone } from '#domain/zones.ts'
import type { ZoneScoresAt } from '../session.ts'

/** One point of a zone's course: how strong it was said to be, and when. */
export interface CoursePoint {
  at: string
  score: number
  kind: ZoneScoresAt['kind']
  milestone: number | null
}

export interface Course {
  zone: Zone
  points: CoursePoint[]
}

/**
 * How each zone went over all forms, the earliest first; a zone not named in a form was free of discomfort (0).
 * Zones that were never named have no course.
 */
export function coursesOf(scores: readonly ZoneScoresAt[]): Course[] {
  const inTime = scores.toSorted((a, b) => a.at.localeCompare(b.at))
  return ZONES.filter((zone) => inTime.some(({ zones }) => zones[zone])).map((zone) => ({
    zone,
    points: inTime.map(({ at, kind, milestone, zones }) => ({
      at,
      kind,
      milestone,
      score: zones[zone] ?? 0,
    })),
  }))
}

/** Where an instant lies between the first and the last, 0 to 1; a single one in the middle. */
export function shareOfTime(at: string, first: string, last: string): number {
  const [from, to, here] = [first, last, at].map((each) => Date.parse(each))
  if (from === undefined || to === undefined || here === undefined || to === from) return 0.5
  return (here - from) / (to - from)
}
