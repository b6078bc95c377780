import { ZONES, type Zone } from '#domain/zones.ts'
import type { CallResponse } from '#web/api/api.ts'

/** The scores of one form, and who asked, where several fitters did. */
export type ScoredForm = CallResponse<'GET /api/riders/:riderId'>['scores'][number] & { fitterName?: string }

/** One point of a zone's course: how strong it was said to be, and when. */
interface CoursePoint {
  /** Of the form it comes from. */
  key: string
  at: string
  score: number
}

/** How one zone went. */
export interface Course {
  zone: Zone
  points: CoursePoint[]
}

/** Two forms may be sent in one instant. */
export const keyOfForm = ({ sessionId, kind, at }: ScoredForm): string => `${sessionId} ${kind} ${at}`

/**
 * How each zone went over all forms; a zone not named in a form was free of discomfort (0). Zones that were never
 * named have no course.
 * @param forms the earliest first
 */
export function coursesOf(forms: readonly ScoredForm[]): Course[] {
  return ZONES.filter((zone) => forms.some(({ zones }) => zones[zone])).map((zone) => ({
    zone,
    points: forms.map((form) => ({ key: keyOfForm(form), at: form.at, score: form.zones[zone] ?? 0 })),
  }))
}

/** Where an instant lies between the first and the last, 0 to 1; a single one in the middle. */
export function shareOfTime(at: string, first: string, last: string): number {
  const [from, to, here] = [first, last, at].map((each) => Date.parse(each))
  if (from === undefined || to === undefined || here === undefined || to === from) return 0.5
  return (here - from) / (to - from)
}
