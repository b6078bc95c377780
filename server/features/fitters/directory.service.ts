import { z } from 'zod'
import type { Calls, Parsed } from '#contract/calls.ts'
import { slugFault } from '#domain/directory/slug.ts'
import { folded } from '#domain/text/folded-text.ts'
import type { Transaction } from '../../database/database.ts'
import { cursorsOf } from '../../http/cursor.ts'
import { AppError } from '../../http/problem.ts'
import { accountPlace } from '../../people/account-user.ts'
import { studioPlace } from '../../people/fitter-names.ts'
import { letterheadPlace } from '../../people/letterhead.ts'
import {
  findListedPage,
  findListedPicture,
  type ListedFitter,
  type ListedPage,
  listListedFitters,
  type PagePicture,
} from './fitters.repository.ts'
import { choicesOf, openListing, openServices } from './listing-values.ts'

type Page = Calls['GET /api/fitters']['response']
type Listed = Page['items'][number]
type Query = Parsed['GET /api/fitters']['query']
type OnePage = Calls['GET /api/fitters/:slug']['response']

const byName = new Intl.Collator('en')
/** A list goes on after the name and the address of a page's last fitter. */
const cursors = cursorsOf(z.strictObject({ name: z.string(), slug: z.string() }))
/** Longer than any name or place. */
const LONGEST = 300

function open(tx: Transaction, row: ListedFitter): Listed {
  const { fitter_id: id, slug, name_sealed, studio_sealed, place_sealed, has_photo: hasPhoto } = row
  const key = tx.keys.unwrap(id, row.wrapped)
  return {
    name: key.open(accountPlace(id, 'name'), name_sealed),
    studio: studio_sealed && key.open(studioPlace(id), studio_sealed),
    slug,
    place: openListing(key, id, 'place', place_sealed),
    ...choicesOf(row),
    hasPhoto,
  }
}

/** A listed fitter as it was opened from a row, with the texts that a search compares. */
interface Opened {
  row: ListedFitter
  listed: Listed
  names: string
  place: string
}

/** Those who were listed when the list was last read. What is sealed anew never has the same bytes. */
let known = new Map<string, Opened>()

const isSame = (a: Buffer | null, b: Buffer | null): boolean => (a && b ? a.equals(b) : a === b)

const isUnchanged = (a: ListedFitter, b: ListedFitter): boolean =>
  isSame(a.name_sealed, b.name_sealed) &&
  isSame(a.studio_sealed, b.studio_sealed) &&
  isSame(a.place_sealed, b.place_sealed) &&
  a.slug === b.slug &&
  a.has_photo === b.has_photo &&
  a.languages.join() === b.languages.join() &&
  a.specialities.join() === b.specialities.join()

function opened(tx: Transaction, row: ListedFitter): Opened {
  const before = known.get(row.fitter_id)
  if (before && isUnchanged(before.row, row)) return before
  const listed = open(tx, row)
  return {
    row,
    listed,
    names: folded(`${listed.name} ${listed.studio ?? ''}`, LONGEST),
    place: folded(listed.place ?? '', LONGEST),
  }
}

/** All listed fitters, by name. Only those that changed since the list was last read are opened. */
async function readAll(tx: Transaction): Promise<Opened[]> {
  const rows = await listListedFitters(tx)
  const all = rows.map((row) => opened(tx, row))
  known = new Map(all.map((each) => [each.row.fitter_id, each]))
  return all.sort((a, b) => compare(a.listed, b.listed))
}

type Place = Pick<Listed, 'name' | 'slug'>

const compare = (a: Place, b: Place): number =>
  byName.compare(a.name, b.name) || (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0)

/** Every word of the search is somewhere in the text. */
const hasWords = (text: string, search: string | undefined): boolean =>
  folded(search ?? '', LONGEST)
    .split(/\s+/)
    .every((word) => text.includes(word))

const finds =
  ({ name, place, language, speciality }: Query) =>
  (each: Opened): boolean =>
    hasWords(each.names, name) &&
    hasWords(each.place, place) &&
    (language === undefined || each.listed.languages.includes(language)) &&
    (speciality === undefined || each.listed.specialities.includes(speciality))

/** A page of the listed fitters that a search finds, by name. @throws AppError `invalid_request` for a foreign cursor */
export async function readListedFitters(tx: Transaction, query: Query): Promise<Page> {
  const after = query.cursor === undefined ? null : cursors.read(query.cursor)
  const found = (await readAll(tx))
    .filter(finds(query))
    .map(({ listed }) => listed)
    .filter((each) => after === null || compare(each, after) > 0)
  const items = found.slice(0, query.limit)
  const last = items.at(-1)
  return {
    items,
    next: last && found.length > query.limit ? cursors.write({ name: last.name, slug: last.slug }) : null,
  }
}

function ratingOf({ rating: value, low, high, year, riders }: ListedPage): OnePage['rating'] {
  if (value === null || low === null || high === null || year === null || riders === null) return null
  return { value, low, high, year, riders }
}

/**
 * What stands on a listed fitter's page.
 * @throws AppError `not_found`, both for an unlisted fitter and for an unknown address
 */
export async function readListedFitter(tx: Transaction, slug: string): Promise<OnePage> {
  const row = slugFault(slug) === 'invalid' ? undefined : await findListedPage(tx, slug)
  if (!row) throw new AppError('not_found')
  const { fitter_id: id } = row
  const key = tx.keys.unwrap(id, row.wrapped)
  return {
    ...open(tx, row),
    hasLogo: row.has_logo,
    words: openListing(key, id, 'words', row.words_sealed),
    services: openServices(key, id, row.services_sealed),
    rating: ratingOf(row),
  }
}

/** A picture on a listed fitter's page, as WebP. @throws AppError `not_found` */
export async function readListedPicture(
  tx: Transaction,
  slug: string,
  picture: PagePicture,
): Promise<Buffer> {
  const row = slugFault(slug) === 'invalid' ? undefined : await findListedPicture(tx, slug, picture)
  if (!row?.sealed) throw new AppError('not_found')
  const { fitter_id: id, sealed } = row
  return tx.keys.unwrap(id, row.wrapped).openBytes(letterheadPlace(id, picture), sealed)
}

/** The addresses of all listed fitters, for the map of the site. */
export async function listedSlugs(tx: Transaction): Promise<string[]> {
  const rows = await listListedFitters(tx)
  return rows.map(({ slug }) => slug)
}
