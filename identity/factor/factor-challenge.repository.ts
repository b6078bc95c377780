import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { FactorChallengeTable, IdentityDatabase } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>
export type FactorChallenge = Selectable<FactorChallengeTable>

const LIFE_MS = 300_000
/** A challenge ends after this many wrong codes. */
const MAX_TRIES = 5

/** Adds a challenge for a caller at this address. */
export async function insertChallenge(
  host: IdentityHost,
  db: Db,
  factorId: string,
  address: string,
): Promise<{ id: string; expiresAt: Date }> {
  const id = randomUUID()
  const expiresAt = new Date(host.now().getTime() + LIFE_MS)
  await db
    .insertInto('identity.factor_challenge')
    .values({
      id,
      factor_id: factorId,
      address_hash: addressHash(host, address),
      tries: 0,
      expires_at: expiresAt,
    })
    .execute()
  return { id, expiresAt }
}

export async function updateLastChallenged(host: IdentityHost, db: Db, factorId: string): Promise<void> {
  await db
    .updateTable('identity.factor')
    .set({ last_challenged_at: host.now() })
    .where('id', '=', factorId)
    .execute()
}

export const findChallenge = (db: Db, factorId: string, id: string): Promise<FactorChallenge | undefined> =>
  db
    .selectFrom('identity.factor_challenge')
    .selectAll()
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .executeTakeFirst()

/** Whether the challenge has expired or had too many wrong codes. */
export const isChallengeOver = (challenge: FactorChallenge, now: Date): boolean =>
  challenge.expires_at <= now || challenge.tries >= MAX_TRIES

export const isAskedFrom = (host: IdentityHost, challenge: FactorChallenge, address: string): boolean =>
  challenge.address_hash.equals(addressHash(host, address))

/** Counts an entered code. A correct one consumes the challenge. */
export async function updateChallengeTries(
  host: IdentityHost,
  db: Db,
  id: string,
  right: boolean,
): Promise<void> {
  await db
    .updateTable('identity.factor_challenge')
    .set((row) => ({ tries: row('tries', '+', 1), ...(right && { used_at: host.now() }) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('identity.factor_challenge').where('expires_at', '<=', now).execute()
}

const addressHash = (host: IdentityHost, address: string) =>
  host.lookupHash('identity.factor_challenge', address)
