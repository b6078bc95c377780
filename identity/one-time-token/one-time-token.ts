import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { removeExpiredGuesses, spendGuess } from '../code-guess/code-guess.ts'
import { lockPerson } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import { removeExpiredTries } from './code-try.ts'

type Db = Kysely<IdentityDatabase>

/** What a token is for; it works for nothing else. */
export type TokenKind =
  | 'confirmation'
  | 'magic_link'
  | 'recovery'
  | 'reauthentication'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_confirmation'
  | 'phone_sign_in'
  | 'phone_change'

const HOUR_MS = 3_600_000
export const LINK_LIFE_MS = 24 * HOUR_MS
const CODE_LIFE_MS = HOUR_MS
/** A sign-up that waits can be mailed again for this long after its link ran out. */
const SIGN_UP_KEPT_MS = 7 * LINK_LIFE_MS
/** Long enough that as many codes as can be sent, each guessed as often as it can be, leave no chance worth trying. */
const CODE_DIGITS = 8

export interface IssuedToken {
  /** 256 random bits for the link; the code tells nothing about it. */
  linkToken: string
  /** Eight digits. */
  code: string
}

/** A token that was right, and is gone. */
export interface ConsumedToken {
  kind: TokenKind
  /** What the sign-up that it confirms submitted. */
  signUpSealed: Buffer | null
}

/**
 * Makes a token. Those of its kind before it stop working, except confirmations of other sign-ups. For nobody it asks
 * the same and keeps nothing.
 */
export async function issueToken(
  host: IdentityHost,
  db: Db,
  personId: string,
  kind: TokenKind,
  signUpSealed: Buffer | null = null,
): Promise<IssuedToken> {
  const linkToken = randomBytes(32).toString('base64url')
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const now = host.now()
  await db
    .deleteFrom('identity.one_time_token')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where(sql<boolean>`(${signUpSealed}::bytea is null or sign_up_sealed = ${signUpSealed}::bytea)`)
    .execute()
  await sql`
    insert into identity.one_time_token
      (id, person_id, kind, link_hash, code_hash, sign_up_sealed, created_at, expires_at)
    select ${randomUUID()}::uuid, p.id, ${kind}::text, ${linkHash(host, linkToken)}::bytea,
      ${codeHash(host, personId, kind, code)}::bytea, ${signUpSealed}::bytea, ${now}::timestamptz,
      ${new Date(now.getTime() + LINK_LIFE_MS)}::timestamptz
    from identity.person p where p.id = ${personId}::uuid`.execute(db)
  return { linkToken, code }
}

const liveLink = (host: IdentityHost, linkToken: string, kinds: readonly TokenKind[]) => ({
  hash: linkHash(host, linkToken),
  kinds,
  now: host.now(),
})

/** Whose a link's token is, to lock the person before it is consumed. */
export async function ownerOfLink(
  host: IdentityHost,
  db: Db,
  linkToken: string,
  kinds: readonly TokenKind[],
): Promise<string | undefined> {
  if (kinds.length === 0) return undefined
  const live = liveLink(host, linkToken, kinds)
  const row = await db
    .selectFrom('identity.one_time_token')
    .select('person_id')
    .where('link_hash', '=', live.hash)
    .where('kind', 'in', live.kinds)
    .where('expires_at', '>', live.now)
    .executeTakeFirst()
  return row?.person_id
}

/** Consumes a link's token, or nothing when it is wrong, used or too old. */
export async function consumeLink(
  host: IdentityHost,
  db: Db,
  linkToken: string,
  kinds: readonly TokenKind[],
): Promise<ConsumedToken | undefined> {
  const live = liveLink(host, linkToken, kinds)
  const row = await db
    .deleteFrom('identity.one_time_token')
    .where('link_hash', '=', live.hash)
    .where('kind', 'in', live.kinds)
    .where('expires_at', '>', live.now)
    .returning(['kind', 'sign_up_sealed'])
    .executeTakeFirst()
  return row && consumed(row, kinds)
}

