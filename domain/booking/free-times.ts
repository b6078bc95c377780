import type { LocalDate } from '../calendar/local-date.ts'
import { addDays, dateIn, daysBetween } from '../calendar/local-date.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import { localDay } from '../calendar/local-day.ts'
import type { Busy, Offer, Service, Span } from './offer.ts'
import { minutesOf, START_EVERY_MINUTES, weekdays } from './offer.ts'
import { Taken } from './taken.ts'

const MINUTE_MS = 60_000

/** Why a time cannot be booked. The first that applies is given. */
export const refusals = ['past', 'too_soon', 'too_far', 'outside_hours', 'day_full', 'taken'] as const
export type Refusal = (typeof refusals)[number]

/** A time that can be booked. */
export type FreeTime = {
  readonly at: Date
  /** The fitter's day. */
  readonly date: LocalDate
  /** The fitter's clock shows this time twice; this is the first. */
  readonly doubled: boolean
}

/** The hours of a day: a day off, else hours of its own, else those of its weekday. */
export function hoursOn(offer: Offer, date: LocalDate): readonly Span[] {
  if (offer.off.some(({ from, to }) => from <= date && date <= to)) return []
  const own = offer.extra.find((day) => day.date === date)
  const weekday = weekdays[((daysBetween('2024-01-01', date) % 7) + 7) % 7]
  return own?.spans ?? (weekday && offer.week[weekday]) ?? []
}

type Range = { from: number; to: number }

/** The instants of a day's hours; those that touch are one range. */
function openOn(offer: Offer, day: LocalDay): Range[] {
  return hoursOn(offer, day.date).map(({ from, to }) => ({
    from: day.edge(minutesOf(from)),
    to: minutesOf(to) === 1440 ? day.to : day.edge(minutesOf(to)),
  }))
}

function joined(ranges: readonly Range[]): Range[] {
  const out: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1)
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to)
    else out.push({ ...range })
  }
  return out
}

/** The times at which something may begin on a day, whether free or not. */
function startsOn(offer: Offer, day: LocalDay): Map<number, boolean> {
  const starts = new Map<number, boolean>()
  for (const span of hoursOn(offer, day.date)) {
    for (let minute = minutesOf(span.from); minute < minutesOf(span.to); minute += START_EVERY_MINUTES) {
      const at = day.at(minute)
      if (at !== null) starts.set(at, day.isDoubled(minute))
    }
  }
  return starts
}

/** Judges times of one offer and service. Days are worked out once, however many of their times are judged. */
class Judge {
  private readonly days = new Map<LocalDate, { day: LocalDay; starts: Map<number, boolean>; open: Range[] }>()
  private readonly taken: Taken
  readonly today: LocalDate

  private readonly offer: Offer
  private readonly service: Service
  private readonly now: number

  constructor(offer: Offer, service: Service, busy: readonly Busy[], now: Date) {
    this.offer = offer
    this.service = service
    this.now = now.getTime()
    this.taken = new Taken(busy)
    this.today = dateIn(now, offer.timeZone)
  }

  /** A day with its hours and the times at which something may begin. */
  on(date: LocalDate) {
    const known = this.days.get(date)
    if (known) return known
    const day = localDay(date, this.offer.timeZone)
    const made = { day, starts: startsOn(this.offer, day), open: openOn(this.offer, day) }
    this.days.set(date, made)
    return made
  }

  /** Whether a range lies within the hours of a day. What begins before midnight may end in the hours of the next. */
  private isOpen(from: number, to: number, date: LocalDate): boolean {
    const { day, open } = this.on(date)
    const around = to > day.to ? [...open, ...this.on(addDays(date, 1)).open] : open
    return joined(around).some((range) => range.from <= from && to <= range.to)
  }

  judge(at: number, date: LocalDate): Refusal | 'free' {
    const { offer, service } = this
    const end = at + service.lengthMinutes * MINUTE_MS
    if (at < this.now) return 'past'
    if (at < this.now + offer.minimumNoticeMinutes * MINUTE_MS) return 'too_soon'
    if (date > addDays(this.today, offer.horizonDays)) return 'too_far'
    const { day, starts } = this.on(date)
    if (!starts.has(at) || !this.isOpen(at, end, date)) return 'outside_hours'
    if (offer.maximumPerDay !== null && this.taken.bookedIn(day.from, day.to) >= offer.maximumPerDay)
      return 'day_full'
    return this.taken.overlaps(
      at - service.bufferBeforeMinutes * MINUTE_MS,
      end + service.bufferAfterMinutes * MINUTE_MS,
    )
      ? 'taken'
      : 'free'
  }
}

/**
 * Every time from `from` (inclusive) to `to` (exclusive) at which the service can be booked, earliest first.
 * Buffers may lie outside the fitter's hours; the service itself may not.
 */
export function freeTimes(
  offer: Offer,
  service: Service,
  busy: readonly Busy[],
  range: { readonly from: Date; readonly to: Date },
  now: Date,
): FreeTime[] {
  const judge = new Judge(offer, service, busy, now)
  const from = Math.max(range.from.getTime(), now.getTime() + offer.minimumNoticeMinutes * MINUTE_MS)
  const to = range.to.getTime()
  if (from >= to) return []
  const last =
    [dateIn(range.to, offer.timeZone), addDays(judge.today, offer.horizonDays)].toSorted()[0] ?? judge.today
  const free: FreeTime[] = []
  for (let date = dateIn(new Date(from), offer.timeZone); date <= last; date = addDays(date, 1)) {
    for (const [at, doubled] of judge.on(date).starts) {
      if (at >= from && at < to && judge.judge(at, date) === 'free')
        free.push({ at: new Date(at), date, doubled })
    }
  }
  return free.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Whether one time can be booked: exactly those can that `freeTimes` lists. */
export function judgeTime(
  offer: Offer,
  service: Service,
  busy: readonly Busy[],
  at: Date,
  now: Date,
): Refusal | 'free' {
  return new Judge(offer, service, busy, now).judge(at.getTime(), dateIn(at, offer.timeZone))
}
