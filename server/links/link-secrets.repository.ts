import { type Insertable, type Selectable, sql } from 'kysely'
import type {
  FollowUp,
  FollowUpSecret,
  Invitation,
  InvitationSecret,
  ReportSecret,
} from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'
import type { LinkTarget } from './link-target.ts'

export async function insertInvitationSecret(
  { db }: Pick<Transaction, 'db'>,
  secret: Insertable<InvitationSecret>,
): Promise<void> {
  await db.insertInto('invitation_secret').values(secret).execute()
}

export async function insertFollowUpSecret(
  { db }: Transaction,
  secret: Insertable<FollowUpSecret>,
): Promise<void> {
  await db.insertInto('follow_up_secret').values(secret).execute()
}

export async function insertReportSecret(
  { db }: Transaction,
  secret: Insertable<ReportSecret>,
): Promise<void> {
  await db.insertInto('report_secret').values(secret).execute()
}

export async function deleteReportSecrets({ db }: Transaction, sessionId: string): Promise<void> {
  await db.deleteFrom('report_secret').where('session_id', '=', sessionId).execute()
}

export async function reportSecretExists({ db }: Transaction, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('report_secret')
    .select('session_id')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends all links and the mailed code of an invitation. */
export async function endInvitationLinks({ db, now }: Transaction, invitationId: string): Promise<void> {
  await db
    .updateTable('invitation_secret')
    .set({ revoked_at: now })
    .where('invitation_id', '=', invitationId)
    .where('revoked_at', 'is', null)
    .execute()
  await keepCode({ db }, invitationId, null)
}

/** Stores the code of the newest mail; earlier codes no longer work. */
export async function keepCode({ db }: Pick<Transaction, 'db'>, invitationId: string, hash: Buffer | null) {
  await db.updateTable('invitation').set({ code_hash: hash }).where('id', '=', invitationId).execute()
}

/** The columns of an invitation that a link to it needs. */
export function findInvitation(
  { db }: Transaction,
  sessionId: string,
): Promise<
  Pick<Selectable<Invitation>, 'id' | 'session_id' | 'fitter_id' | 'expires_at' | 'address_hash'> | undefined
> {
  return db
    .selectFrom('invitation')
    .select(['id', 'session_id', 'fitter_id', 'expires_at', 'address_hash'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

/** The columns of a follow-up that a link to it needs. */
export function findFollowUp(
  { db }: Transaction,
  id: string,
): Promise<Pick<Selectable<FollowUp>, 'id' | 'session_id' | 'fitter_id' | 'rider_id'> | undefined> {
  return db
    .selectFrom('follow_up')
    .select(['id', 'session_id', 'fitter_id', 'rider_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The columns of a fit that a link to its report needs. */
export function findFit({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'fitter_id', 'rider_id'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
}

interface EndedLinkRow {
  kind: LinkTarget['kind']
  session_id: string
  follow_up_id: string | null
  fitter_id: string
  rider_id: string
  address_hash: Buffer | null
}

/** The ended link with this hash. The actor of the transaction is the system from here on. */
export async function enterEndedLink(
  { db, now }: Transaction,
  secretHash: Buffer,
): Promise<EndedLinkRow | undefined> {
  const { rows } = await sql<EndedLinkRow>`select * from app.enter_ended_link(${secretHash}, ${now})`.execute(
    db,
  )
  return rows[0]
}

/** What decides whether a link to an invitation works. */
export function findInvitationState({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('session as s', 's.id', 'i.session_id')
    .select(['i.withdrawn_at', 'i.expires_at', 's.cancelled_at', 's.intake_submitted_at'])
    .where('i.session_id', '=', sessionId)
    .executeTakeFirst()
}

/** What decides whether a link to a follow-up works. */
export function findFollowUpState({ db, now }: Transaction, id: string) {
  return db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .select(['f.submitted_at', 'f.skipped_at', 's.closed_at', 's.cancelled_at'])
    .select(sql<boolean>`app.follow_up_is_past(f.window_ends_on, ${now})`.as('past'))
    .where('f.id', '=', id)
    .executeTakeFirst()
}

/** What decides whether a link to a report works. */
export function findReportState({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.fitted_at', 's.cancelled_at', 'r.account_id'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
}

/** The current contact data of a link's rider. */
export function findRider({ db }: Transaction, id: string) {
  return db
    .selectFrom('rider')
    .select(['name_sealed', 'email_sealed', 'address_failed_at', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}
