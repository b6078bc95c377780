import { addDays, type LocalDate, mondayOf, yearOf } from '#domain/calendar/local-date.ts'
import { today } from './zone.ts'

/** The last Sunday of March, on which Europe puts its clocks forward. */
const springChangeIn = (year: number): LocalDate => addDays(mondayOf(`${year}-04-01`), -1)

/** The next day on which Europe puts its clocks forward, more than `days` from today. */
export function nextSpringChange(days: number): LocalDate {
  const earliest = addDays(today(), days)
  const change = springChangeIn(yearOf(earliest))
  return change > earliest ? change : springChangeIn(yearOf(earliest) + 1)
}

/** 28 March */
export const dayAndMonth = (date: LocalDate): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date))
