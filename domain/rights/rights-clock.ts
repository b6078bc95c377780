import { addDays, addMonths, type LocalDate } from '../calendar/local-date.ts'

/** What a person can ask for by mail (GDPR articles 15 to 21). */
export const RIGHTS = ['access', 'copy', 'correction', 'erasure', 'restriction', 'objection'] as const
export type Right = (typeof RIGHTS)[number]

/** How a request ended. */
export const RIGHTS_OUTCOMES = ['done', 'refused'] as const
export type RightsOutcome = (typeof RIGHTS_OUTCOMES)[number]

/** A request is answered within a month, and within three if the person was told why (article 12). */
const MONTHS = { usual: 1, extended: 3 } as const
/** The day of a request from which it is alarming that it is open. */
const ALARM_DAY = 20
/** The hours in which the authority is told of a breach (article 33). */
const BREACH_HOURS = 72
const HOUR_MS = 3_600_000

interface Facts {
  receivedOn: LocalDate
  extended: boolean
  answered: boolean
}

/** The last day on which a request is answered in time. */
export const rightsDueOn = ({ receivedOn, extended }: Omit<Facts, 'answered'>): LocalDate =>
  addMonths(receivedOn, extended ? MONTHS.extended : MONTHS.usual)

/** The day from which an open request needs attention: its 20th; of an extended one, as long before its last day. */
export const rightsAlarmOn = (facts: Omit<Facts, 'answered'>): LocalDate =>
  facts.extended ? addDays(rightsDueOn(facts), ALARM_DAY - 31) : addDays(facts.receivedOn, ALARM_DAY)

/** So many days after it arrived a request can still be entered. */
export const ENTERED_WITHIN_DAYS = 90

/** Whether a day can be the one on which a request arrived that is entered today. */
export const mayHaveArrived = (receivedOn: LocalDate, today: LocalDate): boolean =>
  receivedOn <= today && receivedOn >= addDays(today, -ENTERED_WITHIN_DAYS)

/** Whether more time can be taken: once, and only while the person can be told within the first month (article 12). */
export const mayExtend = (facts: Omit<Facts, 'answered'>, today: LocalDate): boolean =>
  !facts.extended && today <= rightsDueOn(facts)

export type RightsState = 'answered' | 'open' | 'alarm' | 'overdue'

/** Where a request stands on a day. */
export function rightsState(facts: Facts, today: LocalDate): RightsState {
  if (facts.answered) return 'answered'
  if (today > rightsDueOn(facts)) return 'overdue'
  return today >= rightsAlarmOn(facts) ? 'alarm' : 'open'
}

/** With so many hours left, or fewer, the provider is reminded of a breach that the authority was not told of. */
const BREACH_WARNING_HOURS = 24

/**
 * The full hours until the authority must know of a breach; after that the full hours since then, negative. Within an
 * hour before and after it is 0, and `breachState` says which.
 */
export const breachHoursLeft = (awareAt: Date, now: Date): number =>
  // Adding 0 makes 0 of -0.
  Math.trunc((awareAt.getTime() + BREACH_HOURS * HOUR_MS - now.getTime()) / HOUR_MS) + 0

export type BreachState = 'told' | 'open' | 'warning' | 'overdue'

/** Where telling the authority stands. */
export function breachState(
  { awareAt, authorityTold }: { awareAt: Date; authorityTold: boolean },
  now: Date,
): BreachState {
  if (authorityTold) return 'told'
  const left = awareAt.getTime() + BREACH_HOURS * HOUR_MS - now.getTime()
  if (left <= 0) return 'overdue'
  return left <= BREACH_WARNING_HOURS * HOUR_MS ? 'warning' : 'open'
}
