import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { IdentityHost } from '../host.ts'
import type { IdentityDatabase } from '../tables.ts'

type Db = Kysely<IdentityDatabase>

/** What a token is for; it works for nothing else. */
export type TokenKind = 'confirmation'

const HOUR_MS = 3_600_000
const LINK_LIFE_MS = 24 * HOUR_MS
const CODE_LIFE_MS = HOUR_MS
/** A wrong code counts against this many per person and kind within an hour, however often one is sent again. */
const MAX_FAILURES = 5

export interface IssuedToken {
  /** 256 random bits for the link; the code tells nothing about it. */
  linkToken: string
  /** Six digits. */
  code: string
}

/** Makes the one live token of its kind for a person; the one before stops working. */
export async function issueToken(
  host: IdentityHost,
  db: Db,
  personId: string,
  kind: TokenKind,
): Promise<IssuedToken> {
  const linkToken = randomBytes(32).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = host.now()
  const fresh = {
    link_hash: linkHash(host, linkToken),
    code_hash: codeHash(host, personId, kind, code),
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIFE_MS),
  }
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const windowOpen = sql<boolean>`one_time_token.failures_since > ${hourAgo}`
  await db
    .insertInto('identity.one_time_token')
    .values({ id: randomUUID(), person_id: personId, kind, ...fresh, failures: 0, failures_since: now })
    .onConflict((on) =>
      on.columns(['person_id', 'kind']).doUpdateSet({
        ...fresh,
        failures: sql`case when ${windowOpen} then one_time_token.failures else 0 end`,
        failures_since: sql`case when ${windowOpen} then one_time_token.failures_since else excluded.failures_since end`,
      }),
    )
    .execute()
  return { linkToken, code }
}

/** Consumes a link's token; whose it was, or nothing when it is wrong, used or too old. */
export async function consumeLink(
  host: IdentityHost,
  db: Db,
  linkToken: string,
  kinds: readonly TokenKind[],
): Promise<string | undefined> {
  if (kinds.length === 0) return undefined
  const consumed = await db
    .deleteFrom('identity.one_time_token')
    .where('link_hash', '=', linkHash(host, linkToken))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', host.now())
    .returning('person_id')
    .executeTakeFirst()
  return consumed?.person_id
}

/**
 * Tries a code: the try is spent first, then compared, so that many tries at once count too. True consumes the token.
 * The transaction must commit also when this is false.
 */
export async function tryCode(
  host: IdentityHost,
  db: Db,
  personId: string,
  code: string,
  kinds: readonly TokenKind[],
): Promise<boolean> {
  if (kinds.length === 0) return false
  const tried = await db
    .updateTable('identity.one_time_token')
    .set((token) => ({ failures: token('failures', '+', 1) }))
    .where('person_id', '=', personId)
    .where('kind', 'in', kinds)
    .where('failures', '<', MAX_FAILURES)
    .where('created_at', '>', new Date(host.now().getTime() - CODE_LIFE_MS))
    .returning(['id', 'kind', 'code_hash'])
    .execute()
  const right = tried.find(({ kind, code_hash }) =>
    timingSafeEqual(code_hash, codeHash(host, personId, kind, code)),
  )
  if (!right) return false
  await db.deleteFrom('identity.one_time_token').where('id', '=', right.id).execute()
  return true
}

/** Once an address is confirmed or a password changed, what was mailed before must not work any more. */
export async function clearTokens(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('identity.one_time_token').where('person_id', '=', personId).execute()
}

/** A day after its last mail the hour that counts wrong codes is over too. */
export async function removeExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('identity.one_time_token').where('expires_at', '<=', now).execute()
}

const linkHash = (host: IdentityHost, token: string) => host.lookupHash('identity.link_token', token)

const codeHash = (host: IdentityHost, personId: string, kind: string, code: string) =>
  host.lookupHash('identity.code', `${kind}.${personId}.${code}`)
