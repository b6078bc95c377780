import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { UnreadableReason } from '#domain/booking/calendar-feeds.ts'
import { isTimeZone } from '#domain/calendar/wall-clock.ts'

/** A time at which another calendar says that its owner is busy, in milliseconds since 1970. */
export type BusyRange = readonly [from: number, to: number]

/** What is read of another calendar, and how its times are understood. */
export interface Reading {
  from: Date
  to: Date
  /** The zone of times that name none, and of whole days. */
  timeZone: string
  /** The most events within the range, each occurrence counted. */
  most: number
  /** Events of this installation itself are left out: a calendar that shows our feed must not make its owner busy. */
  ownHost: string
}

const DAY_S = 86_400

/** That a calendar cannot be read, and why. */
export class UnreadableCalendar extends Error {
  readonly reason: Extract<UnreadableReason, 'not_a_calendar' | 'too_many_events'>

  constructor(reason: UnreadableCalendar['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** A zone that a file names by its IANA name without describing it. */
class NamedZone extends ICAL.Timezone {
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const local = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second })
    return local.toZonedDateTime(this.tzid).offsetNanoseconds / 1e9
  }
}

/** Makes the zones known that a file names. What the file itself describes comes first. */
function registerZones(text: string): void {
  ICAL.TimezoneService.reset()
  for (const [, quoted, plain] of text.matchAll(/TZID=(?:"([^"\r\n]{1,64})"|([^:;,"\r\n]{1,64}))/g)) {
    const name = quoted ?? plain ?? ''
    if (!ICAL.TimezoneService.has(name) && isTimeZone(name))
      ICAL.TimezoneService.register(new NamedZone({ tzid: name }), name)
  }
}

function instantOf(time: ICAL.Time, timeZone: string): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000
  const { year, month, day, hour, minute, second } = time
  const local = time.isDate
    ? Temporal.PlainDateTime.from({ year, month, day })
    : Temporal.PlainDateTime.from({ year, month, day, hour, minute, second })
  return local.toZonedDateTime(timeZone).epochMilliseconds
}

const textOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase()

/** Whether an event leaves its owner free: it says so itself, or it is cancelled. */
const leavesFree = (event: ICAL.Component): boolean =>
  textOf(event, 'transp') === 'TRANSPARENT' ||
  textOf(event, 'status') === 'CANCELLED' ||
  textOf(event, 'x-microsoft-cdo-busystatus') === 'FREE'

/** Collects the occurrences within the range. @throws UnreadableCalendar if there are too many */
class Occurrences {
  readonly ranges: BusyRange[] = []
  private readonly reading: Reading

  constructor(reading: Reading) {
    this.reading = reading
  }

  add(item: ICAL.Component, start: ICAL.Time, end: ICAL.Time): void {
    const { from, to, timeZone, most } = this.reading
    const range = [instantOf(start, timeZone), instantOf(end, timeZone)] as const
    if (leavesFree(item) || range[1] <= range[0]) return
    if (range[1] <= from.getTime() || range[0] >= to.getTime()) return
    if (this.ranges.length >= most) throw new UnreadableCalendar('too_many_events')
    this.ranges.push(range)
  }

  /** Adds the occurrences of a recurring event, with those that were moved or cancelled by themselves. */
  addSeries(event: ICAL.Event): void {
    const end = this.reading.to.getTime()
    // Details are expensive, and a daily event may have begun decades ago.
    const firstYear = event.duration.toSeconds() > DAY_S ? 0 : this.reading.from.getUTCFullYear() - 1
    const occurrences = event.iterator()
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      // What is moved back into the range from beyond it is found once its own place is within the range.
      if (instantOf(next, this.reading.timeZone) >= end) return
      if (next.year < firstYear) continue
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      this.add(item.component, startDate, endDate)
    }
  }
}

const isOwn = (event: ICAL.Component, { ownHost }: Reading): boolean =>
  String(event.getFirstPropertyValue('uid') ?? '').endsWith(`@${ownHost}`)

/** The events by their name: one with a rule, and the changed occurrences beside it. */
function byName(events: readonly ICAL.Component[]): ICAL.Component[][] {
  const named = new Map<string, ICAL.Component[]>()
  events.forEach((event, index) => {
    const name = String(event.getFirstPropertyValue('uid') ?? `unnamed ${index}`)
    const known = named.get(name)
    if (known) known.push(event)
    else named.set(name, [event])
  })
  return [...named.values()]
}

function addEvents(events: readonly ICAL.Component[], found: Occurrences): void {
  const exceptions = events.filter((event) => event.hasProperty('recurrence-id'))
  const masters = events.filter((event) => !event.hasProperty('recurrence-id'))
  for (const master of masters) {
    const event = new ICAL.Event(master, { exceptions })
    if (event.isRecurring()) found.addSeries(event)
    else found.add(master, event.startDate, event.endDate)
  }
  // Without the series that they change, occurrences stand for themselves.
  if (masters.length > 0) return
  for (const exception of exceptions) {
    const event = new ICAL.Event(exception)
    found.add(exception, event.startDate, event.endDate)
  }
}

function parse(text: string): ICAL.Component[] {
  try {
    registerZones(text)
    const parsed: unknown = ICAL.parse(text)
    if (!Array.isArray(parsed)) throw new UnreadableCalendar('not_a_calendar')
    const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed
    return calendars
      .map((calendar) => new ICAL.Component(calendar))
      .filter(({ name }) => name === 'vcalendar')
  } catch {
    throw new UnreadableCalendar('not_a_calendar')
  }
}

/**
 * The times at which a calendar says that its owner is busy. An event that cannot be understood makes the whole reading
 * fail: a time that was overlooked would be booked twice.
 * @throws UnreadableCalendar
 */
export function busyRanges(text: string, reading: Reading): BusyRange[] {
  const calendars = parse(text)
  if (calendars.length === 0) throw new UnreadableCalendar('not_a_calendar')
  const found = new Occurrences(reading)
  for (const calendar of calendars) {
    const events = calendar.getAllSubcomponents('vevent').filter((event) => !isOwn(event, reading))
    for (const named of byName(events)) addEvents(named, found)
  }
  return found.ranges
}
