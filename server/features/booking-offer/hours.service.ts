import { randomUUID } from 'node:crypto'
import type { Parsed } from '#contract/calls.ts'
import { minutesOf, type Span, weekdays } from '#domain/booking/offer.ts'
import { isTimeZone } from '#domain/calendar/wall-clock.ts'
import { differences, recordAudits } from '../../audit/audit.ts'
import { findSettings, listServices, type SettingsRow } from '../../booking/offer.repository.ts'
import { presentService } from '../../booking/present-service.ts'
import { type ReadOffer, readOffer } from '../../booking/read-offer.ts'
import { lockBookings } from '../../booking/times.repository.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import {
  deleteExceptions,
  deleteHours,
  findPractice,
  insertExceptions,
  insertHours,
  lockPractice,
  updateZone,
  upsertSettings,
} from './booking-offer.repository.ts'

type Offered = Parsed['GET /api/booking-offer']['response']
type Hours = Parsed['PUT /api/booking-offer/hours']['body']

function presentHours({ settings, offer }: ReadOffer): Hours {
  const { timeZone, week, off, extra } = offer
  const spansOf = (spans: readonly Span[] | undefined) => (spans ?? []).map((span) => ({ ...span }))
  return {
    timeZone,
    open: settings.open,
    week: {
      monday: spansOf(week.monday),
      tuesday: spansOf(week.tuesday),
      wednesday: spansOf(week.wednesday),
      thursday: spansOf(week.thursday),
      friday: spansOf(week.friday),
      saturday: spansOf(week.saturday),
      sunday: spansOf(week.sunday),
    },
    off: off.map((range) => ({ ...range })),
    extra: extra.map(({ date, spans }) => ({ date, spans: spansOf(spans) })),
    minimumNoticeMinutes: settings.notice_minutes,
    horizonDays: settings.horizon_days,
    maximumPerDay: settings.daily_maximum,
    changeHours: settings.change_hours,
    waitingList: settings.waiting_list,
  }
}

/** What the acting fitter offers. @throws AppError `not_found` */
export async function readOwnOffer(tx: Transaction): Promise<Offered> {
  const fitterId = requireActor('fitter', tx)
  const [practice, services, key] = await Promise.all([
    findPractice(tx, fitterId),
    listServices(tx, fitterId),
    tx.keys.of(fitterId),
  ])
  if (!practice) throw new AppError('not_found')
  const zone = practice.time_zone
  const read = zone === null ? null : await readOffer(tx, fitterId, zone)
  return {
    slug: practice.slug,
    timeZone: zone,
    hours: read && presentHours(read),
    services: services.map((row) => presentService(key, row)),
  }
}

const minutes = (span: Span) => ({ from_minute: minutesOf(span.from), to_minute: minutesOf(span.to) })

const weekRows = (fitterId: string, week: Hours['week']) =>
  weekdays.flatMap((day, index) =>
    week[day].map((span) => ({ fitter_id: fitterId, weekday: index + 1, ...minutes(span) })),
  )

const exceptionRows = (fitterId: string, { off, extra }: Hours) => [
  ...off.map(({ from, to }) => ({
    id: randomUUID(),
    fitter_id: fitterId,
    first_day: from,
    last_day: to,
    from_minute: null,
    to_minute: null,
  })),
  ...extra.flatMap(({ date, spans }) =>
    spans.map((span) => ({
      id: randomUUID(),
      fitter_id: fitterId,
      first_day: date,
      last_day: date,
      ...minutes(span),
    })),
  ),
]

const settingsRow = (fitterId: string, hours: Hours, now: Date): SettingsRow => ({
  fitter_id: fitterId,
  open: hours.open,
  notice_minutes: hours.minimumNoticeMinutes,
  horizon_days: hours.horizonDays,
  daily_maximum: hours.maximumPerDay,
  change_hours: hours.changeHours,
  waiting_list: hours.waitingList,
  changed_at: now,
})

/** What the trail keeps of the week and the exceptions, as one text each. */
const written = (hours: Pick<Hours, 'week' | 'off' | 'extra'> | null) => ({
  week: hours && JSON.stringify(hours.week),
  exceptions: hours && JSON.stringify({ off: hours.off, extra: hours.extra }),
})

const RULES = [
  'open',
  'notice_minutes',
  'horizon_days',
  'daily_maximum',
  'change_hours',
  'waiting_list',
] as const
const noRules = {
  open: null,
  notice_minutes: null,
  horizon_days: null,
  daily_maximum: null,
  change_hours: null,
  waiting_list: null,
}

async function recordHours(tx: Transaction, fitterId: string, before: ReadOffer | null, hours: Hours) {
  const row = settingsRow(fitterId, hours, tx.now)
  const earlier = before && presentHours(before)
  const zone = earlier?.timeZone ?? null
  const owner = { fitterId, accountId: fitterId, entityId: fitterId }
  await recordAudits(tx, [
    {
      action: 'booking_settings.changed',
      entity: 'booking_settings',
      ...owner,
      changes: {
        ...differences(before?.settings ?? noRules, row, RULES),
        ...differences(written(earlier), written(hours), ['week', 'exceptions']),
      },
    },
    ...(zone === hours.timeZone
      ? []
      : [
          {
            action: 'fitter_profile.changed',
            entity: 'fitter_profile' as const,
            ...owner,
            changes: { time_zone: { from: zone, to: hours.timeZone } },
          },
        ]),
  ])
}

/** Replaces the week and the exceptions. Bookings are judged by them under the lock of the bookings. */
async function replaceHours(tx: Transaction, fitterId: string, hours: Hours): Promise<void> {
  tx.defer(upsertSettings(tx, settingsRow(fitterId, hours, tx.now)))
  tx.defer(deleteHours(tx, fitterId))
  tx.defer(insertHours(tx, weekRows(fitterId, hours.week)))
  tx.defer(deleteExceptions(tx, fitterId))
  tx.defer(insertExceptions(tx, exceptionRows(fitterId, hours)))
}

/**
 * Saves the hours and rules. Bookings that were made stay as they are.
 * @throws AppError `not_found`, `invalid_request` for a zone that does not exist
 */
export async function saveHours(tx: Transaction, hours: Hours): Promise<Hours> {
  const fitterId = requireActor('fitter', tx)
  if (!isTimeZone(hours.timeZone))
    throw new AppError('invalid_request', { problems: [{ path: ['timeZone'], code: 'invalid_value' }] })
  const practice = await lockPractice(tx, fitterId)
  if (!practice) throw new AppError('not_found')
  tx.defer(lockBookings(tx, fitterId))
  const before = (await findSettings(tx, fitterId))
    ? await readOffer(tx, fitterId, practice.time_zone ?? hours.timeZone)
    : null
  if (practice.time_zone !== hours.timeZone) tx.defer(updateZone(tx, fitterId, hours.timeZone))
  await replaceHours(tx, fitterId, hours)
  await recordHours(tx, fitterId, before, hours)
  await publishEvent(tx, 'bookings', [fitterId])
  const saved = await readOffer(tx, fitterId, hours.timeZone)
  if (!saved) throw new AppError('not_found')
  return presentHours(saved)
}
