import type { UseCase } from '../database/database.ts'
import { enqueueMail } from '../outbox/enqueue.ts'
import { fitterNamesOf } from '../people/fitter-names.ts'
import { openContact } from '../people/rider-contact.ts'

/** A fit that was just completed. */
export interface CompletedFit {
  id: string
  fitter_id: string
  rider_id: string
  fitted_at: Date | null
}

/** So long a completion can be taken back without a word having gone out. */
const SECOND_THOUGHTS_MS = 5 * 60_000

/** Where a report is read online. */
export const reportLink = ({ publicUrl }: Pick<UseCase, 'publicUrl'>, sessionId: string): string =>
  `${publicUrl}/client/report/${sessionId}`

/**
 * Tells the rider that the report of a completed fit is there; nothing of it stands in the mail. Nobody is told where
 * no address is known. Sent a few minutes later, unless the completion was taken back until then.
 */
export async function mailReport(useCase: UseCase, fit: CompletedFit): Promise<void> {
  if (!fit.fitted_at) return
  const rider = await useCase.db
    .selectFrom('rider')
    .select(['name_sealed', 'email_sealed', 'language'])
    .where('id', '=', fit.rider_id)
    .executeTakeFirstOrThrow()
  const { email } = openContact(await useCase.keys.of(fit.rider_id), rider)
  if (!email) return
  const fitter = (await fitterNamesOf(useCase, [fit.fitter_id])).get(fit.fitter_id)
  await enqueueMail(useCase, {
    purpose: `fit_report:${fit.id}:${fit.fitted_at.toISOString()}`,
    riderId: fit.rider_id,
    sessionId: fit.id,
    dueAt: new Date(useCase.now.getTime() + SECOND_THOUGHTS_MS),
    mail: {
      kind: 'fit_report',
      to: email,
      language: rider.language,
      params: {
        fitterName: fitter?.name ?? '',
        studio: fitter?.studio ?? null,
        link: reportLink(useCase, fit.id),
        fittedAt: fit.fitted_at.toISOString(),
      },
    },
  })
}

/** Whether a report's mail still says what is true: the completion it tells of stands. */
export async function reportWanted({ db }: UseCase, sessionId: string, fittedAt: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select(['fitted_at', 'cancelled_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.fitted_at?.toISOString() === fittedAt && !session.cancelled_at
}
