import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import type { MailParams } from '../mail/mail-kinds.ts'
import { enqueueMail } from '../outbox/enqueue.ts'
import { fitterNamesOf } from '../people/fitter-names.ts'
import { openContact } from '../people/rider-contact.ts'
import { endReportLink, makeReportLink, reportLink, reportLinkStands } from './report-link.ts'

/** A fit as it stands once it was completed. */
export interface CompletedFit {
  id: string
  fitter_id: string
  rider_id: string
  fitted_at: Date | null
}

/** So long a completion can be taken back without a word having gone out. */
const SECOND_THOUGHTS_MS = 5 * 60_000

/** Where the rider is reached, and whether they have an account; null where no mail reaches them. */
async function readerOf(tx: Transaction, riderId: string) {
  const rider = await tx.db
    .selectFrom('rider')
    .select(['name_sealed', 'email_sealed', 'language', 'account_id', 'address_failed_at'])
    .where('id', '=', riderId)
    .executeTakeFirstOrThrow()
  const { email } = openContact(await tx.keys.of(riderId), rider)
  if (!email || rider.address_failed_at) return null
  return { email, language: rider.language, hasAccount: rider.account_id !== null }
}

/** What waits to be sent of an earlier telling is sent no more; what is being sent at this moment ends by itself. */
async function dropWaiting({ db, now }: Transaction, sessionId: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dropped_at: now, body_sealed: null })
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'fit_report')
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .execute()
}

/**
 * Tells the rider that the report of a completed fit is there; nothing of it stands in the mail. Who has an account
 * signs in; who has none comes in by the link, and by no earlier one. Nobody is told where no mail arrives.
 * @returns the id of what waits to be sent, or null
 */
async function tell(tx: Transaction, fit: CompletedFit & { fitted_at: Date }, dueAt: Date) {
  const reader = await readerOf(tx, fit.rider_id)
  await dropWaiting(tx, fit.id)
  await endReportLink(tx, fit.id)
  if (!reader) return null
  const fitter = (await fitterNamesOf(tx, [fit.fitter_id])).get(fit.fitter_id)
  const { link, expires } = reader.hasAccount
    ? { link: reportLink(tx, fit.id), expires: null }
    : await makeReportLink(tx, fit, reader.email)
  return enqueueMail(tx, {
    purpose: `fit_report:${fit.id}:${randomUUID()}`,
    riderId: fit.rider_id,
    sessionId: fit.id,
    dueAt,
    mail: {
      kind: 'fit_report',
      to: reader.email,
      language: reader.language,
      params: {
        fitterName: fitter?.name ?? '',
        studio: fitter?.studio ?? null,
        link,
        fittedAt: fit.fitted_at.toISOString(),
        endsAt: expires?.toISOString() ?? null,
      },
    },
  })
}

/** Tells of a completion a few minutes later, unless it was taken back until then. */
export async function mailReport(tx: Transaction, { fitted_at, ...fit }: CompletedFit): Promise<void> {
  if (fitted_at) await tell(tx, { ...fit, fitted_at }, new Date(tx.now.getTime() + SECOND_THOUGHTS_MS))
}

/** Tells of it at once, in place of any mail that still waits. @returns null where no mail reaches the rider */
export const mailReportNow = (tx: Transaction, fit: CompletedFit & { fitted_at: Date }) =>
  tell(tx, fit, tx.now)

/**
 * Whether a report's mail still says what is true: the completion it tells of stands, its link leads there, and no mail
 * has come back from the rider since.
 */
export async function reportWanted(
  tx: Transaction,
  sessionId: string,
  { fittedAt, link }: MailParams['fit_report'],
): Promise<boolean> {
  const session = await tx.db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.fitted_at', 's.cancelled_at', 'r.address_failed_at'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
  if (session?.address_failed_at) return false
  if (session?.fitted_at?.toISOString() !== fittedAt || session.cancelled_at) return false
  return reportLinkStands(tx, link)
}
