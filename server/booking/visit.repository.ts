import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import { readRows } from '../database/read-rows.ts'

/** What opens a fitter's words for whoever visits their page. */
export interface VisitedFitter {
  fitter_id: string
  slug: string
  time_zone: string
  name_sealed: Buffer
  studio_sealed: Buffer | null
  contact_sealed: Buffer | null
  wrapped: Buffer
}

export interface VisitedPage extends VisitedFitter {
  /** Riders can book; if not, only the fitter gets here. */
  open: boolean
}

/**
 * Enters the booking page of a fitter, by slug or id. From here on the transaction reads what is offered there, and adds
 * bookings without a file.
 */
export async function enterBookingPage(
  { db }: Transaction,
  wanted: string,
): Promise<VisitedPage | undefined> {
  const rows = await readRows(db, sql<VisitedPage>`select * from app.enter_booking_page(${wanted})`)
  return rows[0]
}

export interface VisitedBooking extends VisitedFitter {
  booking_id: string
  /** The secret went to the booking's address by mail, and so proves it. */
  by_mail: boolean
  /** The key of the rider's file; null while there is none. */
  rider_wrapped: Buffer | null
  /** The intake of the booking's session is still to be filled in. */
  intake_open: boolean
}

/** Enters by the secret of a hold or of a mail. From here on the transaction reads and changes that booking. */
export async function enterBooking(
  { db }: Transaction,
  secretHash: Buffer,
): Promise<VisitedBooking | undefined> {
  const rows = await readRows(db, sql<VisitedBooking>`select * from app.enter_booking(${secretHash})`)
  return rows[0]
}

/** What an address and a source keep from others without having confirmed. */
export interface OpenRequests {
  by_address: number
  by_source: number
  /** Mails to the address within 24 hours that asked to confirm. */
  mails: number
}

/**
 * Counts the open requests of an address and a source, besides the booking that is asked for. Until the transaction ends, others that ask for the same wait.
 */
export async function countOpenRequests(
  { db, defer }: Transaction,
  { address, source, besides }: { address: Buffer | null; source: Buffer | null; besides: string | null },
): Promise<OpenRequests> {
  for (const key of [source, address])
    if (key)
      defer(
        sql`select pg_advisory_xact_lock(hashtextextended(${`booking request ${key.toString('hex')}`}, 0))`.execute(
          db,
        ),
      )
  const rows = await readRows(
    db,
    sql<OpenRequests>`select * from app.open_requests(${address}, ${source}, ${besides}::uuid)`,
  )
  return rows[0] ?? { by_address: 0, by_source: 0, mails: 0 }
}

/** Which of these fitters can be booked now, by the slugs of their profiles. For everybody. */
export async function listFittersWithTimes(
  { db }: Pick<Transaction, 'db'>,
  slugs: readonly string[],
): Promise<string[]> {
  const rows = await readRows(
    db,
    sql<{ slug: string }>`select slug from app.fitters_with_times(${[...slugs]}::text[]) as slug`,
  )
  return rows.map(({ slug }) => slug)
}
