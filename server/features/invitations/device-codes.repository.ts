import type { Transaction } from '../../database/database.ts'

export interface DeviceCode {
  id: string
  code_hash: Buffer
}

/** The codes mailed for a session since a time, newest first. */
export function deviceCodesSince({ db }: Transaction, sessionId: string, since: Date) {
  return db
    .selectFrom('device_code')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute()
}

/** The valid codes among those mailed since the invitation was opened. */
export function liveDeviceCodes(
  { db, now }: Transaction,
  sessionId: string,
  since: Date,
): Promise<DeviceCode[]> {
  return db
    .selectFrom('device_code')
    .select(['id', 'code_hash'])
    .where('session_id', '=', sessionId)
    .where('created_at', '>=', since)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .execute()
}

export async function addDeviceCode(
  { db, now }: Transaction,
  code: { id: string; sessionId: string; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('device_code')
    .values({
      id: code.id,
      session_id: code.sessionId,
      code_hash: code.codeHash,
      created_at: now,
      expires_at: code.expiresAt,
    })
    .execute()
}

export async function spendDeviceCode({ db, now }: Transaction, id: string): Promise<void> {
  await db.updateTable('device_code').set({ used_at: now }).where('id', '=', id).execute()
}
