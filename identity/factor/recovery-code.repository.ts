import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>

/** Stores the hashes of these codes. */
export async function insertRecoveryCodes(
  host: IdentityHost,
  db: Db,
  personId: string,
  codes: readonly string[],
): Promise<void> {
  await db
    .insertInto('identity.recovery_code')
    .values(
      codes.map((code) => ({
        person_id: personId,
        code_hash: codeHash(host, personId, code),
        created_at: host.now(),
      })),
    )
    .execute()
}

export async function deleteRecoveryCodes(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('identity.recovery_code').where('person_id', '=', personId).execute()
}

export async function countRecoveryCodes(db: Db, personId: string): Promise<number> {
  const rows = await db
    .selectFrom('identity.recovery_code')
    .select('code_hash')
    .where('person_id', '=', personId)
    .execute()
  return rows.length
}

/** Whether this is one of the person's codes. All are compared, in constant time. */
export async function isRecoveryCode(
  host: IdentityHost,
  db: Db,
  personId: string,
  typed: string,
): Promise<boolean> {
  const hash = codeHash(host, personId, typed)
  const rows = await db
    .selectFrom('identity.recovery_code')
    .select('code_hash')
    .where('person_id', '=', personId)
    .execute()
  return rows.filter(({ code_hash }) => timingSafeEqual(code_hash, hash)).length > 0
}

/** Case, spaces and dashes are ignored. */
const codeHash = (host: IdentityHost, personId: string, code: string) =>
  host.lookupHash('identity.recovery_code', `${personId}.${code.toLowerCase().replace(/[^a-z\d]/g, '')}`)
