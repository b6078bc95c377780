import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'

const columns = [
  'id',
  'identity_session_id',
  'created_at',
  'last_used_at',
  'ended_at',
  'browser',
  'system',
] as const

export interface DeviceRow {
  id: string
  identity_session_id: string | null
  created_at: Date
  last_used_at: Date
  ended_at: Date | null
  browser: string
  system: string
}

/** The account's valid sign-ins, most recently used first. */
export function listLiveSignIns({ db, now }: Transaction, accountId: string): Promise<DeviceRow[]> {
  return db
    .selectFrom('sign_in')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`last_used_at + idle_limit > ${now}`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** A sign-in of the account, valid or ended. */
export function findOwnSignIn(
  { db }: Transaction,
  accountId: string,
  id: string,
): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('sign_in')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
