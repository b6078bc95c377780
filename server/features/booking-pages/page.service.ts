import type { Calls, Parsed } from '#contract/calls.ts'
import { freeTimes } from '#domain/booking/free-times.ts'
import { busyFor, nextFree } from '../../booking/judge-time.ts'
import { findService, findSettings, listServices, type ServiceRow } from '../../booking/offer.repository.ts'
import { presentOffered } from '../../booking/present-service.ts'
import { type ReadOffer, readOffer, serviceTimes } from '../../booking/read-offer.ts'
import { enterBookingPage, type VisitedPage } from '../../booking/visit.repository.ts'
import { openVisitedFitter } from '../../booking/visited-fitter.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'

type Page = Calls['GET /api/booking-pages/:fitter']['response']
type Range = Parsed['GET /api/booking-pages/:fitter/times']['query']
type Times = Calls['GET /api/booking-pages/:fitter/times']['response']

const DAY_MS = 86_400_000
/** A month with the days around it that a calendar shows. */
const LONGEST_RANGE = 45 * DAY_MS

/** @throws AppError `not_found` for a fitter who offers no times */
async function requirePage(tx: Transaction, wanted: string): Promise<VisitedPage> {
  const page = await enterBookingPage(tx, wanted)
  if (!page) throw new AppError('not_found')
  return page
}

/** What a fitter offers for booking. @throws AppError `not_found` */
export async function readPage(tx: Transaction, wanted: string): Promise<Page> {
  const page = await requirePage(tx, wanted)
  const [settings, services] = await Promise.all([
    findSettings(tx, page.fitter_id),
    listServices(tx, page.fitter_id),
  ])
  if (!settings) throw new AppError('not_found')
  const { key, fitter } = openVisitedFitter(tx, page)
  return {
    fitter,
    open: page.open,
    services: services.filter(({ offered }) => offered).map((row) => presentOffered(key, row)),
    minimumNoticeMinutes: settings.notice_minutes,
    horizonDays: settings.horizon_days,
    changeHours: settings.change_hours,
    waitingList: settings.waiting_list,
  }
}

/** What a visitor may book: the page, the service and the hours. */
export interface OfferedService {
  page: VisitedPage
  service: ServiceRow
  offer: ReadOffer
}

/** @throws AppError `not_found` for a fitter who offers no times, or a service that is not theirs or not offered */
export async function requireOffered(
  tx: Transaction,
  wanted: string,
  serviceId: string,
): Promise<OfferedService> {
  const page = await requirePage(tx, wanted)
  const [service, offer] = await Promise.all([
    findService(tx, page.fitter_id, serviceId),
    readOffer(tx, page.fitter_id, page.time_zone),
  ])
  if (!offer || !service?.offered) throw new AppError('not_found')
  return { page, service, offer }
}

const isoOf = (times: readonly Date[]): string[] => times.map((at) => at.toISOString())

/**
 * The free times of a range, and the next ones if it has none.
 * @throws AppError `not_found`, `invalid_request` for a range that is too long or ends before it begins
 */
export async function readTimes(
  tx: Transaction,
  wanted: string,
  { serviceId, ...query }: Range,
): Promise<Times> {
  const range = { from: new Date(query.from), to: new Date(query.to) }
  const length = range.to.getTime() - range.from.getTime()
  if (length <= 0 || length > LONGEST_RANGE)
    throw new AppError('invalid_request', { problems: [{ path: ['to'], code: 'invalid_value' }] })
  const { page, service, offer } = await requireOffered(tx, wanted, serviceId)
  const lengths = serviceTimes(service)
  const busy = await busyFor(tx, page.fitter_id, lengths, range)
  const times = freeTimes(offer.offer, lengths, busy, range, tx.now)
  if (times.length > 0) return { times: isoOf(times.map(({ at }) => at)), next: [] }
  const next = await nextFree(
    tx,
    { fitterId: page.fitter_id, service, offer: offer.offer },
    range.to,
    range.from,
  )
  return { times: [], next: isoOf(next) }
}
