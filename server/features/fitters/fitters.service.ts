import type { Parsed } from '#contract/calls.ts'
import { MOST_SLUGS, slugFault } from '#domain/directory/slug.ts'
import { type FieldChanges, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { fitterNamesOf, studioPlace } from '../../people/fitter-names.ts'
import { letterheadPlace, logoAddress } from '../../people/letterhead.ts'
import type { HolderKey, Place } from '../../vault/vault.ts'
import {
  changeProfile,
  countOtherSlugs,
  findProfile,
  isSlugFree,
  lockProfile,
  type PagePicture,
  type ProfileRow,
} from './fitters.repository.ts'
import { choicesOf, listingPlace, openListing, openServices } from './listing-values.ts'

type Profile = Parsed['GET /api/fitter-profile']['response']
type Wishes = Parsed['PATCH /api/fitter-profile']['body']

/** A picture of the profile as a data address; null if there is none. */
function pictureOf(key: HolderKey, place: Place, sealed: Buffer | null): string | null {
  return sealed && logoAddress(key.openBytes(place, sealed))
}

/** The fitter's own profile, as riders see it. @throws AppError `not_found` */
export async function readProfile(tx: Transaction): Promise<Profile> {
  const id = requireActor('fitter', tx)
  const row = await findProfile(tx, id)
  const names = (await fitterNamesOf(tx, [id])).get(id)
  if (!row || !names) throw new AppError('not_found')
  const key = await tx.keys.of(id)
  return {
    ...names,
    slug: row.slug,
    listed: row.listed,
    logo: pictureOf(key, letterheadPlace(id, 'logo'), row.logo_sealed),
    photo: pictureOf(key, letterheadPlace(id, 'photo'), row.photo_sealed),
    contact: row.contact_sealed && key.open(letterheadPlace(id, 'contact'), row.contact_sealed),
    place: openListing(key, id, 'place', row.place_sealed),
    words: openListing(key, id, 'words', row.words_sealed),
    services: openServices(key, id, row.services_sealed),
    ...choicesOf(row),
  }
}

const recordProfileChange = (tx: Transaction, id: string, changes: FieldChanges): Promise<void> =>
  recordAudit(tx, {
    action: 'fitter_profile.changed',
    entity: 'fitter_profile',
    entityId: id,
    fitterId: id,
    accountId: id,
    changes,
  })

/** What a wish changes: the new values of columns, and their line in the trail. */
interface Change {
  set: Partial<ProfileRow>
  changes: FieldChanges
}

const TEXTS = ['studio', 'contact', 'place', 'words'] as const
type TextField = (typeof TEXTS)[number]

function placeOf(id: string, field: TextField): Place {
  if (field === 'studio') return studioPlace(id)
  return field === 'contact' ? letterheadPlace(id, field) : listingPlace(id, field)
}

/** The texts that are wished for, sealed. */
function textChanges(key: HolderKey, id: string, before: ProfileRow, wishes: Wishes): Change[] {
  return TEXTS.flatMap((field) => {
    const text = wishes[field]
    if (text === undefined) return []
    const sealed = text === null ? null : key.seal(placeOf(id, field), text)
    const column = `${field}_sealed` as const
    return [{ set: { [column]: sealed }, changes: { [field]: { from: before[column], to: sealed } } }]
  })
}

function serviceChange(key: HolderKey, id: string, before: ProfileRow, { services }: Wishes): Change[] {
  if (services === undefined) return []
  const sealed = services.length > 0 ? key.seal(listingPlace(id, 'services'), JSON.stringify(services)) : null
  return [
    {
      set: { services_sealed: sealed },
      changes: { services: { from: before.services_sealed, to: sealed } },
    },
  ]
}

function choiceChanges(before: ProfileRow, { listed, languages, specialities }: Wishes): Change[] {
  return [
    ...(listed === undefined
      ? []
      : [{ set: { listed }, changes: { listed: { from: before.listed, to: listed } } }]),
    ...(languages
      ? [
          {
            set: { languages },
            changes: { languages: { from: before.languages.join(), to: languages.join() } },
          },
        ]
      : []),
    ...(specialities
      ? [
          {
            set: { specialities },
            changes: { specialities: { from: before.specialities.join(), to: specialities.join() } },
          },
        ]
      : []),
  ]
}

/**
 * The address that is wished for. The trail has both sealed, because an address may be a name.
 * @throws AppError `slug_invalid`, `slug_reserved`, `slug_taken`, `slugs_used_up`
 */
async function slugChange(
  tx: Transaction,
  key: HolderKey,
  { id, before, slug }: { id: string; before: ProfileRow; slug: string | undefined },
): Promise<Change[]> {
  if (slug === undefined || slug === before.slug) return []
  const fault = slugFault(slug)
  if (fault) throw new AppError(`slug_${fault}`)
  if (!(await isSlugFree(tx, slug))) throw new AppError('slug_taken')
  if ((await countOtherSlugs(tx, id, slug)) >= MOST_SLUGS) throw new AppError('slugs_used_up')
  const place = { table: 'fitter_profile', row: id, field: 'slug' }
  return [
    {
      set: { slug },
      changes: { slug: { from: key.seal(place, before.slug), to: key.seal(place, slug) } },
    },
  ]
}

/** Changes only the given fields of the profile. @throws AppError `not_found`; as `slugChange` */
export async function changeOwnProfile(tx: Transaction, wishes: Wishes): Promise<Profile> {
  const id = requireActor('fitter', tx)
  const before = await lockProfile(tx, id)
  if (!before) throw new AppError('not_found')
  const key = await tx.keys.of(id)
  const wished = [
    ...textChanges(key, id, before, wishes),
    ...serviceChange(key, id, before, wishes),
    ...choiceChanges(before, wishes),
    ...(await slugChange(tx, key, { id, before, slug: wishes.slug })),
  ]
  if (wished.length > 0) {
    const { set, changes } = wished.reduce<Change>(
      (all, one) => ({ set: { ...all.set, ...one.set }, changes: { ...all.changes, ...one.changes } }),
      { set: {}, changes: {} },
    )
    await changeProfile(tx, id, set)
    await recordProfileChange(tx, id, changes)
  }
  return readProfile(tx)
}

/**
 * Sets or removes the logo of the fitter's reports or the photo of the fitter's page.
 * @param webp already scaled down
 * @throws AppError `not_found`
 */
export async function changePicture(
  tx: Transaction,
  picture: PagePicture,
  webp: Buffer | null,
): Promise<Profile> {
  const id = requireActor('fitter', tx)
  const before = await lockProfile(tx, id)
  if (!before) throw new AppError('not_found')
  const place = letterheadPlace(id, picture)
  const column = `${picture}_sealed` as const
  await changeProfile(tx, id, { [column]: webp && (await tx.keys.of(id)).sealBytes(place, webp) })
  await recordProfileChange(tx, id, {
    // Records only whether there is a picture; the audit trail does not store pictures.
    [picture]: { from: before[column] !== null, to: webp !== null },
  })
  return readProfile(tx)
}
