import { useSearchParams } from 'react-router'
import { ACCESS_ACTORS, ACCESS_KINDS } from '#domain/access-log.ts'
import { addDays, isLocalDate } from '#domain/calendar/local-date.ts'
import { chosenIn } from '#web/list-controls/use-address-choices.ts'

/** The filters of the log, by their names in the address. */
export const LOG_FILTERS = ['kind', 'by', 'file', 'from', 'until'] as const

const dayIn = (address: URLSearchParams, name: string): string | null => {
  const day = address.get(name)
  return day !== null && isLocalDate(day) ? day : null
}

const startOf = (day: string): string => new Date(`${day}T00:00`).toISOString()

/** The filters in the address. What does not exist is left out. */
export function useLogFilters() {
  const [address] = useSearchParams()
  const from = dayIn(address, 'from')
  const until = dayIn(address, 'until')
  const kind = chosenIn(address, 'kind', ACCESS_KINDS)
  const by = chosenIn(address, 'by', ACCESS_ACTORS)
  return {
    kind,
    by,
    from,
    until,
    file: address.get('file') ?? undefined,
    /** As the calls take them: whole days of this device. */
    query: {
      kind,
      by,
      from: from === null ? undefined : startOf(from),
      until: until === null ? undefined : startOf(addDays(until, 1)),
    },
  }
}

export type LogFilters = ReturnType<typeof useLogFilters>
