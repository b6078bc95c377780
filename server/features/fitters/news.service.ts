import type { Parsed } from '#contract/calls.ts'
import { differences, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { changeProfile, findNews, lockNews } from './fitters.repository.ts'

type News = Parsed['GET /api/fitter-news']['response']
type Wishes = Parsed['PATCH /api/fitter-news']['body']

type NewsRow = NonNullable<Awaited<ReturnType<typeof findNews>>>

const present = (row: NewsRow): News => ({
  intakes: row.news_intakes,
  redFlags: row.news_red_flags,
  unhappy: row.news_unhappy,
  bookings: row.news_bookings,
  digest: row.news_digest,
  timeZone: row.time_zone,
})

/** Which mails about riders the fitter gets. @throws AppError `not_found` */
export async function readNews(tx: Transaction): Promise<News> {
  const row = await findNews(tx, requireActor('fitter', tx))
  if (!row) throw new AppError('not_found')
  return present(row)
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const COLUMNS = [
  'news_intakes',
  'news_red_flags',
  'news_unhappy',
  'news_bookings',
  'news_digest',
  'time_zone',
] as const

/** The columns with the wishes in place of what is stored. */
const wished = (
  row: NewsRow,
  { intakes, redFlags, unhappy, bookings, digest, timeZone }: Wishes,
): NewsRow => ({
  news_intakes: intakes ?? row.news_intakes,
  news_red_flags: redFlags ?? row.news_red_flags,
  news_unhappy: unhappy ?? row.news_unhappy,
  news_bookings: bookings ?? row.news_bookings,
  news_digest: digest ?? row.news_digest,
  time_zone: timeZone ?? row.time_zone,
})

/**
 * Switches mails on or off, or stores the practice's time zone.
 * @throws AppError `not_found`, `invalid_request` for a time zone that does not exist
 */
export async function changeNews(tx: Transaction, wishes: Wishes): Promise<News> {
  const id = requireActor('fitter', tx)
  if (wishes.timeZone !== undefined && !isTimeZone(wishes.timeZone))
    throw new AppError('invalid_request', { problems: [{ path: ['timeZone'], code: 'invalid_value' }] })
  const row = await lockNews(tx, id)
  if (!row) throw new AppError('not_found')
  const wanted = wished(row, wishes)
  const changes = differences(row, wanted, COLUMNS)
  if (Object.keys(changes).length > 0) {
    await changeProfile(tx, id, wanted)
    await recordAudit(tx, {
      action: 'fitter_profile.news_changed',
      entity: 'fitter_profile',
      entityId: id,
      fitterId: id,
      accountId: id,
      changes,
    })
  }
  return present(wanted)
}
