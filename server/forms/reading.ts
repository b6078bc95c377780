import type { Transaction } from '../database/database.ts'
import { deleteUnread } from './unread-forms.repository.ts'

/** Marks current revisions as read when their own fitter reads them. For other readers nothing changes. */
export function markRead(tx: Transaction, fitterId: string, submissionIds: readonly string[]): void {
  if (tx.actor.kind !== 'fitter' || tx.actor.id !== fitterId || submissionIds.length === 0) return
  tx.defer(deleteUnread(tx, fitterId, submissionIds))
}
