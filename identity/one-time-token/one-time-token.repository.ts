import { type Kysely, sql } from 'kysely'
import { anyOf } from '../base/any-of.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import type { PersonId } from '../person/person.ts'

type Db = Kysely<IdentityDatabase>

/** Deletes the person's tokens of this kind; with a sign-up, only those that confirm the same one. */
export async function deleteTokensOfKind(
  db: Db,
  personId: string,
  kind: string,
  signUpSealed: Buffer | null,
): Promise<void> {
  await db
    .deleteFrom('identity.one_time_token')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where(sql<boolean>`(${signUpSealed}::bytea is null or sign_up_sealed = ${signUpSealed}::bytea)`)
    .execute()
}

interface NewToken {
  id: string
  personId: string
  kind: string
  linkHash: Buffer
  codeHash: Buffer
  signUpSealed: Buffer | null
  createdAt: Date
  expiresAt: Date
}

/** Adds a token, if the person exists. */
export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await sql`
    insert into identity.one_time_token
      (id, person_id, kind, link_hash, code_hash, sign_up_sealed, created_at, expires_at)
    select ${token.id}::uuid, p.id, ${token.kind}::text, ${token.linkHash}::bytea, ${token.codeHash}::bytea,
      ${token.signUpSealed}::bytea, ${token.createdAt}::timestamptz, ${token.expiresAt}::timestamptz
    from identity.person p where p.id = ${token.personId}::uuid`.execute(db)
}

interface ValidLink {
  hash: Buffer
  kinds: readonly string[]
  now: Date
}

/** The person to whom a valid link belongs. */
export async function findLinkOwner(db: Db, { hash, kinds, now }: ValidLink): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity.one_time_token')
    .select('person_id')
    .where('link_hash', '=', hash)
    .where('kind', '=', anyOf(kinds))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.person_id
}

/** Deletes and returns the token of a valid link. */
export const deleteValidLink = (db: Db, { hash, kinds, now }: ValidLink) =>
  db
    .deleteFrom('identity.one_time_token')
    .where('link_hash', '=', hash)
    .where('kind', '=', anyOf(kinds))
    .where('expires_at', '>', now)
    .returning(['kind', 'sign_up_sealed'])
    .executeTakeFirst()

interface CodesOf {
  personIds: readonly string[]
  kinds: readonly string[]
  issuedAfter: Date
}

/** The codes of these people and kinds. */
export const listCodes = (db: Db, { personIds, kinds, issuedAfter }: CodesOf) =>
  db
    .selectFrom('identity.one_time_token')
    .select(['id', 'person_id', 'kind', 'code_hash'])
    .where('person_id', '=', sql<string>`any(${[...personIds]}::uuid[])`)
    .where('kind', '=', sql<string>`any(${[...kinds]}::text[])`)
    .where('created_at', '>', issuedAfter)
    .execute()

/** Deletes and returns a token. */
export const deleteToken = (db: Db, id: string) =>
  db
    .deleteFrom('identity.one_time_token')
    .where('id', '=', id)
    .returning(['kind', 'sign_up_sealed'])
    .executeTakeFirst()

/** The sealed data of the person's unconfirmed sign-ups, newest first. */
const signUpsOf = (db: Db, personId: PersonId) =>
  db
    .selectFrom('identity.one_time_token')
    .select('sign_up_sealed')
    .where('person_id', '=', personId)
    .where('sign_up_sealed', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')

/** The sealed data of the person's newest unconfirmed sign-up. */
export async function findNewestSignUp(db: Db, personId: PersonId): Promise<Buffer | null> {
  const row = await signUpsOf(db, personId).limit(1).executeTakeFirst()
  return row?.sign_up_sealed ?? null
}

/** The sealed data of the sign-ups that wait for a confirmation of this kind, newest first. */
export async function listWaitingSignUps(db: Db, personId: string, kind: string): Promise<Buffer[]> {
  const rows = await signUpsOf(db, personId).where('kind', '=', kind).execute()
  return rows.flatMap(({ sign_up_sealed }) => sign_up_sealed ?? [])
}

/** Deletes all the person's tokens: links and codes that were sent before stop working. */
export async function deleteTokens(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('identity.one_time_token').where('person_id', '=', personId).execute()
}

/** Deletes expired tokens; those with a sign-up only if they expired at `signUpsBefore` or earlier. */
export async function deleteTokensBefore(
  db: Db,
  { now, signUpsBefore }: { now: Date; signUpsBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('identity.one_time_token')
    .where('expires_at', '<=', now)
    .where((or) => or.or([or('sign_up_sealed', 'is', null), or('expires_at', '<=', signUpsBefore)]))
    .execute()
}
