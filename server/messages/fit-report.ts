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

/** For so long a completion can be taken back before its mail goes out. */
const DELAY_MS = 5 * 60_000

const params = z.object({
  fitterName: z.string(),
  studio: z.string().nullable(),
  link: z.string(),
  /** The completion it tells of, as an instant. */
  fittedAt: z.string(),
  /** Until when the link opens without a sign-in; null where it asks for one. */
  endsAt: z.string().nullable().default(null),
})
type Params = z.infer<typeof params>

/** The completion it tells of stands, its link leads there, and no mail has come back from the rider since. */
async function isStillTrue(tx: Transaction, sessionId: string, { fittedAt, link }: Params): Promise<boolean> {
  const session = await findReportState(tx, sessionId)
  if (session?.address_failed_at) return false
  if (session?.fitted_at?.toISOString() !== fittedAt || session.cancelled_at) return false
  return reportLinkWorks(tx, link)
}

/** How the report opens: by the link alone until a day, or once its reader is signed in. */
const writeAccess = (t: MailTexts, endsAt: string | null, language: string): string[] =>
  endsAt === null
    ? [t('fitReport.signIn')]
    : [t('fitReport.byLink', { day: dayInWords(language, new Date(endsAt)) }), t('fitReport.keep')]

/** The report of a completed fit is there; nothing of its contents stands in the mail. */
export const fitReport = defineMail({
  kind: 'fit_report',
  lane: 'ordinary',
  params,
  shouldSend: async (tx, { session_id: sessionId }, told) =>
    sendIf(sessionId !== null && (await isStillTrue(tx, sessionId, told))),
  async renewSecrets(tx, { session_id: sessionId }, { to, params: known }) {
    // A mail to somebody with an account holds no secret.
    if (!sessionId || known.endsAt === null) return known
    const link = await freshLink(tx, { kind: 'report', sessionId, followUpId: null }, to)
    return link ? { ...known, link } : known
  },
  write(t, { fitterName, link, endsAt }, { language }) {
    const fitter = nameInMail(fitterName)
    return {
      subject: t('fitReport.subject', { fitter }),
      heading: t('fitReport.heading'),
      blocks: [
        paragraph(t('fitReport.why', { fitter })),
        paragraph(t('fitReport.inIt')),
        button(t('fitReport.button'), link),
        ...writeAccess(t, endsAt, language).map(paragraph),
      ],
    }
  },
})

/** A fit that was completed. */
export interface CompletedFit {
  id: string
  fitter_id: string
  rider_id: string
  fitted_at: Date
}

/** Where the rider is reached, and whether they have an account; null where no mail reaches them. */
async function recipientOf(tx: Transaction, riderId: string) {
  const rider = await getRecipient(tx, riderId)
  const { email } = openContact(await tx.keys.of(riderId), rider)
  if (!email || rider.address_failed_at) return null
  return { email, language: rider.language, hasAccount: rider.account_id !== null }
}

/**
 * Queues the mail in place of any earlier one that still waits. A rider with an account signs in; one without comes in
 * by the link, and by no earlier one.
 * @returns the id of what waits to be sent; null where no mail reaches the rider
 */
async function queueAt(tx: Transaction, fit: CompletedFit, dueAt: Date): Promise<string | null> {
  const recipient = await recipientOf(tx, fit.rider_id)
  await dropWaitingMessages(tx, { sessionId: fit.id, kind: 'fit_report' })
  await endReportLink(tx, fit.id)
  if (!recipient) return null
  const fitter = (await fitterNamesOf(tx, [fit.fitter_id])).get(fit.fitter_id)
  const { link, expires } = recipient.hasAccount
    ? { link: reportLink(tx, fit.id), expires: null }
    : await makeReportLink(tx, fit, recipient.email)
  const told = {
    fitterName: fitter?.name ?? '',
    studio: fitter?.studio ?? null,
    link,
    fittedAt: fit.fitted_at.toISOString(),
    endsAt: expires?.toISOString() ?? null,
  }
  return fitReport.queue(
    tx,
    { to: recipient.email, language: recipient.language, params: told },
    { purpose: `fit_report:${fit.id}:${randomUUID()}`, riderId: fit.rider_id, sessionId: fit.id, dueAt },
  )
}

/** Tells of a completion a few minutes later, unless it is taken back before then. */
export async function queueFitReport(
  tx: Transaction,
  { fitted_at, ...fit }: Omit<CompletedFit, 'fitted_at'> & { fitted_at: Date | null },
): Promise<void> {
  if (fitted_at) await queueAt(tx, { ...fit, fitted_at }, new Date(tx.now.getTime() + DELAY_MS))
}

/** Tells of a completion at once. @returns the id of what waits to be sent; null where no mail reaches the rider */
export const queueFitReportNow = (tx: Transaction, fit: CompletedFit): Promise<string | null> =>
  queueAt(tx, fit, tx.now)
