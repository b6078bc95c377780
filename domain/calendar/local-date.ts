/** A day in somebody's calendar, `YYYY-MM-DD`, without a time zone. Sorts as text. */
export type LocalDate = string

const DAY_MS = 86_400_000
const at = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`)
const dayOf = (ms: number): LocalDate => new Date(ms).toISOString().slice(0, 10)

/** Whether a text is an existing day: four-digit year, no 31 June, no 29 February outside leap years. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const ms = at(text)
  return !Number.isNaN(ms) && dayOf(ms) === text
}

/** The day `days` later (earlier when negative). */
export const addDays = (date: LocalDate, days: number): LocalDate => dayOf(at(date) + days * DAY_MS)

/** The Monday of the day's week. */
export const mondayOf = (date: LocalDate): LocalDate =>
  addDays(date, -((new Date(at(date)).getUTCDay() + 6) % 7))

/** The same day `months` later (earlier when negative), or the last day of that month if it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = new Date(at(`${date.slice(0, 7)}-01`))
  const ends = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months + 1, 0)
  const begins = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months)
  return dayOf(Math.min(begins + (Number(date.slice(8)) - 1) * DAY_MS, ends))
}

/** Days from one day to another; negative when `to` is the earlier one. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => (at(to) - at(from)) / DAY_MS

/** The calendar year of a day. */
export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4))

/** Completed years of life on a day. A person born on 29 February turns a year older on 1 March in other years. */
export function ageOn(birth: LocalDate, date: LocalDate): number {
  return yearOf(date) - yearOf(birth) - (date.slice(5) < birth.slice(5) ? 1 : 0)
}

/** A time zone's name may be written in many ways, so there may be more names than the 600 zones. */
const MOST_FORMATS = 600

/**
 * Keeps the format of each time zone. Making one takes 30 times as long as using it, and frees memory outside of the
 * JavaScript heap much later.
 * @param make throws a RangeError for a zone that this machine does not know
 */
export function keptByZone(
  make: (timeZone: string) => Intl.DateTimeFormat,
): (timeZone: string) => Intl.DateTimeFormat {
  const kept = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = kept.get(timeZone) ?? make(timeZone)
    if (kept.size < MOST_FORMATS) kept.set(timeZone, format)
    return format
  }
}

const dateFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat('en', {
    ...(timeZone === undefined ? {} : { timeZone }),
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })

const zoneFormat = keptByZone(dateFormat)

/** The format of a time zone. The device's own zone may change, so its format is not kept. */
const formatIn = (timeZone: string | undefined): Intl.DateTimeFormat =>
  timeZone === undefined ? dateFormat() : zoneFormat(timeZone)

/** The local date at an instant, in a time zone or, without one, in this device's. */
export function dateIn(now: Date, timeZone?: string): LocalDate {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`
}

/**
 * Whether a day can be the sender's local date. Local dates differ from UTC's by at most one day. With this tolerance
 * the server can validate an answer by the rider's own calendar.
 */
export function acceptableToday(today: LocalDate, now: Date): boolean {
  return isLocalDate(today) && Math.abs(daysBetween(dateIn(now, 'UTC'), today)) <= 1
}
