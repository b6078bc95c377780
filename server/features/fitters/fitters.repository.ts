import { sql, type Updateable } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { FitterProfile } from '../../database/schema.gen.ts'

export interface ListedFitter {
  fitter_id: string
  slug: string
  name_sealed: Buffer
  studio_sealed: Buffer | null
  /** The fitter's wrapped key. Every caller may see these names. */
  wrapped: Buffer
}

/** The listed fitters, or only the one with this slug. */
export async function listedFitters({ db }: Transaction, slug: string | null): Promise<ListedFitter[]> {
  const { rows } = await sql<ListedFitter>`select * from app.listed_fitters(${slug})`.execute(db)
  return rows
}

const profile = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('fitter_profile')
    .select(['slug', 'studio_sealed', 'listed', 'logo_sealed', 'contact_sealed'])
    .where('fitter_id', '=', fitterId)

export const findProfile = (tx: Transaction, fitterId: string) => profile(tx, fitterId).executeTakeFirst()

export const lockProfile = (tx: Transaction, fitterId: string) =>
  profile(tx, fitterId).forUpdate().executeTakeFirst()

const news = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('fitter_profile')
    .select(['news_intakes', 'news_red_flags', 'news_unhappy', 'news_digest', 'time_zone'])
    .where('fitter_id', '=', fitterId)

export const findNews = (tx: Transaction, fitterId: string) => news(tx, fitterId).executeTakeFirst()

export const lockNews = (tx: Transaction, fitterId: string) =>
  news(tx, fitterId).forUpdate().executeTakeFirst()

export async function changeProfile(
  { db }: Transaction,
  fitterId: string,
  set: Updateable<FitterProfile>,
): Promise<void> {
  await db.updateTable('fitter_profile').set(set).where('fitter_id', '=', fitterId).execute()
}
