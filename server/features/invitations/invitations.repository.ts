import { sql, type Updateable } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { Invitation as InvitationTable, Session } from '../../database/schema.gen.ts'
import type { TimeCursor } from '../../http/cursor.ts'

/** A restore ended the links of the invitation, and none has been created since. */
const linkEnded = sql<boolean>`
  exists (select from ended_link l where l.session_id = s.id and l.kind = 'invitation')
  and not exists (select from invitation_secret x
    where x.session_id = s.id and x.purpose = 'link' and x.revoked_at is null)`

/** The invitation and the state of its session, both locked. Row security hides other fitters' rows. */
export function lockInvitation({ db }: Transaction, id: string) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('session as s', 's.id', 'i.session_id')
    .select([
      'i.id',
      'i.session_id',
      'i.rider_id',
      'i.fitter_id',
      'i.language',
      'i.region',
      'i.expires_at',
      'i.opened_at',
    ])
    .select(['i.withdrawn_at', 'i.code_hash', 'i.address_hash', 'i.note_sealed'])
    .select(['s.intake_started_at', 's.intake_submitted_at'])
    .select(linkEnded.as('link_ended'))
    .where('i.id', '=', id)
    .forUpdate(['i', 's'])
    .executeTakeFirst()
}

export type Invitation = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>

/** Invitations with their session, rider and newest mail. */
function listedInvitations(db: Transaction['db']) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('session as s', 's.id', 'i.session_id')
    .innerJoin('rider as r', 'r.id', 'i.rider_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('outbox as o')
          .select(['o.id as mail_id', 'o.sent_at', 'o.dead_at', 'o.dropped_at'])
          .whereRef('o.session_id', '=', 'i.session_id')
          .where('o.kind', '=', 'invitation')
          .orderBy('o.created_at', 'desc')
          .limit(1)
          .as('mail'),
      (join) => join.onTrue(),
    )
}

/** A page of a fitter's invitations, newest first, each with the outcome of its newest mail. */
export function listInvitations(
  { db }: Transaction,
  fitterId: string,
  limit: number,
  after: TimeCursor | null,
) {
  return listedInvitations(db)
    .select([
      'i.id',
      'i.session_id',
      'i.rider_id',
      'i.channel',
      'i.created_at',
      'i.expires_at',
      'i.opened_at',
    ])
    .select(['i.withdrawn_at', 's.intake_started_at', 's.intake_submitted_at'])
    .select(['r.name_sealed', 'r.email_sealed'])
    .select(['mail.mail_id', 'mail.sent_at', 'mail.dead_at', 'mail.dropped_at'])
    .select(linkEnded.as('link_ended'))
    .where('i.fitter_id', '=', fitterId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(i.created_at, i.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()
}

export type ListedInvitation = Awaited<ReturnType<typeof listInvitations>>[number]

/** The sealed contact data of a rider's file, and its account if it has one. */
export function findRider({ db }: Transaction, id: string) {
  return db
    .selectFrom('rider')
    .select(['id', 'fitter_id', 'account_id', 'name_sealed', 'email_sealed', 'email_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function updateSession(
  { db }: Transaction,
  id: string,
  set: Updateable<Session>,
): Promise<void> {
  await db.updateTable('session').set(set).where('id', '=', id).execute()
}

export async function updateInvitation(
  { db }: Transaction,
  id: string,
  set: Updateable<InvitationTable>,
): Promise<void> {
  await db.updateTable('invitation').set(set).where('id', '=', id).execute()
}

export async function endGuestSignIns({ db, now }: Transaction, sessionId: string): Promise<void> {
  await db
    .updateTable('sign_in')
    .set({ ended_at: now })
    .where('guest_session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function dropDraft({ db }: Transaction, sessionId: string): Promise<void> {
  await db.deleteFrom('draft').where('session_id', '=', sessionId).execute()
}
