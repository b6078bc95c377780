import type { Transaction } from '../../database/database.ts'
import { deleteUnread } from '../../forms/unread-forms.repository.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { isOwnSubmission } from './submissions.repository.ts'

/**
 * Marks one revision of a form as read by its fitter. It has no effect on one that was read before, and on one that the
 * rider has corrected since.
 * @throws AppError `not_found` for a form that was not submitted to this fitter
 */
export async function markRead(tx: Transaction, submissionId: string): Promise<void> {
  const fitterId = requireActor('fitter', tx)
  if (!(await isOwnSubmission(tx, submissionId, fitterId))) throw new AppError('not_found')
  tx.defer(deleteUnread(tx, fitterId, [submissionId]))
}
