import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { instantOf } from '#domain/calendar/wall-clock.ts'
import { api } from '#web/api/api.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type CalendarEntry, inTheWay } from './calendar-entry.ts'
import type { Target } from './grid/use-entry-move.ts'
import type { Booking } from './use-bookings.ts'
import { useCalendarWords } from './use-calendar-words.ts'

/** Reads again what a change of a booking affects. */
export function useRefreshBookings(): () => Promise<void> {
  const client = useQueryClient()
  return () => readAgain(client, ['/api/bookings', '/api/waiting-entries', '/api/sessions', '/api/clients'])
}

/** What was moved, and from when, so that it can be moved back. */
interface Moved {
  booking: Booking
  title: string
  back: string
}

interface MoveAsked {
  booking: Booking
  at: string
  /** The fitter's words for the rider. */
  message?: string | null
}

/** Moves a booking as its fitter: also outside the hours, never onto what is taken. */
export function useMoveBooking() {
  const refresh = useRefreshBookings()
  return useMutation({
    mutationFn: ({ booking: { id: bookingId, sequence }, at, message = null }: MoveAsked) =>
      api('POST /api/bookings/:bookingId/move', {
        params: { bookingId },
        body: { at, sequence, message, outsideHours: true },
      }),
    onSettled: refresh,
  })
}

interface Moving {
  bookings: readonly Booking[]
  entries: readonly CalendarEntry[]
  timeZone: string
  /** Called before an entry's button is made anew in another place. */
  keepFocus(id: string): void
}

/**
 * Moves entries of the calendar. What is in the way is named, and nothing is moved then. The last move can be undone.
 */
export function useMoves({ bookings, entries, timeZone, keepFocus }: Moving) {
  const { t } = useTranslation('bookingCalendar')
  const words = useCalendarWords()
  const format = useFormat()
  const move = useMoveBooking()
  const [moved, setMoved] = useState<Moved | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const refuse = (text: string) => {
    setRefused(text)
    setMoved(null)
  }
  const explain = (entry: CalendarEntry, at: Date) => {
    const others = inTheWay(entry, at, entries).map(({ title }) => title)
    const time = words.moment(at)
    refuse(
      others.length > 0
        ? t('inTheWay', { name: entry.title, time, others: format.list(others) })
        : t('taken', { name: entry.title, time }),
    )
  }
  const to = (entry: CalendarEntry, target: Target) => {
    const booking = bookings.find(({ id }) => id === entry.id)
    const at = instantOf(target.date, target.minutes, timeZone)
    if (!booking || at.getTime() === Date.parse(booking.startsAt)) return
    setRefused(null)
    if (inTheWay(entry, at, entries).length > 0) return explain(entry, at)
    keepFocus(booking.id)
    move.mutate(
      { booking, at: at.toISOString() },
      {
        onSuccess({ refusal, booking: present }) {
          if (refusal !== null) return explain(entry, at)
          announce(t('moved', { name: entry.title, time: words.moment(at) }))
          setMoved({ booking: present, title: entry.title, back: booking.startsAt })
        },
      },
    )
  }
  const undo = () => {
    if (!moved) return
    const { booking, title, back } = moved
    setMoved(null)
    keepFocus(booking.id)
    move.mutate(
      { booking, at: back },
      {
        onSuccess({ refusal }) {
          if (refusal === null) announce(t('movedBack', { name: title, time: words.moment(back) }))
          else refuse(t('taken', { name: title, time: words.moment(back) }))
        },
      },
    )
  }
  return {
    to,
    undo,
    moved: moved && t('moved', { name: moved.title, time: words.moment(moved.booking.startsAt) }),
    dismiss: () => setMoved(null),
    refused,
    closeRefusal: () => setRefused(null),
    error: move.error,
    /** An entry whose move is being stored, where it will be; others as they are. */
    asMoved: (entry: CalendarEntry): CalendarEntry => {
      if (!move.isPending || move.variables.booking.id !== entry.id) return entry
      const startsAt = move.variables.at
      const length = Date.parse(entry.endsAt) - Date.parse(entry.startsAt)
      return { ...entry, startsAt, endsAt: new Date(Date.parse(startsAt) + length).toISOString() }
    },
  }
}
