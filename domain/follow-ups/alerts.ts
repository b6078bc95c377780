import type { LocalDate } from '../calendar/local-date.ts'
import { addDays } from '../calendar/local-date.ts'
import type { ZoneScores } from '../outcomes/zone-change.ts'
import { zoneChanges } from '../outcomes/zone-change.ts'
import type { FollowUpFacts } from '../sessions/follow-up-status.ts'
import { followUpStatus } from '../sessions/follow-up-status.ts'
import type { Zone } from '../zones.ts'

/** The alerts about a form of a rider, the most serious first. An intake raises only the first. */
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

/** Whether a form reports a red flag. */
export type Flagged = {
  redFlag: boolean
  /** The zones that a red flag concerns; empty when it is elsewhere or was not stated. */
  redFlagZones: readonly Zone[]
}

/** What alerts are derived from in an answered follow-up. */
export type Answered = Flagged & {
  scores: ZoneScores
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

/** One for each zone of a red flag, or one without a zone if it is elsewhere or was not stated. */
function redFlagAlerts({ redFlag, redFlagZones }: Flagged): Alert[] {
  if (!redFlag) return []
  return redFlagZones.length > 0 ? redFlagZones.map((zone) => alert('red_flag', zone)) : [alert('red_flag')]
}

/** The alerts of an intake: a red flag, which needs a physician before the first fit. */
export const alertsOfIntake = (said: Flagged): Alert[] => redFlagAlerts(said)

/**
 * The alerts of an answered follow-up: a red flag; a zone that is worse; a new complaint; a zone that is still severe;
 * satisfaction 1–3; the wish for another appointment.
 * @param before the scores of the intake; null without one; no zone then counts as worse, new or still severe
 */
export function alertsOfAnswer(before: ZoneScores | null, after: Answered): Alert[] {
  const unhappy = after.satisfaction !== null && after.satisfaction <= UNHAPPY_TO
  return inOrder([
    ...redFlagAlerts(after),
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
