import { addDays, addMonths, dateIn, type LocalDate } from '../calendar/local-date.ts'
import { type FirstWeekday, weekBeginning } from '../calendar/week.ts'
import { zoneWords } from './appointment-words.ts'

/** The first day of a day's month. */
export const monthOf = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`

/** The days that a calendar of one month shows: whole weeks. */
export function weeksOfMonth(month: LocalDate, first: FirstWeekday): LocalDate[][] {
  const last = addDays(addMonths(month, 1), -1)
  const weeks: LocalDate[][] = []
  for (let begin = weekBeginning(month, first); begin <= last; begin = addDays(begin, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(begin, days)))
  return weeks
}

/** Instants by the day that they are on in a zone, each day in order. */
export function byDay(times: readonly string[], timeZone: string): Map<LocalDate, string[]> {
  const days = new Map<LocalDate, string[]>()
  for (const at of times) {
    const date = dateIn(new Date(at), timeZone)
    days.set(date, [...(days.get(date) ?? []), at])
  }
  return days
}

/**
 * The times of one day as a clock shows them. In the night in which the clock is put back two may look the same: then
 * both say their distance from UTC.
 */
export function clockTimes(
  times: readonly string[],
  locale: string,
  timeZone: string,
): { at: string; words: string }[] {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  const plain = times.map((at) => format.format(new Date(at)))
  const offset = (at: string) => zoneWords(locale, new Date(at), timeZone).split(', ').at(-1)
  return times.map((at, index) => {
    const words = plain[index] ?? ''
    const isDoubled = plain.indexOf(words) !== plain.lastIndexOf(words)
    return { at, words: isDoubled ? `${words} (${offset(at)})` : words }
  })
}
