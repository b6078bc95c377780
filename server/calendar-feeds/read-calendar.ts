import { lookup } from 'node:dns/promises'
import { FEED_DAYS, MOST_EVENTS, type UnreadableReason } from '#domain/booking/calendar-feeds.ts'
import { type BusyRange, UnreadableCalendar } from '../calendar-files/busy-ranges.ts'
import { readInThread } from '../calendar-files/read-in-thread.ts'
import { type CalendarNetwork, fetchCalendar, UnfetchedCalendar } from './fetch-calendar.ts'

const DAY_MS = 86_400_000

/** How the calendars of others are reached in a real installation. */
export const publicNetwork: CalendarNetwork = {
  async resolve(host) {
    const addresses = await lookup(host, { all: true, order: 'ipv4first' })
    return addresses.map(({ address }) => address)
  },
}

/** What a calendar was found to say, or why it could not be read. */
export type CalendarReading = { ranges: BusyRange[] } | { reason: UnreadableReason }

/**
 * Fetches a calendar and reads its busy times, from yesterday as far ahead as anybody can book. Never within a
 * transaction: it may take ten seconds.
 * @param timeZone the fitter's, for times that name none
 */
export async function readCalendar(
  url: URL,
  timeZone: string,
  { network, publicUrl, now }: { network: CalendarNetwork; publicUrl: string; now: Date },
): Promise<CalendarReading> {
  try {
    const text = await fetchCalendar(url, network)
    const ranges = await readInThread(text, {
      from: new Date(now.getTime() - DAY_MS),
      to: new Date(now.getTime() + FEED_DAYS * DAY_MS),
      timeZone,
      most: MOST_EVENTS,
      ownHost: new URL(publicUrl).hostname,
    })
    return { ranges }
  } catch (error) {
    if (error instanceof UnfetchedCalendar || error instanceof UnreadableCalendar)
      return { reason: error.reason }
    throw error
  }
}
