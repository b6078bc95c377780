import { type Offer, type Service, type Span, weekdays } from '#domain/booking/offer.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../database/database.ts'
import {
  findSettings,
  listExceptions,
  listHours,
  type ServiceRow,
  type SettingsRow,
} from './offer.repository.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** Minutes after midnight as `HH:MM`. */
export const localTimeOf = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const spanOf = ({ from_minute, to_minute }: { from_minute: number; to_minute: number }): Span => ({
  from: localTimeOf(from_minute),
  to: localTimeOf(to_minute),
})

type HoursRow = Awaited<ReturnType<typeof listHours>>[number]
type ExceptionRow = Awaited<ReturnType<typeof listExceptions>>[number]

const weekOf = (rows: readonly HoursRow[]) =>
  Object.fromEntries(
    weekdays.map((day, index) => [day, rows.filter(({ weekday }) => weekday === index + 1).map(spanOf)]),
  )

function exceptionsOf(rows: readonly ExceptionRow[]) {
  const extra = new Map<string, Span[]>()
  const off: { from: string; to: string }[] = []
  for (const { first_day, last_day, from_minute, to_minute } of rows) {
    if (from_minute === null || to_minute === null) off.push({ from: first_day, to: last_day })
    else extra.set(first_day, [...(extra.get(first_day) ?? []), spanOf({ from_minute, to_minute })])
  }
  return { off, extra: [...extra].map(([date, spans]) => ({ date, spans })) }
}

/** What a fitter offers: the rules as they are stored, and as the judge of times reads them. */
export interface ReadOffer {
  settings: SettingsRow
  offer: Offer
}

/** Reads a fitter's hours and rules, without days that are over; null before they were saved. */
export async function readOffer(
  tx: Transaction,
  fitterId: string,
  timeZone: string,
): Promise<ReadOffer | null> {
  const [settings, hours, exceptions] = await Promise.all([
    findSettings(tx, fitterId),
    listHours(tx, fitterId),
    listExceptions(tx, fitterId, dateIn(tx.now, timeZone)),
  ])
  if (!settings) return null
  const offer: Offer = {
    timeZone,
    week: weekOf(hours),
    ...exceptionsOf(exceptions),
    minimumNoticeMinutes: settings.notice_minutes,
    horizonDays: settings.horizon_days,
    maximumPerDay: settings.daily_maximum,
  }
  return { settings, offer }
}

/** A stored service as the judge of times reads it. */
export const serviceTimes = ({ minutes, buffer_before, buffer_after }: ServiceRow): Service => ({
  lengthMinutes: minutes,
  bufferBeforeMinutes: buffer_before,
  bufferAfterMinutes: buffer_after,
})
