import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { sealingPurpose } from '../person/person.ts'
import { deleteRecoveryCodes } from './recovery-code.repository.ts'

type Db = Kysely<IdentityDatabase>

const SECRET_PURPOSE = 'identity.totp_secret'
/** An unfinished enrolment is deleted after this long. */
const ABANDONED_MS = 5 * 60_000

/** Adds a factor that counts once a first code is correct. Returns its id. */
export async function insertFactor(
  host: IdentityHost,
  db: Db,
  personId: string,
  { name, secret }: { name: string; secret: string },
): Promise<string> {
  const id = randomUUID()
  const now = host.now()
  await db
    .insertInto('identity.factor')
    .values({
      id,
      person_id: personId,
      name_sealed: host.seal(sealingPurpose.factorName, name, id),
      secret_sealed: host.seal(SECRET_PURPOSE, secret, id),
      status: 'unverified',
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

/** The secret and the last accepted time step. */
export async function findFactorSecret(host: IdentityHost, db: Db, id: string) {
  const row = await db
    .selectFrom('identity.factor')
    .select(['secret_sealed', 'last_step'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { secret: host.open(SECRET_PURPOSE, row.secret_sealed, id), lastStep: row.last_step }
}

/** Marks the factor as verified by the code of this time step. Neither this code nor an older one is accepted again. */
export async function updateFactorVerified(
  host: IdentityHost,
  db: Db,
  id: string,
  step: number,
): Promise<void> {
  await db
    .updateTable('identity.factor')
    .set({ status: 'verified', last_step: step, updated_at: host.now() })
    .where('id', '=', id)
    .execute()
}

export async function deleteFactor(db: Db, id: string): Promise<void> {
  await db.deleteFrom('identity.factor').where('id', '=', id).execute()
}

export async function deleteUnverifiedFactors(db: Db, personId: string): Promise<void> {
  await db
    .deleteFrom('identity.factor')
    .where('person_id', '=', personId)
    .where('status', '=', 'unverified')
    .execute()
}

/** Deletes all the person's factors and recovery codes. */
export async function deleteSecondFactors(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('identity.factor').where('person_id', '=', personId).execute()
  await deleteRecoveryCodes(db, personId)
}

/** Deletes unfinished enrolments of one person, or of all people. */
export async function deleteAbandonedFactors(db: Db, now: Date, personId?: string): Promise<void> {
  let abandoned = db
    .deleteFrom('identity.factor')
    .where('status', '=', 'unverified')
    .where('created_at', '<=', new Date(now.getTime() - ABANDONED_MS))
    .where(
      sql<boolean>`not exists (select from identity.factor_challenge where factor_challenge.factor_id = factor.id)`,
    )
  if (personId) abandoned = abandoned.where('person_id', '=', personId)
  await abandoned.execute()
}
