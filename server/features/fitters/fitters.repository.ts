import { sql, type Updateable } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import { readRows } from '../../database/read-rows.ts'
import type { FitterProfile } from '../../database/schema.gen.ts'

export interface ListedFitter {
  fitter_id: string
  slug: string
  name_sealed: Buffer
  studio_sealed: Buffer | null
  place_sealed: Buffer | null
  languages: string[]
  specialities: string[]
  has_photo: boolean
  /** The fitter's wrapped key. Every caller may see what it opens here. */
  wrapped: Buffer
}

/** The listed fitters. */
export const listListedFitters = ({ db }: Transaction): Promise<ListedFitter[]> =>
  readRows(db, sql<ListedFitter>`select * from app.listed_fitters()`)

/** What stands on the page of one listed fitter. The rating is null in all its columns unless the fitter shows one. */
export interface ListedPage extends ListedFitter {
  words_sealed: Buffer | null
  services_sealed: Buffer | null
  has_logo: boolean
  year: number | null
  riders: number | null
  rating: number | null
  low: number | null
  high: number | null
}

/** The listed fitter whose address it is or was. */
export async function findListedPage({ db }: Transaction, slug: string): Promise<ListedPage | undefined> {
  const [row] = await readRows(db, sql<ListedPage>`select * from app.listed_page(${slug})`)
  return row
}

export type PagePicture = 'photo' | 'logo'

/** A picture on the page of a listed fitter, with what opens it. */
export async function findListedPicture({ db }: Transaction, slug: string, picture: PagePicture) {
  const [row] = await readRows(
    db,
    sql<{
      fitter_id: string
      sealed: Buffer | null
      wrapped: Buffer
    }>`select * from app.listed_picture(${slug}, ${picture})`,
  )
  return row
}

/** Whether an address may become the acting fitter's: nobody else has it or had it. */
export async function isSlugFree({ db }: Transaction, slug: string): Promise<boolean> {
  const [row] = await readRows(db, sql<{ free: boolean }>`select app.slug_is_free(${slug}) as free`)
  return row?.free ?? false
}

/** How many addresses a fitter has had besides one. */
export async function countOtherSlugs({ db }: Transaction, fitterId: string, slug: string): Promise<number> {
  const { others } = await db
    .selectFrom('fitter_slug')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('fitter_id', '=', fitterId)
    .where('slug_hash', '<>', sql<Buffer>`app.slug_hash(${slug})`)
    .executeTakeFirstOrThrow()
  return Number(others)
}

const profile = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('fitter_profile')
    .select(['slug', 'studio_sealed', 'listed', 'logo_sealed', 'contact_sealed', 'photo_sealed'])
    .select(['place_sealed', 'words_sealed', 'services_sealed', 'languages', 'specialities'])
    .where('fitter_id', '=', fitterId)

export const findProfile = (tx: Transaction, fitterId: string) => profile(tx, fitterId).executeTakeFirst()

export const lockProfile = (tx: Transaction, fitterId: string) =>
  profile(tx, fitterId).forUpdate().executeTakeFirst()

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

const news = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('fitter_profile')
    .select(['news_intakes', 'news_red_flags', 'news_unhappy', 'news_bookings', 'news_digest', 'time_zone'])
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
