import { movedByRules } from '#domain/booking/re-derive.ts'
import type { Config } from '../config.ts'
import { printLine } from '../print-line.ts'
import { withOwner } from './owner-connection.ts'

interface Agreed {
  id: string
  fitter_id: string
  starts_at: Date
  starts_local: string
  time_zone: string
  tzdata: string
}

const instant = (at: Date | null) => at?.toISOString() ?? 'no instant: the clock skips this time'

function wordsOf({ id, fitter_id, starts_at, starts_local, time_zone, tzdata }: Agreed): string | null {
  const moved = movedByRules({ startsAt: starts_at, startsLocal: starts_local, timeZone: time_zone })
  if (!moved) return null
  return `booking ${id} of fitter ${fitter_id}: agreed for ${starts_local} in ${time_zone} (tzdata ${tzdata}) and kept for ${instant(starts_at)}, when the clock there now shows ${moved.shows}; ${starts_local} is now ${instant(moved.startsAt)}`
}

/**
 * `npm run bookings:re-derive`: lists the bookings to come that the rules of time zones, as this machine knows them now,
 * would move. Nothing is changed: the fitter and the rider agree on what is meant, and the fitter moves the booking.
 */
export async function reDeriveCommand(config: Config, _args: string[], now: Date): Promise<void> {
  const rows = await withOwner(config, { exclusive: false }, async (owner) => {
    const found = await owner.query<Agreed>(
      `select id, fitter_id, starts_at, starts_local, time_zone, tzdata from booking
       where starts_at > $1 and expired_at is null and cancelled_at is null and (expires_at is null or expires_at > $1)
       order by starts_at`,
      [now],
    )
    return found.rows
  })
  const lines = rows.flatMap((row) => wordsOf(row) ?? [])
  for (const line of lines) printLine(line)
  printLine(
    `${rows.length} bookings to come, ${lines.length} that tzdata ${process.versions.tz ?? 'unknown'} would move. Nothing was changed.`,
  )
}
