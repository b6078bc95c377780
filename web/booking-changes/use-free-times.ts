import { useCallback } from 'react'
import { addDays, dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { instantOf } from '#domain/calendar/wall-clock.ts'
import { api } from '#web/api/api.ts'
import { useFetched } from '#web/api/use-fetched.ts'

/** How many days are listed at once. */
export const DAYS = 7

interface Asked {
  slug: string
  serviceId: string
  timeZone: string
  first: LocalDate
}

/** The free times of a week from a day on. */
export function useFreeTimes({ slug, serviceId, timeZone, first }: Asked) {
  const work = useCallback(() => {
    const at = (day: LocalDate) => instantOf(day, 0, timeZone).toISOString()
    return api('GET /api/booking-pages/:fitter/times', {
      params: { fitter: slug },
      query: { serviceId, from: at(first), to: at(addDays(first, DAYS)) },
    })
  }, [slug, serviceId, timeZone, first])
  return useFetched(work)
}

/** Some instants by their day on the clock of the zone. */
export function byDay(times: readonly string[], timeZone: string): [LocalDate, string[]][] {
  const days = new Map<LocalDate, string[]>()
  for (const at of times) {
    const day = dateIn(new Date(at), timeZone)
    days.set(day, [...(days.get(day) ?? []), at])
  }
  return [...days]
}
