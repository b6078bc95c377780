import type { LocalDate } from '../calendar/local-date.ts'

/** A time on the fitter's clock, `HH:MM`. `24:00` is the end of a day, never a beginning. */
export type LocalTime = string

/** Hours of one day, `from` inclusive, `to` exclusive. */
export type Span = { readonly from: LocalTime; readonly to: LocalTime }

/** The days of a week, Monday first, as ISO 8601 counts them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** When a fitter can be booked. Days and hours are those of the fitter's time zone. */
export type Offer = {
  /** The IANA name of the fitter's zone. */
  readonly timeZone: string
  /** The hours of an ordinary week; a weekday without spans is closed. */
  readonly week: { readonly [day in Weekday]?: readonly Span[] }
  /** Days and ranges off, both ends included. They win over everything else. */
  readonly off: readonly { readonly from: LocalDate; readonly to: LocalDate }[]
  /** Days with hours of their own, in place of those of their weekday. */
  readonly extra: readonly { readonly date: LocalDate; readonly spans: readonly Span[] }[]
  readonly minimumNoticeMinutes: number
  /** How many days after today can be booked; 0 is today alone. */
  readonly horizonDays: number
  /** The most bookings that can begin on one day; null is as many as fit. */
  readonly maximumPerDay: number | null
}

/** What is booked: how long it takes, and the time around it that must be free too. */
export type Service = {
  readonly lengthMinutes: number
  readonly bufferBeforeMinutes: number
  readonly bufferAfterMinutes: number
}

/** A range that is taken: a booking with its own buffers, a blocked time, or an event of another calendar. */
export type Busy = {
  readonly from: Date
  readonly to: Date
  /** When the booking itself begins, if it counts for the most of a day; null for all that is no booking. */
  readonly bookedAt: Date | null
}

/** Times begin at this distance from the beginning of their span. */
export const START_EVERY_MINUTES = 30

const timePattern = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

/** Whether a text is a time of day as `HH:MM`, or `24:00`. */
export const isLocalTime = (text: string): boolean => timePattern.test(text)

/** The minutes after midnight on a clock without changes. */
export const minutesOf = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether the hours of one day are each forward in time and do not overlap. They may touch, and come in any order. */
export function areSpans(spans: readonly Span[]): boolean {
  const sorted = spans.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))
  return sorted.every((span, index) => {
    const next = sorted[index + 1]
    return minutesOf(span.from) < minutesOf(span.to) && (!next || minutesOf(span.to) <= minutesOf(next.from))
  })
}
