import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'
import type { Intervention, Measurement, Photo, Recommendation } from '../../database/schema.gen.ts'

export type MeasurementRow = Selectable<Measurement>
export type InterventionRow = Selectable<Intervention>
export type RecommendationRow = Selectable<Recommendation>
export type PhotoRow = Selectable<Photo>

/** The measurements of some sessions, by key and side. */
export function listMeasurements({ db }: Pick<Transaction, 'db'>, sessionIds: readonly string[]) {
  return db
    .selectFrom('measurement')
    .selectAll()
    .where('session_id', '=', anyOf(sessionIds))
    .orderBy('key')
    .orderBy('side')
    .execute()
}

export async function insertMeasurement({ db }: Transaction, row: Insertable<Measurement>): Promise<void> {
  await db.insertInto('measurement').values(row).execute()
}

export async function updateMeasurement(
  { db }: Transaction,
  id: string,
  set: Updateable<Measurement>,
): Promise<void> {
  await db.updateTable('measurement').set(set).where('id', '=', id).execute()
}

export async function deleteMeasurement({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('measurement').where('id', '=', id).execute()
}

const interventionsInOrder = ({ db }: Pick<Transaction, 'db'>, sessionId: string) =>
  db
    .selectFrom('intervention')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .orderBy('id')

/** The interventions of a session by position, including withdrawn ones. */
export const listInterventions = (tx: Pick<Transaction, 'db'>, sessionId: string) =>
  interventionsInOrder(tx, sessionId).execute()

/** What was changed in some sessions and not withdrawn, in each by position. */
export const listStandingInterventions = ({ db }: Transaction, sessionIds: readonly string[]) =>
  db
    .selectFrom('intervention')
    .selectAll()
    .where('session_id', '=', anyOf(sessionIds))
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const findInterventionOfSession = (tx: Transaction, sessionId: string, id: string) =>
  interventionsInOrder(tx, sessionId).where('id', '=', id).executeTakeFirst()

export function findIntervention({ db }: Transaction, id: string) {
  return db.selectFrom('intervention').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertIntervention({ db }: Transaction, row: Insertable<Intervention>): Promise<void> {
  await db.insertInto('intervention').values(row).execute()
}

export async function updateIntervention(
  { db }: Transaction,
  id: string,
  set: Updateable<Intervention>,
): Promise<void> {
  await db.updateTable('intervention').set(set).where('id', '=', id).execute()
}

const recommendationsInOrder = ({ db }: Pick<Transaction, 'db'>) =>
  db.selectFrom('recommendation').selectAll().orderBy('position').orderBy('id')

/** The recommendations of some sessions by position, including withdrawn ones. */
export const listRecommendations = (tx: Pick<Transaction, 'db'>, sessionIds: readonly string[]) =>
  recommendationsInOrder(tx).where('session_id', '=', anyOf(sessionIds)).execute()

export const findRecommendationOfSession = (tx: Transaction, sessionId: string, id: string) =>
  recommendationsInOrder(tx).where('session_id', '=', sessionId).where('id', '=', id).executeTakeFirst()

/** A recommendation that was not withdrawn, locked. */
export const lockRecommendation = (tx: Transaction, sessionId: string, id: string) =>
  recommendationsInOrder(tx)
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export function findRecommendation({ db }: Transaction, id: string) {
  return db.selectFrom('recommendation').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertRecommendation(
  { db }: Transaction,
  row: Insertable<Recommendation>,
): Promise<void> {
  await db.insertInto('recommendation').values(row).execute()
}

export async function updateRecommendation(
  { db }: Transaction,
  id: string,
  set: Updateable<Recommendation>,
): Promise<void> {
  await db.updateTable('recommendation').set(set).where('id', '=', id).execute()
}

const photosInOrder = ({ db }: Pick<Transaction, 'db'>, sessionId: string) =>
  db
    .selectFrom('photo')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')

/** The photos of a session by position, without removed ones. */
export const listPhotos = (tx: Pick<Transaction, 'db'>, sessionId: string) =>
  photosInOrder(tx, sessionId).where('removed_at', 'is', null).execute()

/** As `listPhotos`, including removed ones whose files are not deleted yet. */
export const listPhotosWithRemoved = (tx: Transaction, sessionId: string) =>
  photosInOrder(tx, sessionId).execute()

export const findPhotoOfSession = (tx: Transaction, sessionId: string, id: string) =>
  photosInOrder(tx, sessionId).where('id', '=', id).executeTakeFirst()

export function findPhoto({ db }: Transaction, id: string) {
  return db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The session of each photo in a rider's file, without removed photos. */
export function listPhotoSessions({ db }: Transaction, riderId: string) {
  return db
    .selectFrom('photo')
    .select('session_id')
    .where('rider_id', '=', riderId)
    .where('removed_at', 'is', null)
    .execute()
}

export async function insertPhoto({ db }: Transaction, row: Insertable<Photo>): Promise<void> {
  await db.insertInto('photo').values(row).execute()
}

export async function updatePhoto({ db }: Transaction, id: string, set: Updateable<Photo>): Promise<void> {
  await db.updateTable('photo').set(set).where('id', '=', id).execute()
}
