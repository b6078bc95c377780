import type { BikeType } from '../bikes/bike.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { Discipline } from '../disciplines.ts'
import type { Goal } from '../goals.ts'
import type { ChangeKind } from '../interventions/change-kinds.ts'
import type { ZoneShare } from '../outcomes/zone-change.ts'
import { outcomeOf } from '../outcomes/zone-change.ts'
import type { Place } from '../places.ts'
import type { Zone, ZoneScore } from '../zones.ts'

/** The sides on which a discomfort can be. */
export const COMPLAINT_SIDES = ['left', 'right', 'both'] as const
export type ComplaintSide = (typeof COMPLAINT_SIDES)[number]

/** A zone of a past case with discomfort before or after the fit. */
export type CaseZone = {
  zone: Zone
  before: ZoneScore
  /** Null without an answer after the fit, or where it did not ask about the zone. */
  after: ZoneScore | null
  place: Place | null
  side: ComplaintSide | null
}

/** What is known of one session of a fitter, as far as cases are filtered and compared by it. */
export type CaseFacts = {
  sessionId: string
  riderId: string
  /** The day of the fit; of the intake while there was no fit. */
  day: LocalDate
  fitted: boolean
  /** Ordered from feet to head. */
  zones: readonly CaseZone[]
  discipline: Discipline | null
  bikeTypes: readonly BikeType[]
  goals: readonly Goal[]
  /** What the completed fit included. */
  changes: readonly ChangeKind[]
}

/** What came of a zone; a possible change counts as unchanged, as in every figure. */
export const CASE_OUTCOMES = ['better', 'unchanged', 'worse', 'unanswered'] as const
export type CaseOutcome = (typeof CASE_OUTCOMES)[number]

/** What came of a zone of a case that was fitted. */
export const outcomeOfZone = ({ before, after }: CaseZone): ZoneShare | 'unanswered' =>
  after === null ? 'unanswered' : outcomeOf(before, after).share
