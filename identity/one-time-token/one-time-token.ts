import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { spendGuess } from '../code-guess/code-guess.ts'
import type { Person } from '../person/person.ts'
import { lockPerson } from '../person/read-person.ts'
import {
  deleteToken,
  deleteTokensBefore,
  deleteTokensOfKind,
  deleteValidLink,
  findLinkOwner,
  insertToken,
  listCodes,
} from './one-time-token.repository.ts'

type Db = Kysely<IdentityDatabase>

/** The purpose of a token. It is accepted for no other. */
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
/** How long after its link expired an unconfirmed sign-up can be mailed again. */
const SIGN_UP_KEPT_MS = 7 * LINK_LIFE_MS
/** Long enough to resist guessing all codes that can be sent, as often as the limits allow. */
const CODE_DIGITS = 8

export interface IssuedToken {
  /** 256 random bits for the link. It cannot be derived from the code. */
  linkToken: string
  /** Eight digits. */
  code: string
}

/** A correct token, which was deleted. */
export interface ConsumedToken {
  kind: TokenKind
  /** The submitted data of the sign-up that it confirms. */
  signUpSealed: Buffer | null
}

/**
 * Issues a token. Earlier tokens of its kind become invalid, except those that confirm other sign-ups. For a person who
 * does not exist (`nobody`) it runs the same statements and stores nothing.
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
  await deleteTokensOfKind(db, personId, kind, signUpSealed)
  await insertToken(db, {
    id: randomUUID(),
    personId,
    kind,
    linkHash: linkHash(host, linkToken),
    codeHash: codeHash(host, personId, kind, code),
    signUpSealed,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
  })
  return { linkToken, code }
}

const validLink = (host: IdentityHost, linkToken: string, kinds: readonly TokenKind[]) => ({
  hash: linkHash(host, linkToken),
  kinds,
  now: host.now(),
})

/** The person to whom a link belongs, so that they can be locked before the token is consumed. */
export async function ownerOfLink(
  host: IdentityHost,
  db: Db,
  linkToken: string,
  kinds: readonly TokenKind[],
): Promise<string | undefined> {
  return kinds.length === 0 ? undefined : findLinkOwner(db, validLink(host, linkToken, kinds))
}

/** Consumes a link's token; undefined if it is wrong, used or expired. */
export async function consumeLink(
  host: IdentityHost,
  db: Db,
  linkToken: string,
  kinds: readonly TokenKind[],
): Promise<ConsumedToken | undefined> {
  const row = await deleteValidLink(db, validLink(host, linkToken, kinds))
  return row && consumed(row, kinds)
}

/** A code that was typed. */
export interface TypedToken {
  code: string
  kinds: readonly TokenKind[]
  /** The people whose code it could be. */
  personIds: readonly string[]
  /** What it was typed for: the given address or number, or the signed-in account. */
  subject: string
  /** The client address. */
  source: string
}

export type ConsumedCode = ConsumedToken & { person: Person }

/**
 * Compares a code. The guess is counted before the code is compared, so that concurrent guesses count too. A correct
 * code consumes its token and is not counted as a guess. The transaction must commit even if nothing is returned. Runs
 * the same statements whether or not such a code exists.
 */
export async function tryCode(
  host: IdentityHost,
  db: Db,
  { code, kinds, personIds, subject, source }: TypedToken,
): Promise<ConsumedCode | undefined> {
  const issuedAfter = new Date(host.now().getTime() - CODE_LIFE_MS)
  const waiting = await listCodes(db, { personIds, kinds, issuedAfter })
  // Counted by code, not by type: several types that accept a code share its attempts.
  const guess = await spendGuess(host, db, { subject, codeIds: waiting.map(({ id }) => id), source })
  const right = waiting.find(
    ({ id, person_id, kind, code_hash }) =>
      guess.allows(id) && timingSafeEqual(code_hash, codeHash(host, person_id, kind, code)),
  )
  // Lock order: first the person, then their tokens.
  const person = right && (await lockPerson(host, db, right.person_id))
  if (!right || !person) return undefined
  const row = await deleteToken(db, right.id)
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

/** Deletes tokens that can no longer be used. */
export const deleteExpiredTokens = (db: Db, now: Date): Promise<void> =>
  deleteTokensBefore(db, { now, signUpsBefore: new Date(now.getTime() - SIGN_UP_KEPT_MS) })

const linkHash = (host: IdentityHost, token: string) => host.lookupHash('identity.link_token', token)

const codeHash = (host: IdentityHost, personId: string, kind: string, code: string) =>
  host.lookupHash('identity.code', `${kind}.${personId}.${code}`)
