import type { Parsed } from '#contract/calls.ts'
import { type FieldChanges, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { accountPlace } from '../../people/account-user.ts'
import { fitterNamesOf, studioPlace } from '../../people/fitter-names.ts'
import { letterheadOf, letterheadPlace, logoAddress } from '../../people/letterhead.ts'
import type { HolderKey, Place } from '../../vault/vault.ts'
import {
  changeProfile,
  findProfile,
  type ListedFitter,
  listedFitters,
  lockProfile,
} from './fitters.repository.ts'

type Listed = Parsed['GET /api/fitters/:slug']['response']
type Profile = Parsed['GET /api/fitter-profile']['response']
type Wishes = Parsed['PATCH /api/fitter-profile']['body']

function presentListed(tx: Transaction, row: ListedFitter): Listed {
  const { fitter_id: id, slug, name_sealed, studio_sealed } = row
  const key = tx.keys.unwrap(id, row.wrapped)
  return {
    name: key.open(accountPlace(id, 'name'), name_sealed),
    studio: studio_sealed && key.open(studioPlace(id), studio_sealed),
    slug,
  }
}

/** The listed fitters, by name. */
export async function readListedFitters(tx: Transaction): Promise<{ items: Listed[] }> {
  const rows = await listedFitters(tx, null)
  const byName = new Intl.Collator('en')
  const items = rows.map((row) => presentListed(tx, row))
  return { items: items.sort((a, b) => byName.compare(a.name, b.name)) }
}

/** @throws AppError `not_found`, both for an unlisted fitter and for an unknown slug */
export async function readListedFitter(tx: Transaction, slug: string): Promise<Listed> {
  const [row] = await listedFitters(tx, slug)
  if (!row) throw new AppError('not_found')
  return presentListed(tx, row)
}

/** The fitter's own profile, as riders see it. @throws AppError `not_found` */
export async function readProfile(tx: Transaction): Promise<Profile> {
  const id = requireActor('fitter', tx)
  const row = await findProfile(tx, id)
  const names = (await fitterNamesOf(tx, [id])).get(id)
  if (!row || !names) throw new AppError('not_found')
  const { logo, contact } = await letterheadOf(tx, id)
  return { ...names, slug: row.slug, listed: row.listed, logo: logo && logoAddress(logo), contact }
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

/** A text as it is stored: sealed, null for none; undefined if it stays as it is. */
const sealedText = (key: HolderKey, place: Place, text: string | null | undefined) =>
  text && key.seal(place, text)

/** Changes only the given fields of the profile. @throws AppError `not_found` */
export async function changeOwnProfile(tx: Transaction, wishes: Wishes): Promise<Profile> {
  const id = requireActor('fitter', tx)
  const before = await lockProfile(tx, id)
  if (!before) throw new AppError('not_found')
  const key = await tx.keys.of(id)
  const { listed } = wishes
  const studio = sealedText(key, studioPlace(id), wishes.studio)
  const contact = sealedText(key, letterheadPlace(id, 'contact'), wishes.contact)
  const set = {
    ...(studio !== undefined && { studio_sealed: studio || null }),
    ...(contact !== undefined && { contact_sealed: contact || null }),
    ...(listed !== undefined && { listed }),
  }
  const changes: FieldChanges = {
    ...(studio !== undefined && { studio: { from: before.studio_sealed, to: studio || null } }),
    ...(contact !== undefined && { contact: { from: before.contact_sealed, to: contact || null } }),
    ...(listed !== undefined && { listed: { from: before.listed, to: listed } }),
  }
  if (Object.keys(set).length > 0) {
    await changeProfile(tx, id, set)
    await recordProfileChange(tx, id, changes)
  }
  return readProfile(tx)
}

/** Sets or removes the logo of the fitter's reports. @param webp already scaled down @throws AppError `not_found` */
export async function changeLogo(tx: Transaction, webp: Buffer | null): Promise<Profile> {
  const id = requireActor('fitter', tx)
  const before = await lockProfile(tx, id)
  if (!before) throw new AppError('not_found')
  const key = await tx.keys.of(id)
  await changeProfile(tx, id, { logo_sealed: webp && key.sealBytes(letterheadPlace(id, 'logo'), webp) })
  await recordProfileChange(tx, id, {
    // Records only whether there is a logo; the audit trail does not store pictures.
    logo: { from: before.logo_sealed !== null, to: webp !== null },
  })
  return readProfile(tx)
}
