import type { LocalDate } from '../calendar/local-date.ts'
import { addDays } from '../calendar/local-date.ts'
import type { ZoneScores } from '../outcomes/zone-change.ts'
import { zoneChanges } from '../outcomes/zone-change.ts'
import type { FollowUpFacts } from '../sessions/follow-up-life.ts'
import { followUpStatus } from '../sessions/follow-up-life.ts'
import type { Zone } from '../zones.ts'

/** The alerts about a follow-up, the most serious first. */
export const ALERT_KINDS = [
  'red_flag',
  'worse',
  'new_complaint',
  'still_severe',
  'unhappy',
  'wants_appointment',
  'never_answered',
  'overdue',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Alerts that are raised because nobody answered. An answer ends them. */
export const SILENCE_ALERTS = ['never_answered', 'overdue'] as const satisfies readonly AlertKind[]

/** An alert. `zone` is null when it is not about one zone. */
export type Alert = { kind: AlertKind; zone: Zone | null }

/** What alerts are derived from in an answered follow-up. */
export type Answered = {
  scores: ZoneScores
  redFlag: boolean
  /** The zones that a red flag concerns; empty when it is elsewhere or was not stated. */
  redFlagZones: readonly Zone[]
  wantsAppointment: boolean
  satisfaction: number | null
}

/** The highest satisfaction that counts as unhappy. */
export const UNHAPPY_TO = 3
/** Days after the last reminder from which a missing answer counts as final. */
export const SILENCE_DAYS = 3

const alert = (kind: AlertKind, zone: Zone | null = null): Alert => ({ kind, zone })

function zoneAlerts(before: ZoneScores, after: ZoneScores): Alert[] {
  return zoneChanges(before, after).flatMap(({ zone, share, state, stillSevere }) => [
    ...(share === 'worse' ? [alert('worse', zone)] : []),
    ...(state === 'new' ? [alert('new_complaint', zone)] : []),
    ...(stillSevere ? [alert('still_severe', zone)] : []),
  ])
}

const inOrder = (alerts: readonly Alert[]): Alert[] =>
  alerts.toSorted((a, b) => ALERT_KINDS.indexOf(a.kind) - ALERT_KINDS.indexOf(b.kind))

/**
 * The alerts of an answered follow-up: a red flag; a zone that is worse; a new complaint; a zone that is still severe;
 * satisfaction 1–3; the wish for another appointment.
 * @param before the scores of the intake; null without one; no zone then counts as worse, new or still severe
 */
export function alertsOfAnswer(before: ZoneScores | null, after: Answered): Alert[] {
  const flagged = after.redFlagZones.length > 0 ? after.redFlagZones : [null]
  const unhappy = after.satisfaction !== null && after.satisfaction <= UNHAPPY_TO
  return inOrder([
    ...(after.redFlag ? flagged.map((zone) => alert('red_flag', zone)) : []),
    ...(before === null ? [] : zoneAlerts(before, after.scores)),
    ...(unhappy ? [alert('unhappy')] : []),
    ...(after.wantsAppointment ? [alert('wants_appointment')] : []),
  ])
}

/**
 * The alerts of an unanswered follow-up: overdue, or never answered. The latter asks the fitter to call. It is raised
 * some days after the last reminder, or when the window is over.
 * @param lastReminderOn the rider's day of the last of all planned reminders, once it was sent
 */
export function alertsOfSilence(
  followUp: FollowUpFacts,
  lastReminderOn: LocalDate | null,
  today: LocalDate,
): Alert[] {
  const status = followUpStatus(followUp, today)
  if (status === 'missed') return [alert('never_answered')]
  if (status !== 'due' && status !== 'overdue') return []
  const silent = lastReminderOn !== null && today >= addDays(lastReminderOn, SILENCE_DAYS)
  if (silent) return [alert('never_answered')]
  return status === 'overdue' ? [alert('overdue')] : []
}
