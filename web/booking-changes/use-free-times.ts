import { useEffect, useState } from 'react'
import { addDays, dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { instantOf } from '#domain/calendar/wall-clock.ts'
import { api } from '#web/api/api.ts'

/** How many days are listed at once. */
export const DAYS = 7

interface Asked {
  slug: string
  serviceId: string
  timeZone: string
  first: LocalDate
}

interface FreeTimes {
  /** Null while they load. */
  times: readonly string[] | null
  next: readonly string[]
  error: unknown
}

const loading: FreeTimes = { times: null, next: [], error: null }

/** The free times of a week from a day on. This page also serves guests, which have no query client. */
export function useFreeTimes({ slug, serviceId, timeZone, first }: Asked): FreeTimes & { retry(): void } {
  const [found, setFound] = useState(loading)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let wanted = true
    setFound(loading)
    const at = (day: LocalDate) => instantOf(day, 0, timeZone).toISOString()
    api('GET /api/booking-pages/:fitter/times', {
      params: { fitter: slug },
      query: { serviceId, from: at(first), to: at(addDays(first, DAYS)) },
    }).then(
      ({ times, next }) => wanted && setFound({ times, next, error: null }),
      (error: unknown) => wanted && setFound({ ...loading, error }),
    )
    return () => {
      wanted = false
    }
  }, [slug, serviceId, timeZone, first, attempt])
  return { ...found, retry: () => setAttempt(attempt + 1) }
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
