import type { LocalDate } from '../calendar/local-date.ts'
import { addDays, addMonths } from '../calendar/local-date.ts'

/** The lengths of the spans that a run chart can have, in months. */
const LENGTHS = [1, 3, 6, 12] as const
/** How many riders a span should have on average, so that most spans have a value. */
const RIDERS_WANTED = 8
const MOST_SPANS = 24

/** One span of calendar months, both days inclusive. */
export type TimeSpan = { from: LocalDate; to: LocalDate }

/** The first day of the span of so many months, counted from January, that contains a day. */
function beginOf(day: LocalDate, months: number): LocalDate {
  const month = Number(day.slice(5, 7)) - 1
  return addMonths(`${day.slice(0, 7)}-01`, -(month % months))
}

function spansOf(from: LocalDate, to: LocalDate, months: number): TimeSpan[] {
  const spans: TimeSpan[] = []
  for (let begin = beginOf(from, months); begin <= to; begin = addMonths(begin, months)) {
    spans.push({ from: begin, to: addDays(addMonths(begin, months), -1) })
  }
  return spans
}

/**
 * Divides the time between two fits into calendar months, quarters, half-years or years: the shortest that have enough
 * riders on average, and are not too many for a chart.
 * @param riders how many riders were fitted in that time
 */
export function timeSpans(
  from: LocalDate,
  to: LocalDate,
  riders: number,
): { months: number; spans: TimeSpan[] } {
  const divided = LENGTHS.map((months) => ({ months, spans: spansOf(from, to, months) }))
  const fits = divided.find(
    ({ spans }) => spans.length <= MOST_SPANS && riders >= RIDERS_WANTED * spans.length,
  )
  return fits ?? divided.at(-1) ?? { months: 12, spans: [] }
}