/** A code that somebody typed. */
export interface TypedToken {
  code: string
  kinds: readonly TokenKind[]
  /** Whose code it may be. */
  personIds: readonly string[]
  /** What it was typed for: the address or number as given, or the account of who is signed in. */
  subject: string
  /** The address it came from. */
  source: string
}

export type ConsumedCode = ConsumedToken & { person: Person }

/**
 * Tries a code: the guess is counted first, then the code is compared, so that many guesses at once count too. A right
 * one consumes its token and is not counted. The transaction must commit also when nothing is returned. Asks the same
 * statements whether or not anybody has such a code.
 */
export async function tryCode(
  host: IdentityHost,
  db: Db,
  { code, kinds, personIds, subject, source }: TypedToken,
): Promise<ConsumedCode | undefined> {
  const waiting = await db
    .selectFrom('identity.one_time_token')
    .select(['id', 'person_id', 'kind', 'code_hash'])
    .where('person_id', '=', sql<string>`any(${[...personIds]}::uuid[])`)
    .where('kind', '=', sql<string>`any(${[...kinds]}::text[])`)
    .where('created_at', '>', new Date(host.now().getTime() - CODE_LIFE_MS))
    .execute()
  // Whichever kinds were asked for: a code that several types take has no more tries for it.
  const guess = await spendGuess(host, db, { subject, codeIds: waiting.map(({ id }) => id), source })
  const right = waiting.find(
    ({ id, person_id, kind, code_hash }) =>
      guess.allows(id) && timingSafeEqual(code_hash, codeHash(host, person_id, kind, code)),
  )
  // Whoever changes a person holds their lock, then takes their tokens.
  const person = right && (await lockPerson(host, db, right.person_id))
  if (!right || !person) return undefined
  const row = await db
    .deleteFrom('identity.one_time_token')
    .where('id', '=', right.id)
    .returning(['kind', 'sign_up_sealed'])
    .executeTakeFirst()
  const token = row && consumed(row, kinds)
  if (!token) return undefined
  await guess.giveBack(db)
  return { ...token, person }
}

function consumed(
  row: { kind: string; sign_up_sealed: Buffer | null },
  kinds: readonly TokenKind[],
): ConsumedToken | undefined {
  const kind = kinds.find((known) => known === row.kind)
  return kind && { kind, signUpSealed: row.sign_up_sealed }
}

/** What the newest sign-up that waits submitted. */
export async function newestSignUp(db: Db, personId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('identity.one_time_token')
    .select('sign_up_sealed')
    .where('person_id', '=', personId)
    .where('sign_up_sealed', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.sign_up_sealed ?? null
}

/** What the sign-ups that wait for a confirmation of this kind submitted, the newest first. */
export async function waitingSignUps(db: Db, personId: string, kind: TokenKind): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('identity.one_time_token')
    .select('sign_up_sealed')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('sign_up_sealed', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ sign_up_sealed }) => sign_up_sealed ?? [])
}

/** Once an address is confirmed or a password changed, what was mailed before must not work any more. */
export async function clearTokens(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('identity.one_time_token').where('person_id', '=', personId).execute()
}

/** Tokens nobody can use any more, and counts whose time is over. */
export async function removeExpiredTokens(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('identity.one_time_token')
    .where('expires_at', '<=', now)
    .where((or) => or.or([or('sign_up_sealed', 'is', null), or('expires_at', '<=', before(SIGN_UP_KEPT_MS))]))
    .execute()
  await removeExpiredTries(db, now)
  await removeExpiredGuesses(db, now)
}

const linkHash = (host: IdentityHost, token: string) => host.lookupHash('identity.link_token', token)

const codeHash = (host: IdentityHost, personId: string, kind: string, code: string) =>
  host.lookupHash('identity.code', `${kind}.${personId}.${code}`)
