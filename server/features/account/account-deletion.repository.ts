import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import { readRows } from '../../database/read-rows.ts'
import { ownSignIn } from '../../people/people.repository.ts'

/** The account, locked, with the sign-in that made the request. */
export const lockOwnAccount = (tx: Transaction, id: string, signInId: string | null) =>
  ownSignIn(tx, id, signInId).select('a.identity_subject').forUpdate('a').executeTakeFirst()

/**
 * The files that are deleted with the account: all of a rider's own, and those of a fitter that nobody else can open.
 */
const isDeletedWith = ({ actor }: Transaction, id: string) =>
  actor.kind === 'fitter'
    ? sql<boolean>`r.fitter_id = ${id} and r.account_id is null and r.erased_at is null`
    : sql<boolean>`r.account_id = ${id} and r.erased_at is null`

export async function listFilesToDelete(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('rider as r')
    .select('r.id')
    .where(isDeletedWith(tx, id))
    .orderBy('r.id')
    .execute()
  return rows.map((row) => row.id)
}

export interface DeletionFigures {
  fitFiles: number
  submissions: number
  openIntakes: number
  invitations: number
  filesThatStay: number
}

/** How many records are deleted with the account, and how many stay. */
export async function countDeletion(tx: Transaction, id: string): Promise<DeletionFigures> {
  const { db, now, actor } = tx
  const isFitter = actor.kind === 'fitter'
  const go = sql`(select r.id from rider r where ${isDeletedWith(tx, id)})`
  const drafts = isFitter ? sql`d.fitter_id = ${id}` : sql`d.rider_id in ${go}`
  const { rows } = await sql<DeletionFigures>`select
    (select count(*)::int from rider r where ${isDeletedWith(tx, id)}) as "fitFiles",
    (select count(*)::int from submission s where s.rider_id in ${go} and s.superseded_at is null) as "submissions",
    (select count(*)::int from draft d where ${drafts}) as "openIntakes",
    (select count(*)::int from invitation i join session s on s.id = i.session_id
      where ${isFitter} and i.fitter_id = ${id} and i.withdrawn_at is null and i.expires_at > ${now}
        and s.intake_submitted_at is null and s.cancelled_at is null) as "invitations",
    (select count(*)::int from rider r
      where ${isFitter} and r.fitter_id = ${id} and r.account_id is not null) as "filesThatStay"`.execute(db)
  return rows[0] ?? { fitFiles: 0, submissions: 0, openIntakes: 0, invitations: 0, filesThatStay: 0 }
}

/** Erasing a practice of many years takes longer than the usual statement timeout. */
const ERASING_TAKES = '5min'

export async function eraseOwnAccount({ db, now, requestId }: Transaction): Promise<void> {
  await sql`select set_config('statement_timeout', ${ERASING_TAKES}, true)`.execute(db)
  await sql`select app.erase_own_account(${now}, ${requestId})`.execute(db)
}

/** The receipts of files that this transaction has erased, in the order of the files. */
export async function listReceipts({ db, now }: Transaction, riderIds: readonly string[]): Promise<string[]> {
  const rows = await readRows(
    db,
    sql<{ receipt: string }>`select app.erasure_receipt_of(f.id, ${now}::timestamptz) as receipt
      from unnest(${[...riderIds]}::uuid[]) with ordinality as f(id, place) order by f.place`,
  )
  return rows.map(({ receipt }) => receipt)
}
