/** What is in the calendar. All but what a rider cancelled takes time. */
export const ENTRY_KINDS = [
  'booking',
  'pending',
  'held',
  'offered',
  'blocked',
  'external',
  'cancelled',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** One span of time that is taken, as the calendar draws it. */
export interface CalendarEntry {
  id: string
  kind: EntryKind
  startsAt: string
  endsAt: string
  /** Minutes before and after that stay free of other bookings. */
  bufferBefore: number
  bufferAfter: number
  title: string
  detail: string
  /** It is the fitter's to move. */
  movable: boolean
}

const MINUTE_MS = 60_000

/** The real length of an entry in minutes, whatever clocks show. */
export const minutesOf = ({ startsAt, endsAt }: Pick<CalendarEntry, 'startsAt' | 'endsAt'>): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS

/** The time that an entry takes, with its buffers. */
const takenBy = ({ startsAt, endsAt, bufferBefore, bufferAfter }: CalendarEntry) => ({
  from: Date.parse(startsAt) - bufferBefore * MINUTE_MS,
  until: Date.parse(endsAt) + bufferAfter * MINUTE_MS,
})

/** The entries that are in the way of an entry at another time. */
export function inTheWay(
  entry: CalendarEntry,
  startsAt: Date,
  entries: readonly CalendarEntry[],
): CalendarEntry[] {
  const endsAt = new Date(startsAt.getTime() + minutesOf(entry) * MINUTE_MS)
  const { from, until } = takenBy({
    ...entry,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  })
  return entries.filter((other) => {
    const taken = takenBy(other)
    return other.id !== entry.id && other.kind !== 'cancelled' && taken.from < until && from < taken.until
  })
}
