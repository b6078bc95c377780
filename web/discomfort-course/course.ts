import { ZONES, type Zone } from '#domain/zones.ts'
import type { CallResponse } from '#web/api/api.ts'

/** The scores of one form. It includes the fitter's name if several fitters asked. */
export type ScoredForm = CallResponse<'GET /api/riders/:riderId'>['scores'][number] & { fitterName?: string }

/** One point of a zone's course: the severity and its time. */
interface CoursePoint {
  /** The key of the form it comes from. */
  key: string
  at: string
  score: number
}

/** The course of one zone. */
export interface Course {
  zone: Zone
  points: CoursePoint[]
}

/** Two forms may be sent at the same instant. */
export const keyOfForm = ({ sessionId, kind, at }: ScoredForm): string => `${sessionId} ${kind} ${at}`

/**
 * The course of each zone over all forms. A zone that a form does not name had no discomfort (0). Zones that were never
 * named have no course.
 * @param forms the earliest first
 */
export function coursesOf(forms: readonly ScoredForm[]): Course[] {
  return ZONES.filter((zone) => forms.some(({ zones }) => zones[zone])).map((zone) => ({
    zone,
    points: forms.map((form) => ({ key: keyOfForm(form), at: form.at, score: form.zones[zone] ?? 0 })),
  }))
}

/** The position of an instant between the first and the last, from 0 to 1; 0.5 if there is only one. */
export function shareOfTime(at: string, first: string, last: string): number {
  const [from, to, here] = [first, last, at].map((each) => Date.parse(each))
  if (from === undefined || to === undefined || here === undefined || to === from) return 0.5
  return (here - from) / (to - from)
}
