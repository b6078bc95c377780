import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'

/**
 * The invitations in a rider's file whose mailed links work, locked: to a form that is not submitted yet. Links that the
 * fitter passes on do not count.
 */
export function lockMailedInvitations({ db, now }: Transaction, riderId: string) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('session as s', 's.id', 'i.session_id')
    .select(['i.id', 'i.session_id', 'i.rider_id', 'i.fitter_id', 'i.language', 'i.region', 'i.expires_at'])
    .select(['i.address_hash', 'i.note_sealed'])
    .where('i.rider_id', '=', riderId)
    .where('i.withdrawn_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('s.cancelled_at', 'is', null)
    .where('s.intake_submitted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('invitation_secret as x')
          .select('x.hash')
          .whereRef('x.invitation_id', '=', 'i.id')
          .where('x.proves_address', 'is', true)
          .where('x.revoked_at', 'is', null),
      ),
    )
    .forUpdate(['i', 's'])
    .execute()
}

export type MailedInvitation = Awaited<ReturnType<typeof lockMailedInvitations>>[number]

/** Ends the links of an invitation that were mailed, which prove the address. Those passed on keep working. */
export async function endMailedLinks({ db, now }: Transaction, invitationId: string): Promise<void> {
  await db
    .updateTable('invitation_secret')
    .set({ revoked_at: now })
    .where('invitation_id', '=', invitationId)
    .where('proves_address', 'is', true)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Drops the queued mails of a session, which are no longer true. @param kind only those of this kind */
export async function dropWaitingMails(
  { db, now }: Transaction,
  sessionId: string,
  kind?: 'invitation',
): Promise<void> {
  const waiting = db
    .updateTable('outbox')
    .set({ dropped_at: now, body_sealed: null })
    .where('session_id', '=', sessionId)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
  await (kind ? waiting.where('kind', '=', kind) : waiting).execute()
}

/** Changes the invited address. The database then forgets who had proven the earlier one. */
export async function keepInvitedAddress(
  { db }: Pick<Transaction, 'db'>,
  invitationId: string,
  hash: Buffer,
) {
  await sql`select app.address_invitation(${invitationId}, ${hash})`.execute(db)
}

export async function countInvitationMails({ db }: Transaction, sessionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'invitation')
    .executeTakeFirstOrThrow()
  return Number(count)
}
