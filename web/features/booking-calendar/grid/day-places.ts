import { addDays, type LocalDate } from '#domain/calendar/local-date.ts'
import { wallClock } from '#domain/calendar/wall-clock.ts'
import { type FirstWeekday, weekBeginning } from '#domain/calendar/week.ts'
import { type CalendarEntry, minutesOf } from '../calendar-entry.ts'

export type CalendarView = 'day' | 'week' | 'list'

const DAY_MINUTES = 24 * 60
/** Times that are chosen in the calendar are multiples of this many minutes. */
export const STEP_MINUTES = 15
/** The hours of an empty calendar. */
const USUAL_HOURS = { from: 8, until: 18 }

/** The days of a view, in order. The list has two weeks. */
export function daysOf(view: CalendarView, date: LocalDate, firstDay: FirstWeekday): LocalDate[] {
  if (view === 'day') return [date]
  const first = view === 'week' ? weekBeginning(date, firstDay) : date
  return Array.from({ length: view === 'week' ? 7 : 14 }, (_, day) => addDays(first, day))
}

/** Where an entry is drawn in the column of a day: minutes after midnight on the clock of the zone. */
export interface Place {
  entry: CalendarEntry
  from: number
  until: number
  /** Which of the columns that overlapping entries share, from 0, and how many there are. */
  lane: number
  lanes: number
}

interface Span {
  from: number
  until: number
}

/**
 * The part of an entry on a day, by the clock of the zone; null if it is not on that day. On the night on which the
 * clock goes back an entry is as high as it is long, because its end may show an earlier time than its start.
 */
export function spanOn(entry: CalendarEntry, date: LocalDate, timeZone: string): Span | null {
  const start = wallClock(new Date(entry.startsAt), timeZone)
  const end = wallClock(new Date(entry.endsAt), timeZone)
  const endsAtMidnight = end.minutes === 0 && end.date === addDays(date, 1)
  if (start.date > date || end.date < date || (end.date === date && end.minutes === 0)) return null
  const from = start.date === date ? start.minutes : 0
  const shown = end.date > date || endsAtMidnight ? DAY_MINUTES : end.minutes
  const until = shown > from ? shown : from + minutesOf(entry)
  return { from, until: Math.min(until, DAY_MINUTES) }
}

/** Gives each of some sorted spans the first lane that is free at its start. */
function inLanes(group: readonly (Span & { entry: CalendarEntry })[]): Place[] {
  const ends: number[] = []
  const placed = group.map((span) => {
    const free = ends.findIndex((end) => end <= span.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = span.until
    return { ...span, lane }
  })
  return placed.map((span) => ({ ...span, lanes: ends.length }))
}

/** The entries of a day in order of their start. Those that overlap, such as a busy time elsewhere, lie side by side. */
export function placesOn(entries: readonly CalendarEntry[], date: LocalDate, timeZone: string): Place[] {
  const spans = entries
    .flatMap((entry) => {
      const span = spanOn(entry, date, timeZone)
      return span ? [{ ...span, entry }] : []
    })
    .sort((a, b) => a.from - b.from || a.until - b.until)
  const groups: (typeof spans)[] = []
  let end = -1
  for (const span of spans) {
    if (span.from >= end) groups.push([])
    groups.at(-1)?.push(span)
    end = Math.max(end, span.until)
  }
  return groups.flatMap(inLanes)
}

/** The whole hours to show: those of the entries and of the opening hours, and the usual ones without any. */
export function hoursShown(
  entries: readonly CalendarEntry[],
  days: readonly LocalDate[],
  open: readonly Span[],
  timeZone: string,
): { from: number; until: number } {
  const taken = days.flatMap((day) => placesOn(entries, day, timeZone))
  // A block of whole days must not stretch the grid to midnight.
  const parts = taken.filter(({ from, until }) => from > 0 || until < DAY_MINUTES)
  const all = [...parts, ...open]
  if (all.length === 0) return USUAL_HOURS
  const from = Math.floor(Math.min(...all.map((span) => span.from)) / 60)
  const until = Math.ceil(Math.max(...all.map((span) => span.until)) / 60)
  return { from: Math.max(0, from), until: Math.min(24, Math.max(until, from + 4)) }
}

/** The nearest time that can be chosen, within the day. */
export const snapped = (minutes: number): number =>
  Math.min(Math.max(Math.round(minutes / STEP_MINUTES) * STEP_MINUTES, 0), DAY_MINUTES - STEP_MINUTES)
