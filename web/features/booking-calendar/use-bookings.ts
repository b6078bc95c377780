import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts'
import { instantOf } from '#domain/calendar/wall-clock.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { CalendarEntry, EntryKind } from './calendar-entry.ts'
import type { OpenHours } from './grid/time-grid.tsx'

export type Booking = CallResponse<'GET /api/bookings'>['items'][number]
export type BookingOffer = CallResponse<'GET /api/booking-offer'>
type Hours = NonNullable<BookingOffer['hours']>
export type BookingService = BookingOffer['services'][number]

const MINUTE_MS = 60_000
const between = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE_MS

/** How a booking's state is drawn; null for what is not. What a rider cancelled stays in the list. */
const kinds: Record<Booking['state'], EntryKind | null> = {
  held: 'held',
  pending: 'pending',
  offered: 'offered',
  confirmed: 'booking',
  no_show: 'booking',
  blocked: 'blocked',
  expired: null,
  cancelled: null,
}

/** A booking as the calendar draws it. */
export function useEntryOf(): (booking: Booking) => CalendarEntry | null {
  const { t } = useTranslation('bookingCalendar', 'common')
  return useMemo(
    () => (booking: Booking) => {
      const { id, state, startsAt, endsAt, busyFrom, busyTo, service, name, note, cancelledBy } = booking
      const kind = state === 'cancelled' && cancelledBy === 'rider' ? 'cancelled' : kinds[state]
      if (kind === null) return null
      const unnamed =
        kind === 'booking' || kind === 'cancelled' ? t('common:unnamedRider') : t(`kind.${kind}`)
      const what = service?.name ?? note ?? t('noNote')
      return {
        ...{ id, kind, startsAt, endsAt },
        bufferBefore: between(busyFrom, startsAt),
        bufferAfter: between(endsAt, busyTo),
        title: name ?? unnamed,
        detail: state === 'no_show' ? t('noShowOf', { what }) : what,
        movable: state === 'confirmed' || state === 'blocked',
      }
    },
    [t],
  )
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const A_MONDAY = '2024-01-01'

/** The opening hours of a day: none on a day off, those of an extra day, else those of its weekday. */
export function openOn(hours: Hours, date: LocalDate): OpenHours[] {
  if (hours.off.some(({ from, to }) => from <= date && date <= to)) return []
  const weekday = WEEKDAYS[((daysBetween(A_MONDAY, date) % 7) + 7) % 7]
  const spans = hours.extra.find((day) => day.date === date)?.spans ?? (weekday && hours.week[weekday]) ?? []
  return spans.map(({ from, to }) => ({ from: minutesOf(from), until: minutesOf(to) }))
}

/** The bookings of some days, and what else takes time in them. */
export function useBookings(days: readonly LocalDate[], timeZone: string) {
  const { t } = useTranslation('bookingCalendar')
  const entryOf = useEntryOf()
  const [first = '', last = ''] = [days.at(0), days.at(-1)]
  const query = {
    from: instantOf(first, 0, timeZone).toISOString(),
    to: instantOf(addDays(last, 1), 0, timeZone).toISOString(),
  }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...read('GET /api/bookings', { query }),
    placeholderData: keepPreviousData,
  })
  const entries = useMemo(() => {
    if (!data) return []
    const busy = data.busy.map(({ from, to }): CalendarEntry => {
      return {
        ...{ id: `busy ${from} ${to}`, kind: 'external', startsAt: from, endsAt: to, bufferBefore: 0 },
        ...{ bufferAfter: 0, title: t('kind.external'), detail: t('busy'), movable: false },
      }
    })
    return [...data.items.flatMap((item) => entryOf(item) ?? []), ...busy]
  }, [data, entryOf, t])
  return {
    bookings: data?.items ?? [],
    entries,
    error,
    retry: () => void refetch(),
    loaded: data !== undefined,
    stale: isPlaceholderData,
  }
}
