import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../database/transaction.ts'
import { freshLink } from '../links/fresh-link.ts'
import { endReportLink, makeReportLink, reportLink, reportLinkWorks } from '../links/report-link.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import { dropWaitingMessages } from '../outbox/outbox.repository.ts'
import { fitterNamesOf } from '../people/fitter-names.ts'
import { openContact } from '../people/rider-contact.ts'
import { button, dayInWords, defineMail, type MailTexts, paragraph } from './define-mail.ts'
import { findReportState, getRecipient } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

/** The delay before the mail is sent, during which a completion can be undone. */
const DELAY_MS = 5 * 60_000

const params = z.object({
  fitterName: z.string(),
  studio: z.string().nullable(),
  link: z.string(),
  /** When the completion it announces was made. */
  fittedAt: z.string(),
  /** Until when the link works without a sign-in; null if it requires one. */
  endsAt: z.string().nullable().default(null),
})
type Params = z.infer<typeof params>

/** Whether the completion still stands, its link works, and no mail to the rider has come back since. */
async function isStillTrue(tx: Transaction, sessionId: string, { fittedAt, link }: Params): Promise<boolean> {
  const session = await findReportState(tx, sessionId)
  if (session?.address_failed_at) return false
  if (session?.fitted_at?.toISOString() !== fittedAt || session.cancelled_at) return false
  return reportLinkWorks(tx, link)
}

/** How to open the report: with the link alone until a day, or after signing in. */
const writeAccess = (t: MailTexts, endsAt: string | null, locale: string): string[] =>
  endsAt === null
    ? [t('fitReport.signIn')]
    : [t('fitReport.byLink', { day: dayInWords(locale, new Date(endsAt)) }), t('fitReport.keep')]

/** Announces the report of a completed fit. The mail contains nothing of the report. */
export const fitReport = defineMail({
  kind: 'fit_report',
  lane: 'ordinary',
  params,
  shouldSend: async (tx, { session_id: sessionId }, values) =>
    sendIf(sessionId !== null && (await isStillTrue(tx, sessionId, values))),
  async renewSecrets(tx, { session_id: sessionId }, { to, params: known }) {
    // A mail to a rider with an account contains no secret.
    if (!sessionId || known.endsAt === null) return known
    const link = await freshLink(tx, { kind: 'report', sessionId, followUpId: null }, to)
    return link ? { ...known, link } : known
  },
  reason: { because: 'fitted', fitterOf: ({ fitterName }) => fitterName },
  write(t, { fitterName, link, endsAt }, { locale }) {
    const fitter = nameInMail(fitterName)
    return {
      subject: t('fitReport.subject', { fitter }),
      heading: t('fitReport.heading'),
      blocks: [
        paragraph(t('fitReport.why', { fitter })),
        paragraph(t('fitReport.inIt')),
        button(t('fitReport.button'), link),
        ...writeAccess(t, endsAt, locale).map(paragraph),
      ],
    }
  },
})

/** A completed fit. */
export interface CompletedFit {
  id: string
  fitter_id: string
  rider_id: string
  fitted_at: Date
}

/** The rider's address, and whether they have an account; null if no mail reaches them. */
async function recipientOf(tx: Transaction, riderId: string) {
  const rider = await getRecipient(tx, riderId)
  const { email } = openContact(await tx.keys.of(riderId), rider)
  if (!email || rider.address_failed_at) return null
  const { language, region } = rider
  return { to: { to: email, language, region }, hasAccount: rider.account_id !== null }
}

/**
 * Queues the mail and drops any earlier one that is still queued. A rider with an account signs in to read the report.
 * A rider without one uses the link, which replaces any earlier link.
 * @returns the id of the queued message; null if no mail reaches the rider
 */
async function queueAt(tx: Transaction, fit: CompletedFit, dueAt: Date): Promise<string | null> {
  const recipient = await recipientOf(tx, fit.rider_id)
  await dropWaitingMessages(tx, { sessionId: fit.id, kind: 'fit_report' })
  await endReportLink(tx, fit.id)
  if (!recipient) return null
  const fitter = (await fitterNamesOf(tx, [fit.fitter_id])).get(fit.fitter_id)
  const { link, expires } = recipient.hasAccount
    ? { link: reportLink(tx, fit.id), expires: null }
    : await makeReportLink(tx, fit, recipient.to.to)
  const values = {
    fitterName: fitter?.name ?? '',
    studio: fitter?.studio ?? null,
    link,
    fittedAt: fit.fitted_at.toISOString(),
    endsAt: expires?.toISOString() ?? null,
  }
  return fitReport.queue(
    tx,
    { ...recipient.to, params: values },
    { purpose: `fit_report:${fit.id}:${randomUUID()}`, riderId: fit.rider_id, sessionId: fit.id, dueAt },
  )
}

/** Announces a completion a few minutes later, unless it is undone before. */
export async function queueFitReport(
  tx: Transaction,
  { fitted_at, ...fit }: Omit<CompletedFit, 'fitted_at'> & { fitted_at: Date | null },
): Promise<void> {
  if (fitted_at) await queueAt(tx, { ...fit, fitted_at }, new Date(tx.now.getTime() + DELAY_MS))
}

/** Announces a completion at once. @returns the id of the queued message; null if no mail reaches the rider */
export const queueFitReportNow = (tx: Transaction, fit: CompletedFit): Promise<string | null> =>
  queueAt(tx, fit, tx.now)
