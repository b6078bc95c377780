import { sql } from 'kysely'
import { NOTICE_VERSION } from '#domain/product.ts'
import type { Transaction } from '../../database/database.ts'

export interface EnteredSecret {
  invitation_id: string
  session_id: string
  rider_id: string
  fitter_id: string
  purpose: 'link' | 'typed_code'
  proves_address: boolean
  withdrawn: boolean
  expired: boolean
  submitted: boolean
  opened_at: Date | null
}

/** Looks up a secret with the gate function. The actor of the transaction is then the guest of its session. */
export async function enterInvitation(
  { db, now }: Transaction,
  secretHash: Buffer,
): Promise<EnteredSecret | undefined> {
  const { rows } =
    await sql<EnteredSecret>`select * from app.enter_invitation(${secretHash}, ${now})`.execute(db)
  return rows[0]
}

/** Looks up the valid codes of an address with the gate function, and which of them was typed. */
export async function codesOfAddress(
  { db, now }: Transaction,
  tried: { address: Buffer; code: Buffer },
): Promise<{ code_id: string; fits: boolean }[]> {
  const { rows } = await sql<{ code_id: string; fits: boolean }>`
    select * from app.codes_of_address(${tried.address}, ${tried.code}, ${now})`.execute(db)
  return rows
}

export interface EnteredCode {
  invitation_id: string
  session_id: string
  rider_id: string
  fitter_id: string
}

/** Enters as the guest of the code's session; undefined if the code is no longer valid. */
export async function enterByCode(
  { db, now }: Transaction,
  tried: { address: Buffer; code: Buffer },
): Promise<EnteredCode | undefined> {
  const { rows } = await sql<EnteredCode>`
    select * from app.enter_by_code(${tried.address}, ${tried.code}, ${now})`.execute(db)
  return rows[0]
}

/** The columns of the invitation and the rider's file that a visit needs. */
export function findVisited({ db }: Transaction, invitationId: string) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('rider as r', 'r.id', 'i.rider_id')
    .select([
      'i.language',
      'i.address_hash',
      'i.code_hash',
      'i.expires_at',
      'i.note_sealed',
      'r.id as rider_id',
      'r.account_id',
      'r.name_sealed',
      'r.email_sealed',
    ])
    .where('i.id', '=', invitationId)
    .executeTakeFirstOrThrow()
}

export interface OwnAddress {
  hash: Buffer | null
  /** The same hash if the address is proven. */
  proven: Buffer | null
}

/** The address of the signed-in account of any role; null without one. */
export async function ownAddressOf({ db, actor }: Transaction): Promise<OwnAddress> {
  if (!('id' in actor)) return { hash: null, proven: null }
  const account = await db
    .selectFrom('account')
    .select(['email_hash', sql<Buffer | null>`app.proven_address(email_hash, proven_at)`.as('proven')])
    .where('id', '=', actor.id)
    .executeTakeFirst()
  return { hash: account?.email_hash ?? null, proven: account?.proven ?? null }
}

/** Whether a guest has started the invitation since it was opened. */
export async function hasGuest({ db }: Transaction, sessionId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('sign_in')
    .select('id')
    .where('guest_session_id', '=', sessionId)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The sign-in of a cookie in this session, valid or ended. */
export function findGuest({ db }: Transaction, sessionId: string, tokenHash: Buffer) {
  return db
    .selectFrom('sign_in')
    .select(['expires_at', 'ended_at'])
    .where('guest_session_id', '=', sessionId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function markOpened({ db, now }: Transaction, invitationId: string): Promise<void> {
  await db.updateTable('invitation').set({ opened_at: now }).where('id', '=', invitationId).execute()
}

/** Gives a file without an account to the client who has proven the invited address. @returns whether it did */
export async function giveFile({ db }: Transaction, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`select app.give_invited_file(${accountId}) as given`.execute(
    db,
  )
  return rows[0]?.given ?? false
}

/** Whether consent to the notice in force was given since a time. */
export async function consentedSince({ db }: Transaction, riderId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('consent')
    .select('id')
    .where('rider_id', '=', riderId)
    .where('purpose', '=', 'fit')
    .where('granted', '=', true)
    .where('notice_version', '=', NOTICE_VERSION)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export function findDraft({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('draft')
    .select('answers_sealed')
    .where('session_id', '=', sessionId)
    .where('form', '=', 'intake')
    .executeTakeFirst()
}
