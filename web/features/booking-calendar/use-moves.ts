import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { instantOf } from '#domain/calendar/wall-clock.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
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

type MoveAnswer = CallResponse<'POST /api/bookings/:bookingId/move'>

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

/** What came of the last move: it can be undone, or it was refused and why. */
function useOutcome(entries: readonly CalendarEntry[]) {
  const { t } = useTranslation('bookingCalendar')
  const words = useCalendarWords()
  const format = useFormat()
  const [moved, setMoved] = useState<Moved | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const refuse = (text: string) => {
    setRefused(text)
    setMoved(null)
  }
  const taken = (name: string, at: Date | string) => refuse(t('taken', { name, time: words.moment(at) }))
  return {
    moved,
    refused,
    setMoved,
    setRefused,
    taken,
    /** Names what is in the way of an entry. */
    explain(entry: CalendarEntry, at: Date) {
      const others = inTheWay(entry, at, entries).map(({ title }) => title)
      if (others.length === 0) return taken(entry.title, at)
      refuse(t('inTheWay', { name: entry.title, time: words.moment(at), others: format.list(others) }))
    },
    say: (key: 'moved' | 'movedBack', name: string, at: Date | string) =>
      announce(t(key, { name, time: words.moment(at) })),
    words: moved && t('moved', { name: moved.title, time: words.moment(moved.booking.startsAt) }),
  }
}

/** Where an entry is once its move is stored; others as they are. */
const movedTo =
  (asked: MoveAsked | null) =>
  (entry: CalendarEntry): CalendarEntry => {
    if (asked?.booking.id !== entry.id) return entry
    const length = Date.parse(entry.endsAt) - Date.parse(entry.startsAt)
    const endsAt = new Date(Date.parse(asked.at) + length).toISOString()
    return { ...entry, startsAt: asked.at, endsAt }
  }

/**
 * Moves entries of the calendar. What is in the way is named, and nothing is moved then. The last move can be undone.
 */
export function useMoves({ bookings, entries, timeZone, keepFocus }: Moving) {
  const outcome = useOutcome(entries)
  const move = useMoveBooking()
  const to = (entry: CalendarEntry, target: Target) => {
    const booking = bookings.find(({ id }) => id === entry.id)
    const at = instantOf(target.date, target.minutes, timeZone)
    if (!booking || at.getTime() === Date.parse(booking.startsAt)) return
    outcome.setRefused(null)
    if (inTheWay(entry, at, entries).length > 0) return outcome.explain(entry, at)
    keepFocus(booking.id)
    const moved = ({ refusal, booking: present }: MoveAnswer) => {
      if (refusal !== null) return outcome.explain(entry, at)
      outcome.say('moved', entry.title, at)
      outcome.setMoved({ booking: present, title: entry.title, back: booking.startsAt })
    }
    mutateThen(move, { booking, at: at.toISOString() }, moved)
  }
  const undo = ({ booking, title, back }: Moved) => {
    outcome.setMoved(null)
    keepFocus(booking.id)
    const movedBack = ({ refusal }: MoveAnswer) =>
      refusal === null ? outcome.say('movedBack', title, back) : outcome.taken(title, back)
    mutateThen(move, { booking, at: back }, movedBack)
  }
  return {
    to,
    undo: () => outcome.moved && undo(outcome.moved),
    moved: outcome.words,
    dismiss: () => outcome.setMoved(null),
    refused: outcome.refused,
    closeRefusal: () => outcome.setRefused(null),
    error: move.error,
    asMoved: movedTo(move.isPending ? move.variables : null),
  }
}
