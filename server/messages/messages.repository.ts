import type { Transaction } from '../database/transaction.ts'

/** What decides whether the mails of an invitation are still sent. */
export function findInvitationState({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('session as s', 's.id', 'i.session_id')
    .select(['i.withdrawn_at', 'i.expires_at', 's.intake_submitted_at', 's.cancelled_at'])
    .where('i.session_id', '=', sessionId)
    .executeTakeFirst()
}

/** Replaces the hash of an invitation's typed code. @returns when the invitation expires */
export async function updateInvitationCode(
  { db }: Transaction,
  sessionId: string,
  codeHash: Buffer,
): Promise<Date | undefined> {
  const updated = await db
    .updateTable('invitation')
    .set({ code_hash: codeHash })
    .where('session_id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst()
  return updated?.expires_at
}

/** What decides whether the mail about a report is still sent. */
export function findReportState({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.fitted_at', 's.cancelled_at', 'r.address_failed_at'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
}

/** The contact data of a rider. */
export function getRecipient({ db }: Transaction, riderId: string) {
  return db
    .selectFrom('rider')
    .select(['name_sealed', 'email_sealed', 'language', 'account_id', 'address_failed_at'])
    .where('id', '=', riderId)
    .executeTakeFirstOrThrow()
}
