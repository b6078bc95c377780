import type { Calls } from '#contract/calls.ts'
import { pages } from '#domain/pages.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { queueSharingNews } from '../../messages/sharing-news.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openName } from '../../people/rider-contact.ts'
import { acceptOfferBehind, findOfferBehind, listSharedFits } from './offers.repository.ts'

type Shared = Calls['GET /api/shared-fits']['response']
type SharedFile = Shared['files'][number]
type LinkPreview = Calls['POST /api/share-links/preview']['response']
type Bike = NonNullable<SharedFile['fits'][number]['bike']>

/** Reads the bikes of files. It belongs to another feature, which may not be imported here. */
export type BikesOf = (tx: Transaction, riderIds: readonly string[]) => Promise<Map<string, Bike[]>>

/** What a rider's link offers, without saying whose it is. @throws AppError `share_link_ended` */
export async function previewLink(tx: Transaction, secret: string): Promise<LinkPreview> {
  requireActor('fitter', tx)
  const offer = await findOfferBehind(tx, hashSecret(secret))
  if (!offer) throw new AppError('share_link_ended')
  return {
    scope: offer.bike_id ? 'bike' : offer.fits_from ? 'from' : 'all',
    fitsFrom: offer.fits_from,
    until: offer.until_at?.toISOString() ?? null,
    expiresAt: offer.expires_at.toISOString(),
    accepted: offer.accepted_by !== null,
  }
}

/**
 * Accepts a rider's link for the acting fitter. It opens nothing: the rider is mailed and decides next. Accepting again
 * is no error.
 * @throws AppError `share_link_ended` also for a link that another fitter accepted; `address_unproven`, `share_own_file`
 */
export async function acceptLink(tx: Transaction, secret: string): Promise<void> {
  requireActor('fitter', tx)
  const outcome = await acceptOfferBehind(tx, hashSecret(secret))
  if (outcome === 'unproven') throw new AppError('address_unproven')
  if (outcome === 'own') throw new AppError('share_own_file')
  if (outcome !== 'waiting') throw new AppError('share_link_ended')
  const offer = await findOfferBehind(tx, hashSecret(secret))
  if (offer)
    await queueSharingNews(tx, offer.account_id, {
      news: 'accepted',
      offerId: offer.id,
      link: `${tx.publicUrl}${pages.sharing}`,
    })
}

/** The fits that riders share with the acting fitter, by the file they are in, the newest first. */
export async function listShared(tx: Transaction, bikesOf: BikesOf): Promise<Shared> {
  requireActor('fitter', tx)
  const rows = await listSharedFits(tx)
  const riderIds = [...new Set(rows.map(({ rider_id }) => rider_id))]
  const [names, bikes, keys] = await Promise.all([
    fitterNamesOf(
      tx,
      rows.map(({ fitter_id }) => fitter_id),
    ),
    bikesOf(tx, riderIds),
    tx.keys.ofMany(riderIds),
  ])
  const files = new Map<string, SharedFile>()
  for (const row of rows) {
    const key = keys.get(row.rider_id)
    const file = files.get(row.rider_id) ?? {
      riderId: row.rider_id,
      riderName: (key && openName(key, row)) ?? '',
      fitterName: names.get(row.fitter_id)?.name ?? '',
      ownRiderId: row.own_rider_id,
      until: row.until_at?.toISOString() ?? null,
      fits: [],
    }
    const bike = bikes.get(row.rider_id)?.find(({ id }) => id === row.bike_id) ?? null
    file.fits.push({ sessionId: row.id, fittedAt: row.fitted_at.toISOString(), bike })
    files.set(row.rider_id, file)
  }
  return { files: [...files.values()] }
}
