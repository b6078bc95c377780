/** For how many days an offer of fits can be accepted. */
export const OFFER_DAYS = 7

/**
 * What became of an offer: `open` waits for a fitter, `accepted` for the rider. `paused` is shared, but nobody can read it
 * while its files are closed.
 */
export const OFFER_STATES = ['open', 'accepted', 'shared', 'paused', 'expired', 'ended'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** What happened to an offer, as it is stored. */
export interface OfferFacts {
  accepted_by: string | null
  confirmed_at: Date | null
  ended_at: Date | null
  expires_at: Date
  until_at: Date | null
}

/** The state of an offer at a moment. */
export function offerState(offer: OfferFacts, now: Date): OfferState {
  if (offer.ended_at) return 'ended'
  if (offer.until_at && offer.until_at <= now) return 'expired'
  if (offer.confirmed_at) return 'shared'
  if (offer.expires_at <= now) return 'expired'
  return offer.accepted_by ? 'accepted' : 'open'
}

/**
 * The state of an offer as its rider sees it, who may have closed or erased the shared files since.
 * @param files those that are shared and were not erased
 */
export function stateWithFiles(
  offer: OfferFacts,
  now: Date,
  files: readonly { isClosed: boolean }[],
): OfferState {
  const state = offerState(offer, now)
  if (state !== 'shared') return state
  if (files.length === 0) return 'ended'
  return files.every(({ isClosed }) => isClosed) ? 'paused' : 'shared'
}

/**
 * The last moment of a sharing. It ends with a day, so `until` is already the next one.
 * @param until the instant at which the sharing ends
 */
export const lastMomentOf = (until: string): string => new Date(Date.parse(until) - 1).toISOString()
