import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Calls, Parsed } from '#contract/calls.ts'
import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import { instantOf } from '#domain/calendar/wall-clock.ts'
import { pages } from '#domain/pages.ts'
import { OFFER_DAYS, offerState, stateWithFiles } from '#domain/sharing/offer.ts'
import { created, recordAudit, recordAudits } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import type { ShareOffer } from '../../database/schema.gen.ts'
import { appendToLedger } from '../../erasure/erasure-ledger.ts'
import { hashSecret, newSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { closeStreams, publishEvent } from '../../live-events/publish-event.ts'
import { queueSharingNews } from '../../messages/sharing-news.ts'
import { accountPlace } from '../../people/account-user.ts'
import { type FitterNames, fitterNamesOf } from '../../people/fitter-names.ts'
import { findListedFitter } from '../../people/people.repository.ts'
import {
  findOwnZone,
  insertOffer,
  insertShares,
  isOfferedTo,
  listFitsWithin,
  listOffers,
  listOffersToConfirm,
  lockOffer,
  updateOffer,
  updateShares,
} from './offers.repository.ts'
import { listFilesWithAccess } from './sharing.repository.ts'

type Offer = Calls['GET /api/sharing']['response']['offers'][number]
type Preview = Calls['GET /api/share-preview']['response']
type NewOffer = Parsed['POST /api/share-offers']['body']
type Made = Calls['POST /api/share-offers']['response']
type OfferRow = Selectable<ShareOffer>
type ListedOffer = Awaited<ReturnType<typeof listOffers>>[number]

/** The fits that a scope opens, as the acting client sees them before sharing. */
export async function previewShare(
  tx: Transaction,
  {
    bikeId = null,
    fitsFrom = null,
  }: { bikeId?: string | null | undefined; fitsFrom?: string | null | undefined },
): Promise<Preview> {
  requireActor('client', tx)
  const fits = await listFitsWithin(tx, { bikeId, fitsFrom })
  const names = await fitterNamesOf(
    tx,
    fits.map(({ fitter_id }) => fitter_id),
  )
  return {
    fits: fits.map(({ id, fitter_id, rider_id: _, bike_id, fitted_at, time_zone: __, ...counts }) => ({
      sessionId: id,
      fittedAt: fitted_at.toISOString(),
      fitterName: names.get(fitter_id)?.name ?? '',
      bikeId: bike_id,
      ...counts,
    })),
  }
}

/** The end of a day, by the rider's clock. @throws AppError `invalid_request` for a day that is over */
async function endOf(tx: Transaction, day: string | null): Promise<Date | null> {
  if (day === null) return null
  const zone = await findOwnZone(tx)
  if (day < dateIn(tx.now, zone))
    throw new AppError('invalid_request', { problems: [{ path: ['until'], code: 'too_early' }] })
  return instantOf(addDays(day, 1), 0, zone)
}

const linkOf = ({ publicUrl }: Transaction, secret: string): string => `${publicUrl}/share#${secret}`

/**
 * The fitter from the directory to whom fits are offered; null for a link.
 * @throws AppError `not_found` if no listed fitter has the slug, `share_already_offered`
 */
async function chosenFitter(tx: Transaction, slug: string | null): Promise<string | null> {
  if (slug === null) return null
  const fitterId = await findListedFitter(tx, slug)
  if (!fitterId) throw new AppError('not_found')
  if (await isOfferedTo(tx, fitterId)) throw new AppError('share_already_offered')
  return fitterId
}

/**
 * Offers fits to a fitter from the directory, who is mailed, or makes a link for whichever fitter accepts it first.
 * @throws AppError `nothing_to_share`, `invalid_request`; as `chosenFitter`
 */
export async function makeOffer(
  tx: Transaction,
  { bikeId, fitsFrom, until, fitter }: NewOffer,
): Promise<Made & { id: string }> {
  const accountId = requireActor('client', tx)
  const untilAt = await endOf(tx, until)
  const offeredTo = await chosenFitter(tx, fitter)
  const fits = await listFitsWithin(tx, { bikeId, fitsFrom })
  if (fits.every(({ fitter_id }) => fitter_id === offeredTo)) throw new AppError('nothing_to_share')
  const [id, secret] = [randomUUID(), newSecret()]
  const expiresAt = new Date(tx.now.getTime() + OFFER_DAYS * 86_400_000)
  const offered = {
    offered_to: offeredTo,
    bike_id: bikeId,
    fits_from: fitsFrom,
    until_at: untilAt,
    expires_at: expiresAt,
  }
  tx.defer(
    insertOffer(tx, {
      ...offered,
      id,
      account_id: accountId,
      secret_hash: hashSecret(secret),
      created_at: tx.now,
    }),
  )
  await recordAudit(tx, {
    action: 'share_offer.created',
    entity: 'share_offer',
    entityId: id,
    accountId,
    changes: created(offered),
  })
  await publishEvent(tx, 'sharing', [accountId])
  const link = linkOf(tx, secret)
  if (offeredTo) await queueSharingNews(tx, offeredTo, { news: 'offered', offerId: id, link })
  return { id, url: offeredTo ? null : link, expiresAt: expiresAt.toISOString() }
}

/** The response to a repeated request. The link is not sent again, because only its hash is stored. */
export async function replayOffer(tx: Transaction, id: string): Promise<Made & { id: string }> {
  const offer = await lockOffer(tx, id)
  if (!offer) throw new AppError('not_found')
  return { id, url: null, expiresAt: offer.expires_at.toISOString() }
}

/**
 * The fitter who accepted or was chosen, without a name once their account is deleted. The address of the one who
 * accepted tells the rider who it is.
 */
function fitterOf(tx: Transaction, row: ListedOffer, names: Map<string, FitterNames>): Offer['fitter'] {
  const { email_sealed: email, wrapped } = row
  const id = row.accepted_by ?? row.offered_to
  if (id === null) return null
  const named = names.get(id)
  if (!named) return { id, name: '', studio: null, email: null }
  const address = email && wrapped && tx.keys.unwrap(id, wrapped).open(accountPlace(id, 'email'), email)
  return { id, name: named.name, studio: named.studio, email: address || null }
}

/**
 * The acting client's offers and what came of them, the newest first.
 * @param closedFiles the client's files that are used for nothing at present
 */
export async function presentOffers(tx: Transaction, closedFiles: ReadonlySet<string>): Promise<Offer[]> {
  const rows = await listOffers(tx)
  const names = await fitterNamesOf(
    tx,
    rows.flatMap(({ accepted_by, offered_to }) => accepted_by ?? offered_to ?? []),
  )
  const shownState = (row: ListedOffer) =>
    stateWithFiles(
      row,
      tx.now,
      row.shared_files.map((id) => ({ isClosed: closedFiles.has(id) })),
    )
  return rows.map((row) => ({
    id: row.id,
    // Nobody can accept or read any more.
    state: fitterOf(tx, row, names)?.name === '' ? 'ended' : shownState(row),
    bikeId: row.bike_id,
    fitsFrom: row.fits_from,
    until: row.until_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    fitter: fitterOf(tx, row, names),
    sharedAt: row.confirmed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }))
}

/** The fitters who accepted an offer of the acting client and wait for the client's decision. */
export async function offersToConfirm(tx: Transaction): Promise<{ offerId: string; fitterName: string }[]> {
  const rows = await listOffersToConfirm(tx)
  const names = await fitterNamesOf(
    tx,
    rows.map(({ accepted_by }) => accepted_by),
  )
  return rows.flatMap(({ id, accepted_by }) => {
    const fitter = names.get(accepted_by)
    return fitter ? [{ offerId: id, fitterName: fitter.name }] : []
  })
}

/** Tells both sides that something is shared or no longer shared; the fitter's streams begin anew. */
async function tellBoth(tx: Transaction, { account_id, accepted_by }: OfferRow): Promise<void> {
  await publishEvent(tx, 'sharing', [account_id])
  if (accepted_by) await closeStreams(tx, [accepted_by])
}

async function requireOffer(tx: Transaction, id: string): Promise<OfferRow> {
  const offer = await lockOffer(tx, id)
  if (!offer) throw new AppError('not_found')
  return offer
}

/**
 * The files that hold fits of the offer, other than the fitter's own; none while all of them are closed. One of several
 * that is closed now is shared with the others, and can be read when it is opened again.
 */
async function filesToShare(tx: Transaction, offer: OfferRow, fitterId: string): Promise<string[]> {
  if (offer.bike_id !== null) {
    const fits = await listFitsWithin(tx, { bikeId: offer.bike_id, fitsFrom: null })
    return [...new Set(fits.flatMap((fit) => (fit.fitter_id === fitterId ? [] : fit.rider_id)))]
  }
  const files = await listFilesWithAccess(tx)
  const others = files.filter(({ fitter_id }) => fitter_id !== fitterId)
  return others.some(({ closed }) => closed === null) ? others.map(({ id }) => id) : []
}

/** Confirms an offer and makes a share of it for each file. */
async function openShares(
  tx: Transaction,
  offer: OfferRow & { accepted_by: string },
  files: readonly string[],
): Promise<void> {
  const { id, account_id: accountId, accepted_by: fitterId, bike_id, fits_from, until_at } = offer
  const shares = files.map((riderId) => ({
    id: randomUUID(),
    rider_id: riderId,
    account_id: accountId,
    fitter_id: fitterId,
    offer_id: id,
    bike_id,
    fits_from,
    until_at,
    from_at: tx.now,
    created_at: tx.now,
  }))
  tx.defer(updateOffer(tx, id, { confirmed_at: tx.now }))
  tx.defer(insertShares(tx, shares))
  await recordAudits(tx, [
    {
      action: 'share_offer.confirmed',
      entity: 'share_offer',
      entityId: id,
      accountId,
      changes: { confirmed_at: { from: null, to: tx.now } },
    },
    ...shares.map((share) => ({
      action: 'share.created',
      entity: 'share' as const,
      entityId: share.id,
      riderId: share.rider_id,
      accountId,
      changes: created({ shared_with: fitterId, bike_id, fits_from, until_at }),
    })),
  ])
}

/**
 * Shares what was offered with the fitter who accepted.
 * @param fitterId the fitter whom the rider saw
 * @throws AppError `not_found`, `share_link_ended`, `nothing_to_share`
 */
export async function confirmOffer(tx: Transaction, id: string, fitterId: string): Promise<void> {
  const accountId = requireActor('client', tx)
  const offer = await requireOffer(tx, id)
  if (offer.confirmed_at && offer.accepted_by === fitterId && !offer.ended_at) return
  if (offerState(offer, tx.now) !== 'accepted' || offer.accepted_by !== fitterId)
    throw new AppError('share_link_ended')
  const files = await filesToShare(tx, offer, fitterId)
  if (files.length === 0) throw new AppError('nothing_to_share')
  await openShares(tx, { ...offer, account_id: accountId, accepted_by: fitterId }, files)
  await tellBoth(tx, { ...offer, accepted_by: fitterId })
  await queueSharingNews(tx, fitterId, {
    news: 'confirmed',
    offerId: id,
    link: `${tx.publicUrl}${pages.sharedFits}`,
  })
}

/**
 * Takes a link back, or ends what it shares. Shares that were ended can be opened again while their time is not over.
 * @throws AppError `not_found`; `share_link_ended` for a link, which is not given out again
 */
export async function changeOffer(
  tx: Transaction,
  id: string,
  ended: boolean,
  erasureLedger: readonly string[],
): Promise<void> {
  const accountId = requireActor('client', tx)
  const offer = await requireOffer(tx, id)
  if (ended === (offer.ended_at !== null)) return
  if (!ended && (!offer.confirmed_at || (offer.until_at && offer.until_at <= tx.now)))
    throw new AppError('share_link_ended')
  // A restore of an earlier backup repeats it.
  if (offer.confirmed_at)
    await appendToLedger(erasureLedger, [{ of: id, closed: 'share', on: ended, at: tx.now.toISOString() }])
  const endedAt = ended ? tx.now : null
  tx.defer(updateOffer(tx, id, { ended_at: endedAt }))
  const shares = offer.confirmed_at ? await updateShares(tx, id, endedAt) : []
  const change = { ended_at: { from: offer.ended_at, to: endedAt } }
  await recordAudits(tx, [
    {
      action: ended ? 'share_offer.ended' : 'share_offer.reopened',
      entity: 'share_offer',
      entityId: id,
      accountId,
      changes: change,
    },
    ...shares.map((share) => ({
      action: ended ? 'share.ended' : 'share.reopened',
      entity: 'share' as const,
      entityId: share.id,
      riderId: share.rider_id,
      accountId,
      changes: change,
    })),
  ])
  await tellBoth(tx, offer)
}
